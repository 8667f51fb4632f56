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
    self.init(NamedPicture.symbol(systemName), label: label)
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
    self.init(NamedPicture.asset(name, bundle), label: label)
  }
}

/// A picture that is looked up by its name when it is drawn.
private enum NamedPicture: PictureLookup, @unchecked Sendable {
  case symbol(String)
  // `@unchecked` is needed for this case. A bundle may be used on any thread, but not every version
  // of Foundation declares `Bundle` as `Sendable`.
  case asset(String, Bundle?)

  func pixels(in place: PictureContext) -> HUD.Image.Pixels? {
    switch self {
    case .symbol(let name):
      if let image = PlatformImage(systemName: name) {
        return Symbol(image: image).pixels(in: place)
      }
      Log.noticeOnce(
        """
        This system has no symbol "\(name)", so it is not shown. The app SF Symbols lists every \
        name and the systems that have it.
        """)
    case .asset(let name, let bundle):
      if let image = PlatformImage.asset(name, in: bundle, isDark: place.isDark) {
        return image.pixels(in: place)
      }
      Log.noticeOnce(
        """
        There is no image "\(name)" in \((bundle ?? .main).bundlePath), so it is not shown. Add it \
        to the asset catalogue of that bundle, or pass the bundle that has it.
        """)
    }
    return nil
  }
}
#endif
