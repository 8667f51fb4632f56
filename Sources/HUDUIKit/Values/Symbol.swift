#if canImport(UIKit)
import HUDCore
import UIKit

/// A symbol image that is drawn in the size in which it is shown.
///
/// The property `cgImage` of the image cannot be used, because that picture is cropped to the
/// visible pixels and is too small.
struct Symbol: NamedPicture {
  let image: UIImage

  func pixels(in place: PicturePlace) -> HUD.Image.Pixels? {
    let points = max(min(place.size.width, place.size.height), 1)
    guard let first = symbol(ofPoints: points), first.size.width > 0, first.size.height > 0 else {
      return nil
    }
    // A symbol at 20 points is not exactly 20 points high or wide, and the ratio differs between
    // symbols. So measure the symbol at one point size, and then choose the point size at which it
    // fits.
    let room = first.centeredSize
    let factor = min(place.size.width / room.width, place.size.height / room.height)
    guard factor > 0, let fitting = symbol(ofPoints: points * factor) else { return nil }
    return fitting.drawn(
      at: fitting.centeredOrigin(in: place), in: place.size, scale: place.scale
    ).map {
      HUD.Image.Pixels($0, scale: place.scale, isTinted: image.renderingMode != .alwaysOriginal)
    }
  }

  /// Returns the symbol at the point size `points`. The new image keeps the weight and the colours
  /// that the app configured.
  private func symbol(ofPoints points: CGFloat) -> UIImage? {
    image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: points))
  }
}

/// A symbol is centred by its alignment rectangle, not by its whole image. A badge may be outside
/// of this rectangle, and must not shift the symbol to one side.
extension UIImage {
  /// The size of the smallest picture that contains the symbol and has the symbol's centre in the
  /// middle.
  fileprivate var centeredSize: CGSize {
    let insets = alignmentRectInsets
    return CGSize(
      width: size.width + abs(insets.left - insets.right),
      height: size.height + abs(insets.top - insets.bottom))
  }

  /// Returns the origin that centres the symbol in `place`. The origin is rounded to whole pixels,
  /// so that the edges of the symbol are sharp.
  fileprivate func centeredOrigin(in place: PicturePlace) -> CGPoint {
    let insets = alignmentRectInsets
    func snapped(_ value: CGFloat) -> CGFloat { (value * place.scale).rounded() / place.scale }
    return CGPoint(
      x: snapped((place.size.width - size.width - insets.left + insets.right) / 2),
      y: snapped((place.size.height - size.height - insets.top + insets.bottom) / 2))
  }
}
#endif
