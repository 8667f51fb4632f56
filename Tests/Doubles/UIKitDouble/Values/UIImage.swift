public import HUDLayers

open class UIImage: NSObject, @unchecked Sendable {
  // Unchecked, but immutable.
  public enum Orientation: Int, Sendable {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
  }

  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  private enum Content {
    case none
    case pixels(CGImage)
    /// An image of Core Image, whose `cgImage` is nil.
    case recipe(CGImage)
    /// A symbol drawn in several colours. `cgImage` gives only its shape.
    case symbol(shape: CGImage, colored: CGImage)
    /// A symbol of the system: an outline, which has pixels only when drawn.
    case outline(SymbolOutline)
  }

  public let scale: CGFloat
  public let imageOrientation: Orientation
  public let renderingMode: RenderingMode
  private let content: Content

  private init(_ content: Content, scale: CGFloat, orientation: Orientation, mode: RenderingMode) {
    self.content = content
    self.scale = scale
    imageOrientation = orientation
    renderingMode = mode
  }

  /// Makes an empty image without a size.
  public convenience override init() {
    self.init(.none, scale: 1, orientation: .up, mode: .automatic)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(.pixels(cgImage), scale: scale, orientation: orientation, mode: .automatic)
  }

  /// Makes an image like those of Core Image, which draws these pixels.
  package convenience init(recipeFor pixels: CGImage, scale: CGFloat) {
    self.init(.recipe(pixels), scale: scale, orientation: .up, mode: .automatic)
  }

  /// Makes an image like a system symbol with several colours.
  package convenience init(symbol shape: CGImage, colored: CGImage, scale: CGFloat) {
    self.init(
      .symbol(shape: shape, colored: colored), scale: scale, orientation: .up,
      mode: .alwaysOriginal)
  }

  /// Makes a system symbol. Nil if the system has no such symbol; the double knows only a few.
  public convenience init?(systemName name: String) {
    guard let outline = SymbolOutline(name) else { return nil }
    self.init(.outline(outline), scale: 3, orientation: .up, mode: .automatic)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let style = traitCollection?.userInterfaceStyle ?? .unspecified
    guard let found = Self.assets[AssetName(name: name, bundle: bundle)]?(style) else { return nil }
    self.init(
      found.content, scale: found.scale, orientation: found.imageOrientation,
      mode: found.renderingMode)
  }

  package struct AssetName: Hashable, Sendable {
    let name: String
    let bundle: Bundle?

    package init(name: String, bundle: Bundle? = nil) {
      self.name = name
      self.bundle = bundle
    }
  }

  /// The images of all bundles. The bundle nil is the main one.
  @TaskLocal package static var assets: [AssetName: @Sendable (UIUserInterfaceStyle) -> UIImage] =
    [:]

  open var isSymbolImage: Bool {
    switch content {
    case .symbol, .outline: true
    case .none, .pixels, .recipe: false
    }
  }

  open class Configuration: NSObject, @unchecked Sendable {
    // Unchecked, but immutable.
  }

  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Unchecked, but immutable.
    let pointSize: CGFloat

    public init(pointSize: CGFloat) { self.pointSize = pointSize }
  }

  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .outline(var outline) = content,
      let configuration = configuration as? SymbolConfiguration
    else { preconditionFailure("The double configures only the system's symbols.") }
    outline.pointSize = configuration.pointSize
    return UIImage(
      .outline(outline), scale: scale, orientation: imageOrientation, mode: renderingMode)
  }

  /// Nil for an image that is no symbol.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    if case .outline = content { return withConfiguration(configuration) }
    return isSymbolImage ? self : nil
  }

  /// The images of an animation, which an image view plays.
  open private(set) var images: [UIImage]?

  /// Makes an animation that lasts for `duration`. Its own pixels are those of the first image.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let image = images.first?.withRenderingMode(.automatic) else { return nil }
    image.images = images
    return image
  }

  /// Where the figure itself is in a symbol that also has a badge.
  open var alignmentRectInsets: UIEdgeInsets {
    if case .outline(let outline) = content { return outline.insets }
    return .zero
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let image = UIImage(content, scale: scale, orientation: imageOrientation, mode: renderingMode)
    image.images = images
    return image
  }

  open var cgImage: CGImage? {
    switch content {
    case .pixels(let pixels), .symbol(let pixels, _): pixels
    case .outline(let outline): outline.cropped(scale: scale)
    case .none, .recipe: nil
    }
  }

  /// The size as drawn: a rotated image is as wide as its pixels are high.
  open var size: CGSize {
    if case .outline(let outline) = content { return outline.size }
    guard let drawn else { return .zero }
    let (width, height) = (CGFloat(drawn.width) / scale, CGFloat(drawn.height) / scale)
    return imageOrientation.isOnItsSide
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// Draws into the current renderer's canvas.
  open func draw(at point: CGPoint) {
    guard let canvas = UIGraphicsImageRenderer.canvas else { return }
    // An outline can be drawn at any scale.
    if case .outline(let outline) = content { return outline.draw(on: canvas, at: point) }
    guard let drawn else { return }
    precondition(canvas.scale == scale, "The double draws an image only at its own scale.")
    let (width, height) = (drawn.width, drawn.height)
    let (columns, rows) = imageOrientation.isOnItsSide ? (height, width) : (width, height)
    let (left, top) = (Int(point.x * scale), Int(point.y * scale))
    for row in 0..<rows {
      for column in 0..<columns {
        let source = imageOrientation.source(column, row, width, height)
        let first = (source.row * width + source.column) * 4
        canvas.set(drawn.premultipliedBGRA[first..<first + 4], left + column, top + row)
      }
    }
  }

  private var drawn: CGImage? {
    switch content {
    case .none, .outline: nil
    case .pixels(let pixels), .recipe(let pixels), .symbol(_, let pixels): pixels
    }
  }
}

extension UIImage.Orientation {
  fileprivate var isOnItsSide: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// Returns the stored pixel that is visible at a place. `.left` means pixels to be rotated left.
  fileprivate func source(
    _ column: Int, _ row: Int, _ width: Int, _ height: Int
  ) -> (column: Int, row: Int) {
    switch self {
    case .up: (column, row)
    case .down: (width - 1 - column, height - 1 - row)
    case .left: (width - 1 - row, column)
    case .right: (row, height - 1 - column)
    case .upMirrored: (width - 1 - column, row)
    case .downMirrored: (column, height - 1 - row)
    case .leftMirrored: (row, column)
    case .rightMirrored: (width - 1 - row, height - 1 - column)
    }
  }
}
