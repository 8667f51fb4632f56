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
  public init(_ image: NSImage) {
    guard let picture = image.picture(in: image.size, scale: 2) else {
      // Use one transparent pixel for an empty image. `HUD.Image(rgba:width:height:)` does not
      // return nil here, because four bytes are exactly one pixel.
      self = HUD.Image(rgba: [0, 0, 0, 0], width: 1, height: 1)!
      return
    }
    self.init(
      picture, scale: CGFloat(picture.width) / image.size.width,
      isTinted: image.isTemplate ? true : nil)
  }

  /// Creates an image from an optional `NSImage`; nil if `image` is nil, for example because
  /// `NSImage(named:)` found no image.
  ///
  /// ```swift
  /// HUD.show(image: HUD.Image(NSImage(named: "logo")), status: "Paired")
  /// ```
  public init?(_ image: NSImage?) {
    guard let image else { return nil }
    self.init(image)
  }

  /// Creates an image from the SF Symbol that is called `systemName`.
  ///
  /// ```swift
  /// HUD.show(image: .init(systemName: "headphones"), status: "Paired")
  /// ```
  ///
  /// The symbol is drawn at the size and scale of the panel, so that its edges are sharp, and in
  /// the colour of the indicators. An unknown name shows no picture, and the log names it. This
  /// initializer may be called on any thread, because the symbol is looked up only when it is
  /// drawn.
  public init(systemName: String) { self.init(SystemSymbol(name: systemName)) }

  /// Creates an image from the asset or file that is called `name` in a bundle.
  ///
  /// The image is drawn in its variant for the panel's appearance and scale. An unknown name shows
  /// no picture, and the log names it. This initializer may be called on any thread, because the
  /// image is looked up only when it is drawn.
  ///
  /// - Parameter bundle: The bundle to search; nil is the app's main bundle.
  public init(named name: String, in bundle: Bundle? = nil) {
    self.init(Asset(name: name, bundle: bundle))
  }
}

private struct SystemSymbol: PictureLookup {
  let name: String

  func pixels(in place: PictureContext) -> HUD.Image.Pixels? {
    guard let image = NSImage(systemSymbolName: name, accessibilityDescription: nil) else {
      Log.noticeOnce(
        """
        This system has no symbol "\(name)", so it is not shown. The app SF Symbols lists every \
        name and the systems that have it.
        """)
      return nil
    }
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

private struct Asset: PictureLookup, @unchecked Sendable {
  let name: String
  // `@unchecked` is needed for this property. A bundle may be used on any thread, but not every
  // version of Foundation declares `Bundle` as `Sendable`.
  let bundle: Bundle?

  func pixels(in place: PictureContext) -> HUD.Image.Pixels? {
    guard let image = (bundle ?? .main).image(forResource: name) else {
      Log.noticeOnce(
        """
        There is no image "\(name)" in \((bundle ?? .main).bundlePath), so it is not shown. Add it \
        to the asset catalogue of that bundle, or pass the bundle that has it.
        """)
      return nil
    }
    var pixels: HUD.Image.Pixels?
    NSAppearance(named: place.isDark ? .darkAqua : .aqua)?.performAsCurrentDrawingAppearance {
      pixels = image.picture(in: image.size, scale: place.scale).map {
        HUD.Image.Pixels(
          $0, scale: CGFloat($0.width) / image.size.width, isTinted: image.isTemplate ? true : nil)
      }
    }
    return pixels
  }
}

extension NSImage {
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
