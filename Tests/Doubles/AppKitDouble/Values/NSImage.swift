public import HUDLayers

/// An image: pixels, a symbol of the system, or a shape that is drawn when needed.
open class NSImage: NSObject {
  public enum ResizingMode: Int, Sendable {
    case tile
    case stretch
  }

  private enum Content {
    case none
    case pixels(CGImage)
    case symbol(name: String, pointSize: CGFloat)
    case shape(drawingHandler: (CGRect) -> Bool)
  }

  private let content: Content
  open var size: CGSize
  open var isTemplate = false
  open var capInsets = NSEdgeInsets()
  open var resizingMode = ResizingMode.tile
  open var accessibilityDescription: String?

  private init(_ content: Content, size: CGSize) {
    self.content = content
    self.size = size
  }

  public convenience init(size: CGSize) { self.init(.none, size: size) }

  /// A size of zero stands for the size of the pixels.
  public convenience init(cgImage: CGImage, size: CGSize) {
    let pixels = CGSize(width: cgImage.width, height: cgImage.height)
    self.init(.pixels(cgImage), size: size == .zero ? pixels : size)
  }

  public convenience init(
    size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: @escaping (CGRect) -> Bool
  ) {
    self.init(.shape(drawingHandler: drawingHandler), size: size)
  }

  /// Makes a system symbol. Nil if the system has no such symbol; the double knows only a few.
  public convenience init?(
    systemSymbolName symbolName: String, accessibilityDescription description: String?
  ) {
    guard Self.symbols.contains(symbolName) else { return nil }
    self.init(symbol: symbolName, pointSize: 13)
    accessibilityDescription = description
  }

  private convenience init(symbol name: String, pointSize: CGFloat) {
    self.init(
      .symbol(name: name, pointSize: pointSize),
      size: CGSize(width: pointSize * 1.25, height: pointSize * 1.125))
    isTemplate = true
  }

  private static let symbols: Set = ["headphones", "bolt.fill", "checkmark"]

  open class SymbolConfiguration: NSObject {
    let pointSize: CGFloat

    public init(pointSize: CGFloat, weight: NSFont.Weight) { self.pointSize = pointSize }
  }

  /// Nil for an image that is no symbol.
  open func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
    guard case .symbol(let name, _) = content else { return nil }
    let image = NSImage(symbol: name, pointSize: configuration.pointSize)
    image.accessibilityDescription = accessibilityDescription
    return image
  }

  /// The pixels of the image for a rectangle, or for its own size. A symbol is a disc here.
  open func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context: NSGraphicsContext?,
    hints: [NSImageRep.HintKey: Any]?
  ) -> CGImage? {
    switch content {
    case .pixels(let pixels): pixels
    case .symbol: disc(in: proposedDestRect?.pointee.size ?? size)
    case .none: nil
    case .shape: preconditionFailure("The double draws shapes only as masks.")
    }
  }

  private func disc(in size: CGSize) -> CGImage {
    let (width, height) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
    var pixels: [UInt8] = []
    for row in 0..<height {
      for column in 0..<width {
        let x = (Double(column) + 0.5) / Double(width) * 2 - 1
        let y = (Double(row) + 0.5) / Double(height) * 2 - 1
        pixels += [0, 0, 0, x * x + y * y <= 1 ? 255 : 0]
      }
    }
    return CGImage(width: width, height: height, premultipliedBGRA: pixels)
  }

  /// The rounded rectangle that the image is when it is stretched to a size, for a mask. The double
  /// knows no other shapes, and none whose corners would be stretched too.
  func mask(stretchedTo size: CGSize) -> CGPath {
    guard case .shape(let draw) = content else {
      preconditionFailure("The double masks only with images that are drawn.")
    }
    let drawing = NSBezierPath.record { _ = draw(CGRect(origin: .zero, size: self.size)) }
    guard drawing.count == 1, let path = drawing.first, path.rect.size == self.size else {
      preconditionFailure("The double masks only with one rounded rectangle that fills its image.")
    }
    let isStretched =
      resizingMode == .stretch
      && [capInsets.top, capInsets.left, capInsets.bottom, capInsets.right]
        .allSatisfy { $0 >= path.radius }
    precondition(
      size == self.size || isStretched,
      "The corners of the mask would be distorted in \(size): it needs capInsets and .stretch.")
    return CGPath(
      roundedRect: CGRect(origin: .zero, size: size), cornerWidth: path.radius,
      cornerHeight: path.radius, transform: nil)
  }
}

extension NSImage {
  public typealias Name = String
}

extension Bundle {
  /// No bundle of the double has images.
  public func image(forResource name: NSImage.Name) -> NSImage? { nil }
}

/// Stands in the signature of an image's pixels alone.
open class NSGraphicsContext: NSObject {}

/// Stands in the signature of an image's pixels alone.
open class NSImageRep: NSObject {
  public struct HintKey: Hashable, Sendable {}
}

/// A rounded rectangle, which is drawn only into the masks of materials.
open class NSBezierPath: NSObject {
  let rect: CGRect
  let radius: CGFloat

  public init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    precondition(xRadius == yRadius, "The double's corners are circular.")
    self.rect = rect
    radius = max(min(xRadius, rect.width / 2, rect.height / 2), 0)
  }

  @TaskLocal private static var recording: Recording?

  private final class Recording: @unchecked Sendable {
    // Unchecked, but used within one call.
    var paths: [NSBezierPath] = []
  }

  static func record(_ drawing: () -> Void) -> [NSBezierPath] {
    let recording = Recording()
    $recording.withValue(recording, operation: drawing)
    return recording.paths
  }

  open func fill() {
    precondition(Self.recording != nil, "Nothing draws now.")
    Self.recording?.paths.append(self)
  }
}

extension NSColor {
  /// Sets the colour of what is drawn next. A mask uses its alpha alone.
  public func set() {
    precondition(alphaComponent == 1, "The double's masks are opaque.")
  }
}
