public import HUDLayers

open class UIGraphicsRendererFormat: NSObject {}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The scale, which is the screen's by default.
  open var scale: CGFloat = 3
}

open class UIGraphicsRendererContext: NSObject {}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}

open class UIGraphicsRenderer: NSObject {}

/// Isolated to no actor, as it may draw on any thread.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let size: CGSize
  private let scale: CGFloat

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    scale = format.scale
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let canvas = ImageCanvas(size, scale: scale)
    Self.$canvas.withValue(canvas) { actions(UIGraphicsImageRendererContext()) }
    return UIImage(cgImage: canvas.image, scale: scale, orientation: .up)
  }

  /// The canvas that `draw` calls use now.
  @TaskLocal static var canvas: ImageCanvas?
}

final class ImageCanvas: @unchecked Sendable {
  // Unchecked, because a canvas is the current one of one thread only.
  let scale: CGFloat
  private let width: Int
  private let height: Int
  private var pixels: [UInt8]

  init(_ size: CGSize, scale: CGFloat) {
    self.scale = scale
    width = Int((size.width * scale).rounded(.up))
    height = Int((size.height * scale).rounded(.up))
    pixels = Array(repeating: 0, count: width * height * 4)
  }

  func set(_ pixel: ArraySlice<UInt8>, _ column: Int, _ row: Int) {
    guard (0..<width).contains(column), (0..<height).contains(row) else { return }
    let first = (row * width + column) * 4
    pixels.replaceSubrange(first..<first + 4, with: pixel)
  }

  var image: CGImage { CGImage(width: width, height: height, premultipliedBGRA: pixels) }
}
