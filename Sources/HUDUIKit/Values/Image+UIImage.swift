#if canImport(UIKit)
public import HUDCore
public import UIKit

extension HUD.Image {
  /// Creates a picture from a `UIImage`: upright, in its own scale.
  ///
  /// ```swift
  /// HUD.show(image: HUD.Image(image), status: "Paired")
  /// ```
  ///
  /// An image with the rendering mode `alwaysOriginal` or `alwaysTemplate` keeps it, whatever
  /// `HUD.Style.tintsImages` says. Of an animated image the first picture is shown. May be called on
  /// any thread.
  public init(_ image: UIImage) {
    guard let picture = image.upright else {
      // Four bytes are one pixel, and it is clear.
      self = HUD.Image(rgba: [0, 0, 0, 0], width: 1, height: 1)!
      return
    }
    self.init(picture, scale: image.scale, isTinted: image.renderingMode.isTinted)
  }

  /// A picture of UIKit's, or nil if there is no image, as when its name is unknown.
  ///
  /// ```swift
  /// HUD.show(image: HUD.Image(UIImage(named: "logo")), status: "Paired")
  /// ```
  public init?(_ image: UIImage?) {
    guard let image else { return nil }
    self.init(image)
  }
}

extension UIImage {
  /// Its pixels as they are to be seen; nil where it has none at all.
  fileprivate var upright: CGImage? {
    // A camera's pictures lie on their side, one of Core Image's has no pixels before it is drawn, and
    // a symbol's have no colours.
    let hasOwnColors = isSymbolImage && renderingMode == .alwaysOriginal
    if imageOrientation == .up, !hasOwnColors, let cgImage { return cgImage }
    return drawn(scale: scale)
  }

  /// Its pixels in that scale; nil where it has none at all.
  func drawn(scale: CGFloat) -> CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let renderer = UIGraphicsImageRenderer(size: size, format: format)
    return renderer.image { _ in draw(at: .zero) }.cgImage
  }
}

extension UIImage.RenderingMode {
  fileprivate var isTinted: Bool? {
    switch self {
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    default: nil
    }
  }
}
#endif
