#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import HUDCore

extension HUD.Image {
  /// Creates an image from an `NSImage`, with the pixels for a screen with two pixels per point.
  ///
  /// ```swift
  /// HUD.show(image: HUD.Image(image), status: "Paired")
  /// ```
  ///
  /// A template image is filled with the colour of the indicators, whatever
  /// `HUD.Style.tintsImages` says.
  ///
  /// A screen reader reads `label` for the image.
  public init(_ image: NSImage, label: String? = nil) {
    guard let picture = image.picture(in: image.size, scale: 2) else {
      // Use one transparent pixel for an empty image. `HUD.Image(rgba:width:height:)` does not
      // return nil here, because four bytes are exactly one pixel.
      self = HUD.Image(rgba: [0, 0, 0, 0], width: 1, height: 1)!
      return
    }
    let pixels = Pixels(
      picture, scale: CGFloat(picture.width) / image.size.width,
      isTinted: image.isTemplate ? true : nil)
    self.init(pixels, label: label)
  }

  /// Creates an image from an optional `NSImage`; nil if `image` is nil, for example because
  /// `NSImage(named:)` found no image.
  ///
  /// ```swift
  /// HUD.show(image: HUD.Image(NSImage(named: "logo")), status: "Paired")
  /// ```
  public init?(_ image: NSImage?, label: String? = nil) {
    guard let image else { return nil }
    self.init(image, label: label)
  }
}

/// A symbol image that is drawn in the size in which it is shown.
struct Symbol {
  let image: NSImage

  @MainActor func pixels(in place: PictureContext) -> HUD.Image.Pixels? {
    let points = max(min(place.size.width, place.size.height), 1)
    guard let first = image.symbol(ofPoints: points), first.size.width > 0, first.size.height > 0
    else { return nil }
    // A symbol at 20 points is not exactly 20 points high or wide, and the ratio differs between
    // symbols. So measure the symbol at one point size, and then choose the point size at which it
    // fits.
    let factor = min(place.size.width / first.size.width, place.size.height / first.size.height)
    guard factor > 0, let fitting = image.symbol(ofPoints: points * factor) else { return nil }
    return fitting.picture(in: fitting.size, scale: place.scale).map {
      HUD.Image.Pixels($0, scale: place.scale, isTinted: true)
    }
  }
}

extension NSImage {
  convenience init?(systemName: String) {
    self.init(systemSymbolName: systemName, accessibilityDescription: nil)
  }

  /// - Parameter isDark: Not used, because an `NSImage` chooses its variant when it is drawn.
  static func asset(_ name: String, in bundle: Bundle?, isDark: Bool) -> NSImage? {
    (bundle ?? .main).image(forResource: name)
  }

  @MainActor func pixels(in place: PictureContext) -> HUD.Image.Pixels? {
    var pixels: HUD.Image.Pixels?
    NSAppearance(named: place.isDark ? .darkAqua : .aqua)?.performAsCurrentDrawingAppearance {
      pixels = picture(in: size, scale: place.scale).map {
        HUD.Image.Pixels(
          $0, scale: CGFloat($0.width) / size.width, isTinted: isTemplate ? true : nil)
      }
    }
    return pixels
  }

  fileprivate func symbol(ofPoints points: CGFloat) -> NSImage? {
    withSymbolConfiguration(SymbolConfiguration(pointSize: points, weight: .regular))
  }

  /// Returns the pixels of the image in `size` at `scale`; nil if the image is empty.
  fileprivate func picture(in size: CGSize, scale: CGFloat) -> CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    var rect = CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    return cgImage(forProposedRect: &rect, context: nil, hints: nil)
  }
}
#endif
