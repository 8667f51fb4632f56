public import HUDLayers

/// A view with the layer that draws it. Its properties are the layer's and change without an
/// implicit animation, as on Apple systems; in an animation block they animate.
@MainActor open class UIView: UIResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  public let layer: CALayer
  public internal(set) var subviews: [UIView] = []
  public internal(set) weak var superview: UIView?
  /// The controller that this view belongs to.
  weak var controller: UIViewController?
  open var isUserInteractionEnabled = true
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var motionEffects: [UIMotionEffect] = []
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  open var cornerConfiguration = UICornerConfiguration() { didSet { setNeedsLayout() } }
  var ownTintColor: UIColor?
  var ownBackgroundColor: UIColor?
  /// Whether the app fades this view of its own, with a HUD in it.
  package var isFadedByApp = false
  var needsLayout = true
  /// The number of layouts so far.
  package internal(set) var layouts = 0
  /// The number of turns in which a layout was asked for.
  package internal(set) var layoutRequests = 0
  var edges: [LayoutEdge: UILayoutGuide] = [:]
  var partsOfSuperview: Set<LayoutAttribute> = []

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    willSet { if newValue != overrideUserInterfaceStyle { traitsBeforeOverride = traitCollection } }
    didSet { tellOverride() }
  }

  @available(iOS 17.0, *)
  public var traitOverrides = UITraitOverrides() {
    willSet { traitsBeforeOverride = traitCollection }
    didSet { tellOverride() }
  }

  /// The smallest text size of this view and its subviews.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    willSet { traitsBeforeOverride = traitCollection }
    didSet { tellOverride() }
  }

  /// The largest text size of this view and its subviews.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    willSet { traitsBeforeOverride = traitCollection }
    didSet { tellOverride() }
  }

  private var traitsBeforeOverride: UITraitCollection?

  private func tellOverride() {
    if let previous = traitsBeforeOverride { tellTraits(previous: previous) }
    traitsBeforeOverride = nil
  }

  /// The keyboard guide, which stays for good once it was asked for.
  package private(set) var keyboardGuide: UIKeyboardLayoutGuide?

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    self.frame = frame
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
  }

  /// Makes the layer. On Apple systems `layerClass` chooses its class.
  open class func makeLayer() -> CALayer { CALayer() }

  open override var next: UIResponder? { controller ?? superview }

  override var ownWindow: UIWindow? { window?.windowWithKeys }

  /// Whether UIKit allows the view as a direct subview.
  func mayContain(_ view: UIView) -> Bool { true }

  open var window: UIWindow? { self as? UIWindow ?? superview?.window }

  open func didMoveToWindow() {}

  open func didMoveToSuperview() {}

  open var isHidden: Bool {
    get { layer.isHidden }
    set { setHidden(newValue) }
  }

  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map(UIColor.init(cgColor:)) }
    set { setBackgroundColor(newValue) }
  }

  /// Always nil. Its setter stops the test, as the double draws no masked view.
  open var mask: UIView? {
    get { nil }
    set { preconditionFailure("The double draws no mask: \(newValue as Any).") }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  /// Asked of the touched view for each recognizer, also for those of its superviews.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func layoutSubviews() {}

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestDeeply(point, event)
  }

  open func safeAreaInsetsDidChange() {}

  open func tintColorDidChange() {}

  open var canBecomeFocused: Bool { false }

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  public class var noIntrinsicMetric: CGFloat { -1 }

  public class var layoutFittingCompressedSize: CGSize { .zero }

  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Returns the intrinsic size, as the double has no constraints for sizes. Like Apple's method it
  /// ignores the frame.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    precondition(
      targetSize == Self.layoutFittingCompressedSize, "The double only computes compressed sizes.")
    let size = intrinsicContentSize
    return CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }

  /// Resigns the first responder among this view, the views in it and their controllers. It need
  /// not be a text.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder, responder.isIn(self) else { return false }
    return responder.resignFirstResponder()
  }

  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// The guide is made when first asked for, and has no frame until the next layout.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    precondition(Device.system.tellsOfKeyboard, "tvOS has no keyboard layout guide.")
    if let keyboardGuide { return keyboardGuide }
    let guide = UIKeyboardLayoutGuide(owningView: self)
    keyboardGuide = guide
    setNeedsLayout()
    return guide
  }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}
