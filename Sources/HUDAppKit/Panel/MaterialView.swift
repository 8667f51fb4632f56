#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import HUDCore

/// A tinted view that blurs the app below it, or shows the app through glass.
///
///     material view
///     ├── blur   its corners are cut by a mask: with a corner radius a box would be visible
///     └── tint   the tint over the blur
///
/// or only the glass, which has corners and a tint of its own.
@MainActor final class MaterialView: NSView {
  /// The time between two steps while the material changes its size. Core Animation cannot animate
  /// the size, because AppKit draws the material again in each size.
  private static let step = Duration.milliseconds(16)

  let isGlass: Bool
  /// Whether this is glass that turns light or dark with the content below it.
  var adapts: Bool { isGlass && !slot.hasFixedAppearance }
  private var slot: Slots.Material
  private let blur = NSVisualEffectView(frame: .zero)
  /// The corner radius of the blur's mask; zero if the blur has none.
  private var maskRadius: CGFloat = 0
  private let tint = NSView(frame: .zero)
  private let timer = WakeTimer()
  /// The frame at the end of a move; nil while nothing moves.
  private var end: CGRect?
  /// The glass view; nil for a blur. An `NSView`, because the class of glass needs a newer system.
  private var glassView: NSView?

  init(_ slot: Slots.Material, frame: CGRect, isGlass: Bool) {
    self.slot = slot
    var glassView: NSView?
    if isGlass, #available(macOS 26.0, *) { glassView = NSGlassEffectView(frame: .zero) }
    self.isGlass = glassView != nil
    self.glassView = glassView
    super.init(frame: frame)
    wantsLayer = true
    let parts = glassView.map { [$0] } ?? [blur, tint]
    for view in parts {
      view.frame = bounds
      addSubview(view)
      view.autoresizingMask = [.width, .height]
    }
    tint.wantsLayer = true
    // Let the blur look the same in a window that is not the key window.
    blur.state = .active
    blur.material = .hudWindow
    update()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Not used in nib files.") }

  override var isFlipped: Bool { true }

  // In a floating panel, blur the other apps below the panel.
  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    blur.blendingMode = window is FloatingPanel ? .behindWindow : .withinWindow
  }

  // The stage itself finds the view at a point, also in the glass.
  override func hitTest(_ point: CGPoint) -> NSView? { nil }

  @available(macOS 26.0, *)
  private var glassEffect: NSGlassEffectView? { glassView as? NSGlassEffectView }

  /// The panel's content if it is in the glass; otherwise nil.
  var content: NSView? {
    get {
      guard #available(macOS 26.0, *) else { return nil }
      return glassEffect?.contentView
    }
    set { if #available(macOS 26.0, *) { glassEffect?.contentView = newValue } }
  }

  func show(_ slot: Slots.Material) {
    self.slot = slot
    update()
  }

  private func update() {
    appearance = adapts ? nil : NSAppearance(named: slot.isDark ? .darkAqua : .aqua)
    let color = slot.tint.platformColor
    if #available(macOS 26.0, *), let glassEffect {
      glassEffect.cornerRadius = slot.cornerRadius
      // The default tint is meant for a blur, so glass gets a tint only if the app has set a tint.
      glassEffect.tintColor = slot.isTinted ? color : nil
      return
    }
    // Make an image only for a new radius, because AppKit draws the mask again for each image.
    if maskRadius != slot.cornerRadius {
      maskRadius = slot.cornerRadius
      blur.maskImage = maskRadius > 0 ? .roundedRectangle(radius: maskRadius) : nil
    }
    withoutImplicitAnimation {
      tint.layer?.backgroundColor = slot.tint
      tint.layer?.cornerRadius = slot.cornerRadius
      tint.layer?.cornerCurve = slot.isContinuous ? .continuous : .circular
    }
  }

  /// Follows the panel during `move`. If `move` is nil or over, ends the previous move at once.
  func follow(_ move: LayoutMove?, at now: Duration) {
    if let end { frame = end }
    end = nil
    timer.ring(after: nil) {}
    guard let move, now < move.end else { return }
    end = frame
    place(during: move, at: now)
  }

  private func place(during move: LayoutMove, at now: Duration) {
    guard let end else { return }
    guard now < move.end else {
      frame = end
      self.end = nil
      return
    }
    let shape = move.shape(at: now).frame
    frame = shape.offsetBy(dx: end.minX - move.to.frame.minX, dy: end.minY - move.to.frame.minY)
    timer.ring(after: Self.step) { [weak self] in
      self?.place(during: move, at: .seconds(CACurrentMediaTime()))
    }
  }

  /// Makes a running move end at `frame`. If this view is not moving, sets its frame at once.
  func move(to frame: CGRect) {
    if end == nil { self.frame = frame } else { end = frame }
  }

  func stop() { timer.ring(after: nil) {} }
}

extension NSImage {
  /// A mask whose round corners keep their shape when the mask is stretched.
  fileprivate static func roundedRectangle(radius: CGFloat) -> NSImage {
    let size = CGSize(width: 2 * radius + 1, height: 2 * radius + 1)
    let image = NSImage(size: size, flipped: false) { rect in
      NSColor.black.set()
      NSBezierPath(roundedRect: rect, xRadius: radius, yRadius: radius).fill()
      return true
    }
    image.capInsets = NSEdgeInsets(top: radius, left: radius, bottom: radius, right: radius)
    image.resizingMode = .stretch
    return image
  }
}
#endif
