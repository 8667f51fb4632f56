public import HUDLayers

/// A view. It always has a layer that draws it, but shows it to the app only where AppKit would:
/// in a view that wants a layer, and in all views below it.
///
/// HUDLayers has only layers whose y axis points down. The layer of a view that is not flipped is
/// therefore placed as on the screen, and its own numbers are not those of AppKit.
@MainActor open class NSView: NSResponder, NSAppearanceCustomization {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let minXMargin = AutoresizingMask(rawValue: 1)
    public static let width = AutoresizingMask(rawValue: 2)
    public static let maxXMargin = AutoresizingMask(rawValue: 4)
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    public static let height = AutoresizingMask(rawValue: 16)
    public static let maxYMargin = AutoresizingMask(rawValue: 32)
  }

  var children: [NSView] = []
  public internal(set) weak var superview: NSView?
  var box = CGRect.zero
  var boundsOrigin = CGPoint.zero
  lazy var drawn = CALayer()
  var hostsLayer = false
  var partsOfSuperview: Set<NSLayoutConstraint.Attribute> = []
  var layoutIsNeeded = true
  /// The number of layouts so far.
  package internal(set) var layouts = 0

  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open internal(set) var trackingAreas: [NSTrackingArea] = []
  open weak var nextKeyView: NSView?
  open var additionalSafeAreaInsets = NSEdgeInsets() { didSet { needsLayout = true } }
  private var ownDirection: NSUserInterfaceLayoutDirection?
  open var gestureRecognizers: [NSGestureRecognizer] = [] {
    didSet { for old in oldValue where !gestureRecognizers.contains(old) { old.leaveView() } }
  }
  /// The types that are dragged to this view and not to those below it.
  open internal(set) var registeredDraggedTypes: [NSPasteboard.PasteboardType] = []
  var cursorRects: [(rect: CGRect, cursor: NSCursor)] = []

  open var appearance: NSAppearance? { didSet { tellAppearance() } }

  public init(frame frameRect: CGRect) {
    box = frameRect
    super.init()
    placeLayers()
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) { super.init() }

  // MARK: Layers

  open var wantsLayer = false {
    didSet { if wantsLayer != oldValue { placeLayers() } }
  }

  /// The layer, or nil if the view itself wants none: AppKit gives one to views below a layer-backed
  /// one only at times that it chooses. Whoever sets it hosts a layer,
  /// and has to do so before the view wants one; otherwise the layer is only another backing layer.
  open var layer: CALayer? {
    get { hostsLayer || wantsLayer ? drawn : nil }
    set {
      precondition(!wantsLayer, "A view that hosts a layer sets `layer` before `wantsLayer`.")
      precondition(subviews.isEmpty, "A view that hosts a layer may have no subviews.")
      guard let newValue else { preconditionFailure("The double takes no layer away.") }
      hostsLayer = true
      replaceLayer(by: newValue)
    }
  }

  open var clipsToBounds: Bool {
    get { drawn.masksToBounds }
    set { withoutActions { drawn.masksToBounds = newValue } }
  }

  open var alphaValue: CGFloat {
    get { CGFloat(drawn.opacity) }
    set { withoutActions { drawn.opacity = Float(newValue) } }
  }

  open var isHidden: Bool {
    get { drawn.isHidden }
    set { setHidden(newValue) }
  }

  /// The direction that was set for this view, or the app's.
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get { ownDirection ?? NSApp.userInterfaceLayoutDirection }
    set { ownDirection = newValue }
  }

  open var isOpaque: Bool { false }
  open var allowsVibrancy: Bool { false }

  // MARK: Callbacks

  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open func viewDidMoveToWindow() {}
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  open func viewDidMoveToSuperview() {}
  open func viewDidChangeBackingProperties() {}
  open func viewDidChangeEffectiveAppearance() {}
  open func updateTrackingAreas() {}
  open func resetCursorRects() {}
  open func drawFocusRingMask() {}
  open var focusRingMaskBounds: CGRect { .zero }

  // MARK: Geometry

  /// Whether the y axis points down.
  open var isFlipped: Bool { false }

  open var frame: CGRect {
    get { box }
    set {
      setFrameOrigin(newValue.origin)
      setFrameSize(newValue.size)
    }
  }

  open func setFrameOrigin(_ newOrigin: CGPoint) {
    guard newOrigin != box.origin else { return }
    box.origin = newOrigin
    moved()
  }

  open func setFrameSize(_ newSize: CGSize) {
    guard newSize != box.size else { return }
    let old = box.size
    box.size = newSize
    if autoresizesSubviews { resizeSubviews(withOldSize: old) }
    needsLayout = true
    moved()
  }

  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: box.size) }
    set {
      precondition(newValue.size == box.size, "The double does not scale a view's coordinates.")
      setBoundsOrigin(newValue.origin)
    }
  }

  open func setBoundsOrigin(_ newOrigin: CGPoint) {
    boundsOrigin = newOrigin
    placeLayers()
  }

  open func resizeSubviews(withOldSize oldSize: CGSize) {
    for view in subviews { view.resize(withOldSuperviewSize: oldSize) }
  }

  // MARK: Layout

  open var needsLayout: Bool {
    get { layoutIsNeeded }
    set { layoutIsNeeded = newValue }
  }

  open func layout() {}

  /// Lays out this view and all below it. A subclass overrides `layout()` instead.
  public func layoutSubtreeIfNeeded() {
    solveConstraints()
    if layoutIsNeeded {
      layoutIsNeeded = false
      layouts += 1
      layout()
    }
    for view in subviews { view.layoutSubtreeIfNeeded() }
  }

  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The intrinsic size, as the double has no constraints.
  open var fittingSize: CGSize {
    let size = intrinsicContentSize
    return CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }

  open func invalidateIntrinsicContentSize() { superview?.needsLayout = true }

  public class var noIntrinsicMetric: CGFloat { -1 }

  // MARK: Events

  /// Returns the view at a point, which is in the coordinates of the superview. A transparent view
  /// counts as well as any other.
  open func hitTest(_ point: CGPoint) -> NSView? {
    let own = fromSuperview(point)
    guard !isHidden, mouse(own, in: bounds) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(own) { return hit }
    }
    return self
  }

  /// Whether a point is in a rectangle, with the edges as in this view.
  public func mouse(_ point: CGPoint, in rect: CGRect) -> Bool {
    let y = isFlipped ? rect.minY..<rect.maxY : (rect.minY.nextUp)..<(rect.maxY.nextUp)
    return (rect.minX..<rect.maxX).contains(point.x) && y.contains(point.y)
  }

  /// Whether the view also gets the click that makes its window the key window.
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
  open var mouseDownCanMoveWindow: Bool { !isOpaque }

  /// Whether a panel that becomes key only if needed does so for this view.
  open var needsPanelToBecomeKey: Bool { false }

  open override func performKeyEquivalent(with event: NSEvent) -> Bool {
    subviews.contains { $0.performKeyEquivalent(with: event) }
  }

  open var canBecomeKeyView: Bool {
    window != nil && acceptsFirstResponder && !isHiddenOrHasHiddenAncestor
  }

  open override func accessibilityRole() -> NSAccessibility.Role? {
    super.accessibilityRole() ?? .unknown
  }

  // MARK: What the double's own subclasses do

  /// Whether AppKit lets an app add the view to this one.
  func mayContain(_ view: NSView) -> Bool { true }

  /// Draws what the double draws itself, as a label or a material.
  func draw() {}

  func didPlaceLayer() {}

  /// Traps if a material would look wrong on a Mac.
  func requireMaterial() {}
}

public enum NSUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}

public struct NSEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat

  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
