public import HUDLayers

extension NSWindow {
  private static func titleHeight(of style: StyleMask, hasToolbar: Bool) -> CGFloat {
    if style.contains(.fullScreen) { return hasToolbar ? 52 : 0 }
    return style.contains(.titled) ? (hasToolbar ? 52 : 28) : 0
  }

  /// The height of title bar and toolbar, which in full screen is the toolbar's alone.
  var barHeight: CGFloat { Self.titleHeight(of: styleMask, hasToolbar: toolbar != nil) }

  public class func frameRect(
    forContentRect cRect: CGRect, styleMask style: NSWindow.StyleMask
  ) -> CGRect {
    var rect = cRect
    if !style.contains(.fullSizeContentView) {
      rect.size.height += titleHeight(of: style, hasToolbar: false)
    }
    return rect
  }

  public func frameRect(forContentRect contentRect: CGRect) -> CGRect {
    var rect = contentRect
    if !styleMask.contains(.fullSizeContentView) { rect.size.height += barHeight }
    return rect
  }

  public func contentRect(forFrameRect frameRect: CGRect) -> CGRect {
    var rect = frameRect
    if !styleMask.contains(.fullSizeContentView) { rect.size.height -= barHeight }
    return rect
  }

  /// The part of the window that title bar and toolbar do not cover.
  public var contentLayoutRect: CGRect {
    CGRect(x: 0, y: 0, width: frame.width, height: frame.height - barHeight)
  }

  func placeContent() {
    frameView.frame = CGRect(origin: .zero, size: frame.size)
    contentView?.frame = CGRect(
      origin: .zero, size: contentRect(forFrameRect: frame).size)
    contentView?.needsLayout = true
    placeSheet()
  }

  public func convertPoint(toScreen point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + frame.minX, y: point.y + frame.minY)
  }

  public func convertPoint(fromScreen point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
  }

  // MARK: Screens

  /// The screen that shows most of the window, or nil if the window is on none.
  public var screen: NSScreen? { screen(for: frame) }

  private func screen(for frame: CGRect) -> NSScreen? {
    func area(on screen: NSScreen) -> CGFloat {
      let part = screen.frame.intersection(frame)
      return part.isNull ? 0 : part.width * part.height
    }
    guard isVisible else { return nil }
    return NSScreen.screens.filter { area(on: $0) > 0 }.max { area(on: $0) < area(on: $1) }
  }

  func noticeScreen(from old: CGRect) {
    let (before, now) = (screen(for: old), screen)
    if before?.backingScaleFactor != now?.backingScaleFactor { tellBacking() }
  }

  /// The scale of the window's screen. A window on no screen has 1, whatever the screens have.
  public var backingScaleFactor: CGFloat { screen?.backingScaleFactor ?? 1 }

  func tellBacking() {
    frameView.placeLayers()
    frameView.tellBacking()
  }

  public func center() {
    let room = (screen ?? NSScreen.screens[0]).visibleFrame
    setFrameOrigin(
      CGPoint(
        x: (room.midX - frame.width / 2).rounded(),
        y: (room.minY + (room.height - frame.height) * 2 / 3).rounded()))
  }

  // MARK: Full screen

  public func toggleFullScreen(_ sender: Any?) {
    if !styleMask.contains(.fullScreen) {
      frameBeforeFullScreen = frame
      styleMask.insert(.fullScreen)
      let height = frame.height
      setFrame((screen ?? NSScreen.screens[0]).frame, display: true)
      moveBars(to: NSToolbarFullScreenWindow(of: self), from: height)
    } else {
      styleMask.remove(.fullScreen)
      setFrame(frameBeforeFullScreen ?? frame, display: true)
      moveBars(to: nil, from: NSToolbarFullScreenWindow.height)
    }
  }

  /// Moves what is in the title bar to the top of another window, or back.
  private func moveBars(to window: NSToolbarFullScreenWindow?, from height: CGFloat) {
    let views = barViews
    for view in views {
      let target = window ?? self
      target.putInTitleBar(view)
      let y = target.frame.height - height + view.frame.minY
      view.setFrameOrigin(CGPoint(x: view.frame.minX, y: y))
    }
    bars?.close()
    bars = window
    window?.orderFront(nil)
  }

  // MARK: Appearance

  public var effectiveAppearance: NSAppearance { appearance ?? NSApp.effectiveAppearance }

  func paint() {
    let color = backgroundColor.resolved(in: effectiveAppearance)
    frameView.withoutActions { frameView.drawn.backgroundColor = color }
  }
}

extension NSView {
  func tellBacking() {
    viewDidChangeBackingProperties()
    for view in subviews { view.tellBacking() }
  }
}
