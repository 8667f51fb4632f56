public import HUDLayers

/// A material. The double cannot blur, and paints it in one colour: translucent while it is active,
/// opaque while it is not or if the user wants less transparency.
@MainActor open class NSVisualEffectView: NSView {
  public enum Material: Int, Sendable {
    case titlebar = 3
    case menu = 5
    case sheet = 11
    case hudWindow = 13
    case toolTip = 17
  }

  public enum BlendingMode: Int, Sendable {
    case behindWindow
    case withinWindow
  }

  public enum State: Int, Sendable {
    case followsWindowActiveState
    case active
    case inactive
  }

  private let paint = CAShapeLayer()

  open var material = Material.titlebar { didSet { draw() } }
  open var blendingMode = BlendingMode.behindWindow { didSet { draw() } }
  open var state = State.followsWindowActiveState { didSet { draw() } }
  open var maskImage: NSImage? { didSet { draw() } }

  open override var allowsVibrancy: Bool { false }

  private var isActive: Bool {
    switch state {
    case .active: true
    case .inactive: false
    case .followsWindowActiveState: window?.isKeyWindow == true || window?.isMainWindow == true
    }
  }

  /// Whether one can see through the material.
  package var isTranslucent: Bool { isActive && !Device.reducesTransparency }

  override func didPlaceLayer() {
    super.didPlaceLayer()
    draw()
  }

  override func draw() {
    let isDark = effectiveAppearance.name.isDark
    withoutActions {
      if paint.superlayer !== drawn { drawn.insertSublayer(paint, at: 0) }
      let size = box.size
      paint.frame = CGRect(origin: CGPoint(x: 0, y: drawn.bounds.minY), size: size)
      paint.path =
        maskImage?.mask(stretchedTo: size)
        ?? CGPath(rect: CGRect(origin: .zero, size: size), transform: nil)
      let white: CGFloat = isDark ? 0.15 : 0.95
      // What is behind the window shows its own colour, not that of the window's content.
      let blue: CGFloat = blendingMode == .behindWindow ? 1 : white
      paint.fillColor = CGColor(
        srgbRed: white, green: white, blue: blue, alpha: isTranslucent ? 0.7 : 1)
    }
  }

  override func requireMaterial() {
    precondition(
      drawn.cornerRadius == 0 && drawn.mask == nil,
      "A corner radius or a mask of its layer does not clip a material: it needs a maskImage.")
    draw()
  }
}

/// Glass. It ignores its layer's corners, and adapts to what is below by itself.
@available(macOS 26.0, *)
@MainActor open class NSGlassEffectView: NSView {
  public enum Style: Int, Sendable {
    case regular
    case clear
  }

  private let paint = CALayer()
  private var isTakingContent = false

  open var style = Style.regular { didSet { draw() } }
  open var tintColor: NSColor? { didSet { draw() } }
  open var cornerRadius: CGFloat = 8 { didSet { draw() } }

  /// The view in the glass, which fills it. Other subviews are anywhere before or behind the
  /// effect.
  open var contentView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let contentView else { return }
      isTakingContent = true
      addSubview(contentView)
      isTakingContent = false
      didPlaceLayer()
    }
  }

  override func mayContain(_ view: NSView) -> Bool { isTakingContent }

  override func didPlaceLayer() {
    super.didPlaceLayer()
    contentView?.frame = bounds
    draw()
  }

  override func draw() {
    withoutActions {
      if paint.superlayer !== drawn { drawn.insertSublayer(paint, at: 0) }
      paint.frame = CGRect(origin: CGPoint(x: 0, y: drawn.bounds.minY), size: box.size)
      paint.cornerRadius = min(cornerRadius, box.width / 2, box.height / 2)
      paint.backgroundColor =
        tintColor?.resolved(in: effectiveAppearance)
        ?? CGColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: style == .clear ? 0.2 : 0.4)
    }
  }

  override func requireMaterial() {
    precondition(
      drawn.cornerRadius == 0 && drawn.mask == nil && !drawn.masksToBounds,
      "Glass has its own corners, and clipping cuts off its edge.")
  }
}
