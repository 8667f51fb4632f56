#if HOST
public import HUDCore
#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

extension HUD.Image {
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
  ///
  /// A screen reader reads `label` for the symbol.
  public init(systemName: String, label: String? = nil) {
    self.init(SystemSymbol(name: systemName), label: label)
  }

  /// Creates an image from the asset or file that is called `name` in a bundle.
  ///
  /// The image is drawn in its variant for the panel's appearance and scale. It is tinted like a
  /// `HUD.Image` from an image of UIKit or AppKit. An unknown name shows no picture, and the log
  /// names it. This initializer may be called on any thread, because the image is looked up only
  /// when it is drawn.
  ///
  /// - Parameters:
  ///   - bundle: The bundle to search; nil is the app's main bundle.
  ///   - label: The text that a screen reader reads for the image.
  public init(named name: String, in bundle: Bundle? = nil, label: String? = nil) {
    self.init(Asset(name: name, bundle: bundle), label: label)
  }
}

private struct SystemSymbol: PictureLookup {
  let name: String

  func pixels(in place: PictureContext) -> HUD.Image.Pixels? {
    guard let image = PlatformImage.symbol(name) else {
      Log.noticeOnce(
        """
        This system has no symbol "\(name)", so it is not shown. The app SF Symbols lists every \
        name and the systems that have it.
        """)
      return nil
    }
    return Symbol(image: image).pixels(in: place)
  }
}

private struct Asset: PictureLookup, @unchecked Sendable {
  let name: String
  // `@unchecked` is needed for this property. A bundle may be used on any thread, but not every
  // version of Foundation declares `Bundle` as `Sendable`.
  let bundle: Bundle?

  func pixels(in place: PictureContext) -> HUD.Image.Pixels? {
    guard let image = PlatformImage.asset(name, in: bundle, isDark: place.isDark) else {
      Log.noticeOnce(
        """
        There is no image "\(name)" in \((bundle ?? .main).bundlePath), so it is not shown. Add it \
        to the asset catalogue of that bundle, or pass the bundle that has it.
        """)
      return nil
    }
    return image.pixels(in: place)
  }
}
#endif
