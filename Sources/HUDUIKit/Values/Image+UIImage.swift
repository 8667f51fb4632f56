#if canImport(UIKit)
public import HUDCore
public import UIKit

extension HUD.Image {
  /// Creates an image from a `UIImage`, in upright orientation and at its own scale.
  ///
  /// ```swift
  /// HUD.show(image: HUD.Image(image), status: "Paired")
  /// ```
  ///
  /// The rendering modes `alwaysOriginal` and `alwaysTemplate` take precedence over
  /// `HUD.Style.tintsImages`. An animated image shows its first frame only. This initializer may be
  /// called on any thread.
  ///
  /// A screen reader reads `label` for the image.
  public init(_ image: UIImage, label: String? = nil) {
    if image.isSymbolImage {
      self.init(Symbol(image: image), label: label)
      return
    }
    // Draw the image if its own pixels cannot be used. A picture from a camera may be rotated, and
    // an image from Core Image has no pixels yet.
    let own = image.imageOrientation == .up ? image.cgImage : nil
    guard let picture = own ?? image.drawn(at: .zero, in: image.size, scale: image.scale) else {
      // Use one transparent pixel for an empty image. `HUD.Image(rgba:width:height:)` does not
      // return nil here, because four bytes are exactly one pixel.
      self = HUD.Image(rgba: [0, 0, 0, 0], width: 1, height: 1)!
      return
    }
    let mode = image.renderingMode
    let isTinted = mode == .automatic ? nil : mode == .alwaysTemplate
    self.init(Pixels(picture, scale: image.scale, isTinted: isTinted), label: label)
  }

  /// Creates an image from an optional `UIImage`; nil if `image` is nil, for example because
  /// `UIImage(named:)` found no image.
  ///
  /// ```swift
  /// HUD.show(image: HUD.Image(UIImage(named: "logo")), status: "Paired")
  /// ```
  public init?(_ image: UIImage?, label: String? = nil) {
    guard let image else { return nil }
    self.init(image, label: label)
  }
}

extension UIImage {
  /// Draws the image at `origin` in a picture of size `room`, and returns the pixels of that
  /// picture at `scale`; nil if the image is empty.
  func drawn(at origin: CGPoint, in room: CGSize, scale: CGFloat) -> CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let renderer = UIGraphicsImageRenderer(size: room, format: format)
    return renderer.image { _ in draw(at: origin) }.cgImage
  }

  static func asset(_ name: String, in bundle: Bundle?, isDark: Bool) -> UIImage? {
    let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
    return UIImage(named: name, in: bundle, compatibleWith: traits)
  }

  @MainActor func pixels(in place: PictureContext) -> HUD.Image.Pixels? {
    isSymbolImage ? Symbol(image: self).pixels(in: place) : HUD.Image(self).pixels
  }

  /// Returns the origin that centres the symbol in `place`. The origin is rounded to whole pixels,
  /// so that the edges of the symbol are sharp.
  ///
  /// A symbol is centred by its alignment rectangle, not by its whole image. A badge may be outside
  /// of this rectangle, and must not shift the symbol to one side.
  fileprivate func centeredOrigin(in place: PictureContext) -> CGPoint {
    let insets = alignmentRectInsets
    func snapped(_ value: CGFloat) -> CGFloat { (value * place.scale).rounded() / place.scale }
    return CGPoint(
      x: snapped((place.size.width - size.width - insets.left + insets.right) / 2),
      y: snapped((place.size.height - size.height - insets.top + insets.bottom) / 2))
  }
}

/// A symbol image that is drawn in the size in which it is shown.
///
/// The property `cgImage` of the image cannot be used, because that picture is cropped to the
/// visible pixels and is too small.
struct Symbol: PictureLookup {
  let image: UIImage

  func pixels(in place: PictureContext) -> HUD.Image.Pixels? {
    let points = max(min(place.size.width, place.size.height), 1)
    guard let first = symbol(ofPoints: points), first.size.width > 0, first.size.height > 0 else {
      return nil
    }
    // A symbol at 20 points is not exactly 20 points high or wide, and the ratio differs between
    // symbols. So measure the symbol at one point size, and then choose the point size at which it
    // fits.
    let (size, insets) = (first.size, first.alignmentRectInsets)
    // The smallest picture that contains the symbol and has the symbol's centre in the middle.
    let width = size.width + abs(insets.left - insets.right)
    let height = size.height + abs(insets.top - insets.bottom)
    let factor = min(place.size.width / width, place.size.height / height)
    guard factor > 0, let fitting = symbol(ofPoints: points * factor) else { return nil }
    return fitting.drawn(at: fitting.centeredOrigin(in: place), in: place.size, scale: place.scale)
      .map {
        HUD.Image.Pixels($0, scale: place.scale, isTinted: image.renderingMode != .alwaysOriginal)
      }
  }

  /// Returns the symbol at the point size `points`. The new image keeps the weight and the colours
  /// that the app configured.
  private func symbol(ofPoints points: CGFloat) -> UIImage? {
    image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: points))
  }
}
#endif
