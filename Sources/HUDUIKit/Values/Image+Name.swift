#if canImport(UIKit)
public import HUDCore
public import UIKit

extension HUD.Image {
  /// A symbol of SF Symbols, by its name.
  ///
  /// ```swift
  /// HUD.show(image: .init(systemName: "headphones"), status: "Paired")
  /// ```
  ///
  /// It is drawn for the size and scale of the panel, so its edges are sharp, and it is filled with the
  /// indicators' colour. A name that the system does not know shows no picture. May be called on any
  /// thread: the symbol is looked up when it is drawn.
  public init(systemName: String) { self.init(SystemSymbol(name: systemName)) }

  /// An image of an asset catalog or a file of a bundle, by its name.
  ///
  /// It is drawn in the variant for the panel's appearance and scale, and tinted as
  /// `HUD.Image(_: UIImage)` is. A name that the bundle does not have shows no picture. May be called on
  /// any thread: the image is looked up when it is drawn.
  ///
  /// - Parameter bundle: The app's main bundle unless given.
  public init(named name: String, in bundle: Bundle? = nil) {
    self.init(Asset(name: name, bundle: bundle))
  }
}

private struct SystemSymbol: NamedPicture {
  let name: String

  func pixels(in place: PicturePlace) -> HUD.Image.Pixels? {
    UIImage(systemName: name)?.pixels(asSymbolIn: place)
  }
}

private struct Asset: NamedPicture, @unchecked Sendable {
  let name: String
  // Sendable by hand: Foundation's bundles are, whatever version of it says so.
  let bundle: Bundle?

  func pixels(in place: PicturePlace) -> HUD.Image.Pixels? {
    let traits = UITraitCollection(userInterfaceStyle: place.isDark ? .dark : .light)
    guard let image = UIImage(named: name, in: bundle, compatibleWith: traits) else { return nil }
    return image.isSymbolImage ? image.pixels(asSymbolIn: place) : HUD.Image(image).pixels
  }
}

extension UIImage {
  /// The symbol as a stencil that fits into the place; one that was scaled afterwards would be blurred.
  fileprivate func pixels(asSymbolIn place: PicturePlace) -> HUD.Image.Pixels? {
    let points = max(min(place.size.width, place.size.height), 1)
    let first = symbol(ofPoints: points)
    guard first.size.width > 0, first.size.height > 0 else { return nil }
    // How large a symbol is for its points is its own affair.
    let factor = min(
      place.size.width / first.size.width, place.size.height / first.size.height)
    guard factor > 0 else { return nil }
    let fitting = symbol(ofPoints: points * factor)
    return fitting.drawn(scale: place.scale).map {
      HUD.Image.Pixels($0, scale: place.scale, isTinted: renderingMode != .alwaysOriginal)
    }
  }

  private func symbol(ofPoints points: CGFloat) -> UIImage {
    withConfiguration(UIImage.SymbolConfiguration(pointSize: points))
  }
}
#endif
