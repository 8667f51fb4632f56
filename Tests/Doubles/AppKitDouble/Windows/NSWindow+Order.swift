import Foundation

struct QueuedSheet {
  let window: NSWindow
  let completion: ((NSApplication.ModalResponse) -> Void)?
}

extension NSWindow {
  public func makeKeyAndOrderFront(_ sender: Any?) {
    orderFront(sender)
    makeKey()
  }

  /// Orders the window in front of all others of its level. While the app is inactive, AppKit may
  /// leave it behind the windows of the active one.
  public func orderFront(_ sender: Any?) { appear(atFront: true) }

  public func orderFrontRegardless() { appear(atFront: true) }

  private func appear(atFront: Bool) {
    precondition(!isClosed || !isReleasedWhenClosed, "\(self) was released when it was closed.")
    isMiniaturized = false
    guard !NSApp.isHidden, NSApp.isActive || !hidesOnDeactivate else {
      isHiddenWithApp = true
      return
    }
    let isNew = !isVisible
    Device.state.order.removeAll { $0 === self }
    Device.state.order.insert(self, at: atFront ? 0 : Device.state.order.count)
    bars?.orderFront(nil)
    isVisible = true
    frameView.drawn.screenClock = { CACurrentMediaTime() }
    guard isNew else { return }
    if initialFirstResponder == nil { recalculateKeyViewLoop() }
    if let view = initialFirstResponder, responder == nil { makeFirstResponder(view) }
    tellBacking()
    frameView.tellAppearance()
    paint()
  }

  public func orderOut(_ sender: Any?) {
    isHiddenWithApp = false
    disappear()
  }

  func disappear() {
    guard isVisible else { return }
    isVisible = false
    Device.state.order.removeAll { $0 === self }
    frameView.drawn.screenClock = nil
    NSApp.lostWindow(self)
  }

  public func close() {
    post(Self.willCloseNotification)
    if let sheetParent { sheetParent.endSheet(self) }
    bars?.close()
    bars = nil
    orderOut(nil)
    isMiniaturized = false
    isClosed = true
    precondition(
      !isReleasedWhenClosed,
      "\(self) would be released once too often: isReleasedWhenClosed is true, also with ARC.")
  }

  public func miniaturize(_ sender: Any?) {
    guard isVisible, styleMask.contains(.miniaturizable) else { return NSApp.noKeyResponder() }
    disappear()
    isMiniaturized = true
  }

  public func deminiaturize(_ sender: Any?) {
    guard isMiniaturized else { return }
    makeKeyAndOrderFront(sender)
  }

  // MARK: Key and main

  public var isKeyWindow: Bool { NSApp.keyWindow === self }

  public var isMainWindow: Bool { NSApp.mainWindow === self }

  /// Makes this the key window, or its sheet if it has one.
  public func makeKey() {
    if let attachedSheet { return attachedSheet.makeKey() }
    guard canBecomeKey, isVisible else { return }
    NSApp.makeKey(self)
  }

  // MARK: Sheets

  /// Whether the window has ever been a sheet, also if it has ended.
  public var isSheet: Bool { hasBeenSheet }

  public var attachedSheet: NSWindow? { sheets.first { $0.sheetParent === self } }

  public var sheets: [NSWindow] { queuedSheets.map(\.window) }

  /// Attaches a sheet. A second one waits until the first one has ended.
  public func beginSheet(
    _ sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    queuedSheets.append(QueuedSheet(window: sheetWindow, completion: handler))
    if queuedSheets.count == 1 { attach(sheetWindow) }
  }

  private func attach(_ sheet: NSWindow) {
    let wasKey = isKeyWindow
    sheet.sheetParent = self
    sheet.hasBeenSheet = true
    placeSheet()
    sheet.orderFront(nil)
    if wasKey { sheet.makeKey() }
  }

  func placeSheet() {
    guard let attachedSheet else { return }
    let size = attachedSheet.frame.size
    attachedSheet.setFrameOrigin(
      CGPoint(
        x: (frame.midX - size.width / 2).rounded(), y: frame.maxY - barHeight - size.height))
  }

  public func endSheet(_ sheetWindow: NSWindow) {
    endSheet(sheetWindow, returnCode: .stop)
  }

  public func endSheet(
    _ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse
  ) {
    guard let index = queuedSheets.firstIndex(where: { $0.window === sheetWindow }) else { return }
    let sheet = queuedSheets.remove(at: index)
    sheetWindow.sheetParent = nil
    let wasKey = sheetWindow.isKeyWindow
    sheetWindow.orderOut(nil)
    if wasKey { makeKey() }
    sheet.completion?(returnCode)
    if index == 0, let next = sheets.first { attach(next) }
  }
}
