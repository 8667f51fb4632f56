#if canImport(UIKit)
public import HUDCore
public import UIKit

extension HUD.Image {
  /// Creates an image from a `UIImage`, upright and at its own scale.
  ///
  /// ```swift
  /// HUD.show(image: HUD.Image(image), status: "Paired")
  /// ```
  ///
  /// The rendering modes `alwaysOriginal` and `alwaysTemplate` take precedence over
  /// `HUD.Style.tintsImages`. An animated image shows its first picture only. May be called on any
  /// thread.
  public init(_ image: UIImage) {
    guard let picture = image.upright else {
      // One transparent pixel. Never nil, because four bytes are exactly one pixel.
      self = HUD.Image(rgba: [0, 0, 0, 0], width: 1, height: 1)!
      return
    }
    self.init(picture, scale: image.scale, isTinted: image.renderingMode.isTinted)
  }

  /// Creates an image from a `UIImage`, or returns nil if that is nil, as for an unknown name.
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
  /// The pixels of the image in upright orientation; nil if the image is empty.
  fileprivate var upright: CGImage? {
    // Some images must be drawn first: a camera's pictures are rotated, one of Core Image has no
    // pixels yet, and a symbol's pixels have no colours.
    let hasOwnColors = isSymbolImage && renderingMode == .alwaysOriginal
    if imageOrientation == .up, !hasOwnColors, let cgImage { return cgImage }
    return drawn(scale: scale)
  }

  /// Returns the pixels of the image at `scale`; nil if the image is empty.
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
