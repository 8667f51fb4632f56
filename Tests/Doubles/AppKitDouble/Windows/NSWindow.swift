public import HUDLayers

@MainActor open class NSWindow: NSResponder, NSAppearanceCustomization {
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let borderless: StyleMask = []
    public static let titled = StyleMask(rawValue: 1)
    public static let closable = StyleMask(rawValue: 1 << 1)
    public static let miniaturizable = StyleMask(rawValue: 1 << 2)
    public static let resizable = StyleMask(rawValue: 1 << 3)
    public static let utilityWindow = StyleMask(rawValue: 1 << 4)
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
    public static let hudWindow = StyleMask(rawValue: 1 << 13)
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }

  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let floating = Level(rawValue: 3)
    public static let mainMenu = Level(rawValue: 24)
    public static let statusBar = Level(rawValue: 25)
  }

  public struct CollectionBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
    public static let stationary = CollectionBehavior(rawValue: 1 << 4)
    public static let ignoresCycle = CollectionBehavior(rawValue: 1 << 6)
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
  }

  public enum OrderingMode: Int, Sendable {
    case below = -1
    case out = 0
    case above = 1
  }

  public enum BackingStoreType: UInt, Sendable {
    case buffered = 2
  }

  public enum AnimationBehavior: Int, Sendable {
    case `default` = 0
    case none = 2
    case utilityWindow = 4
  }

  public struct OcclusionState: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let visible = OcclusionState(rawValue: 1 << 1)
  }

  let frameView: WindowFrame
  public let windowNumber: Int
  open private(set) var frame: CGRect
  open var title = ""
  open var level = Level.normal
  open var collectionBehavior: CollectionBehavior = []
  open var animationBehavior = AnimationBehavior.default
  open var hidesOnDeactivate = false
  open var ignoresMouseEvents = false
  open var acceptsMouseMovedEvents = false
  open var isOpaque = true
  open var hasShadow = true
  open var isReleasedWhenClosed = true
  open var isExcludedFromWindowsMenu = false
  open var autorecalculatesKeyViewLoop = false
  open weak var initialFirstResponder: NSView?
  open var backgroundColor: NSColor! = .windowBackgroundColor { didSet { paint() } }
  open var toolbar: NSToolbar? { didSet { placeContent() } }
  open var appearance: NSAppearance? { didSet { frameView.tellAppearance() } }

  open var styleMask: StyleMask { didSet { placeContent() } }

  open var alphaValue: CGFloat {
    get { frameView.alphaValue }
    set { frameView.alphaValue = newValue }
  }

  open internal(set) var isVisible = false
  open internal(set) var isMiniaturized = false
  var isClosed = false
  var isHiddenWithApp = false
  var frameBeforeFullScreen: CGRect?
  private lazy var closeButton = makeCloseButton()
  open var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] = []

  var queuedSheets: [QueuedSheet] = []
  open internal(set) weak var sheetParent: NSWindow?
  open internal(set) weak var parent: NSWindow?
  /// The window of the title bar and the toolbar while this one is in full screen.
  var bars: NSToolbarFullScreenWindow?
  var hasBeenSheet = false
  /// Whether the window is on the Space that the user sees. `isVisible` does not tell.
  open package(set) var isOnActiveSpace = true

  /// The windows in the tabs of this one, which the double does not have.
  open var tabbedWindows: [NSWindow]? { nil }

  /// The layer of the whole window, which draws it.
  package var layerOnScreen: CALayer { frameView.drawn }

  /// The responder that gets the keys while this is the key window: never nil, but the window
  /// itself if it is nothing else.
  var responder: NSResponder?
  let fieldEditor = NSTextView()

  public init(
    contentRect: CGRect, styleMask style: NSWindow.StyleMask,
    backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool
  ) {
    styleMask = style
    windowNumber = Device.state.windows.count + 1
    frame = Self.frameRect(forContentRect: contentRect, styleMask: style)
    frameView = WindowFrame(frame: CGRect(origin: .zero, size: frame.size))
    super.init()
    frameView.owner = self
    frameView.wantsLayer = true
    frameView.nextResponder = self
    contentView = NSView(frame: CGRect(origin: .zero, size: contentRect.size))
    replaceContent(nil)
    paint()
    Device.state.windows.append(WeakWindow(window: self))
    Device.expectEnd(of: self)
  }

  /// The view that fills the window below its bars, or also behind them.
  open var contentView: NSView? { didSet { replaceContent(oldValue) } }

  private func replaceContent(_ old: NSView?) {
    old?.removeFromSuperview()
    frameView.isBuilding = true
    if let contentView { frameView.addSubview(contentView) }
    frameView.isBuilding = false
    placeContent()
  }

  // MARK: Title bar

  public enum ButtonType: UInt, Sendable {
    case closeButton
    case miniaturizeButton
    case zoomButton
  }

  /// The double has only the button that closes.
  open func standardWindowButton(_ b: ButtonType) -> NSButton? {
    b == .closeButton && styleMask.contains(.closable) ? closeButton : nil
  }

  private func makeCloseButton() -> NSButton {
    let button = NSButton(frame: CGRect(x: 8, y: frame.height - 22, width: 14, height: 14))
    button.handler = { [weak self] in self?.close() }
    putInTitleBar(button)
    return button
  }

  /// The views of the title bar and the toolbar, which in full screen are in another window.
  var barViews: [NSView] {
    let window = bars ?? self
    return window.frameView.subviews.filter { $0 !== window.contentView }
  }

  /// Puts a view into the title bar, as an item of the toolbar is.
  package func putInTitleBar(_ view: NSView) {
    frameView.isBuilding = true
    frameView.addSubview(view)
    frameView.isBuilding = false
  }

  // MARK: What a subclass decides

  open var canBecomeKey: Bool { styleMask.contains(.titled) || styleMask.contains(.resizable) }

  open var canBecomeMain: Bool { isVisible && canBecomeKey }

  open func becomeKey() {
    post(Self.didBecomeKeyNotification)
    paint()
  }

  open func resignKey() {
    post(Self.didResignKeyNotification)
    paint()
  }

  // MARK: Geometry

  open func setFrame(_ frameRect: CGRect, display flag: Bool) {
    let old = frame
    frame = frameRect
    placeContent()
    noticeScreen(from: old)
  }

  open func setFrameOrigin(_ point: CGPoint) {
    setFrame(CGRect(origin: point, size: frame.size), display: true)
  }

  open func setContentSize(_ size: CGSize) {
    let content = contentRect(forFrameRect: frame)
    let rect = CGRect(
      x: content.minX, y: content.maxY - size.height, width: size.width, height: size.height)
    setFrame(frameRect(forContentRect: rect), display: true)
  }

  /// Runs the layout of all views in the window.
  open func layoutIfNeeded() { frameView.layoutSubtreeIfNeeded() }

  // MARK: Events

  open func sendEvent(_ event: NSEvent) { deliver(event) }

  open override func performKeyEquivalent(with event: NSEvent) -> Bool {
    frameView.performKeyEquivalent(with: event)
  }

  open override func keyDown(with event: NSEvent) { finishKey(event) }

  open override func keyUp(with event: NSEvent) {}

  open override func accessibilityRole() -> NSAccessibility.Role? {
    super.accessibilityRole() ?? .window
  }

  open override func accessibilitySubrole() -> NSAccessibility.Subrole? {
    super.accessibilitySubrole() ?? (styleMask.contains(.titled) ? .standardWindow : .dialog)
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "NSWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "NSWindowDidResignKeyNotification")
  public nonisolated static let willCloseNotification = Notification.Name(
    "NSWindowWillCloseNotification")
}

@MainActor open class NSTitlebarAccessoryViewController: NSObject {
  open var view = NSView(frame: .zero)
}

/// Only its height counts here.
@MainActor open class NSToolbar: NSObject {
  public override init() {}
}
