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
  public init(_ image: UIImage) {
    if image.isSymbolImage {
      self.init(Symbol(image: image))
      return
    }
    guard let picture = image.upright else {
      // Use one transparent pixel for an empty image. `HUD.Image(rgba:width:height:)` does not
      // return nil here, because four bytes are exactly one pixel.
      self = HUD.Image(rgba: [0, 0, 0, 0], width: 1, height: 1)!
      return
    }
    self.init(picture, scale: image.scale, isTinted: image.renderingMode.isTinted)
  }

  /// Creates an image from an optional `UIImage`; nil if `image` is nil, for example because
  /// `UIImage(named:)` found no image.
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
    // Draw the image if its own pixels cannot be used. A picture from a camera may be rotated, and
    // an image from Core Image has no pixels yet.
    if imageOrientation == .up, let cgImage { return cgImage }
    return drawn(at: .zero, in: size, scale: scale)
  }

  /// Draws the image at `origin` in a picture of size `room`, and returns the pixels of that
  /// picture at `scale`; nil if the image is empty.
  func drawn(at origin: CGPoint, in room: CGSize, scale: CGFloat) -> CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let renderer = UIGraphicsImageRenderer(size: room, format: format)
    return renderer.image { _ in draw(at: origin) }.cgImage
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
