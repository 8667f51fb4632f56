import Foundation

extension NSWindow {
  // MARK: First responder

  /// The window itself if no other responder gets the keys.
  public var firstResponder: NSResponder? { responder ?? self }

  /// Makes a responder the first one. The old one resigns before; if it refuses, nothing changes.
  /// A responder that does not accept leaves the window itself as the first responder.
  @discardableResult public func makeFirstResponder(_ newResponder: NSResponder?) -> Bool {
    guard newResponder !== firstResponder else { return true }
    if let view = newResponder as? NSView {
      precondition(view.window === self, "\(view) is not in the window whose keys it should get.")
    }
    if let responder {
      // The app may run any code when it is asked to resign.
      guard responder.resignFirstResponder() else { return false }
    }
    responder = nil
    guard let newResponder, newResponder !== self, newResponder.acceptsFirstResponder else {
      return true
    }
    responder = newResponder
    if !newResponder.becomeFirstResponder() { responder = nil }
    return true
  }

  /// A view that leaves the window, or is hidden, cannot keep the keys.
  func forgetResponder(in view: NSView) {
    guard let own = responder as? NSView, own.isDescendant(of: view) else { return }
    _ = own.resignFirstResponder()
    responder = nil
  }

  // MARK: Key view loop

  /// Chains all views in the order in which they were added.
  public func recalculateKeyViewLoop() {
    let views = contentView.map { $0.viewsInOrder } ?? []
    for (view, next) in zip(views, views.dropFirst() + views.prefix(1)) {
      view.nextKeyView = next
    }
  }

  public func selectNextKeyView(_ sender: Any?) {
    let current = (responder as? NSTextView)?.field ?? responder as? NSView
    let start = current?.nextValidKeyView ?? (current == nil ? firstKeyView : nil)
    if let start { makeFirstResponder(start) }
  }

  public func selectPreviousKeyView(_ sender: Any?) {
    let current = (responder as? NSTextView)?.field ?? responder as? NSView
    var view = firstKeyView
    for _ in 0..<1_000 {
      guard let candidate = view else { return }
      let next = candidate.nextValidKeyView
      if next === current || next == nil {
        makeFirstResponder(candidate)
        return
      }
      view = next
    }
  }

  private var firstKeyView: NSView? {
    if let initialFirstResponder, initialFirstResponder.canBecomeKeyView {
      return initialFirstResponder
    }
    return contentView.flatMap { $0.canBecomeKeyView ? $0 : $0.nextValidKeyView }
  }

  // MARK: Delivery

  func deliver(_ event: NSEvent) {
    switch event.type {
    case .keyDown: firstResponder?.keyDown(with: event)
    case .keyUp: firstResponder?.keyUp(with: event)
    case .flagsChanged: firstResponder?.flagsChanged(with: event)
    case .leftMouseDown: deliverMouseDown(event)
    case .leftMouseDragged, .leftMouseUp: deliverToTarget(event)
    case .rightMouseDown, .rightMouseUp, .magnify, .rotate: deliverGesture(event)
    case .mouseMoved: firstResponder?.mouseMoved(with: event)
    case .scrollWheel: deliverScroll(event)
    default: preconditionFailure("The double does not deliver an event of the type \(event.type).")
    }
  }

  /// A window with a sheet takes no clicks. A click in another window only makes it the key window,
  /// unless the view accepts the first one; so does a click that makes the app active.
  private func deliverMouseDown(_ event: NSEvent) {
    guard attachedSheet == nil else { return NSApp.noKeyResponder() }
    guard let view = frameView.hitTest(event.locationInWindow) else { return }
    // The bars of a window in full screen are another window, and work as a part of it.
    let bar = self as? NSToolbarFullScreenWindow
    let isFirst = !isKeyWindow && bar?.parent?.isKeyWindow != true || !NSApp.isActive
    if !NSApp.isActive, !styleMask.contains(.nonactivatingPanel) { NSApp.setActive(true) }
    let isNeeded =
      bar == nil && (self as? NSPanel)?.becomesKeyOnlyIfNeeded != true || view.needsPanelToBecomeKey
    if !isKeyWindow, isNeeded { makeKey() }
    orderFront(nil)
    guard !isFirst || view.acceptsFirstMouse(for: event) else { return }
    if view.acceptsFirstResponder, view !== responder { makeFirstResponder(view) }
    Device.state.pointer.target = view
    deliver(event, to: view)
  }

  /// AppKit forgets a view that leaves its window, but not the recognisers.
  private func deliverToTarget(_ event: NSEvent) {
    guard let view = Device.state.pointer.target else { return }
    if view.window === self {
      deliver(event, to: view)
    } else {
      _ = view.recognize(event, isFirst: false)
    }
  }

  private func deliverGesture(_ event: NSEvent) {
    guard attachedSheet == nil, let view = frameView.hitTest(event.locationInWindow) else { return }
    let isGesture = event.type == .magnify || event.type == .rotate
    let isFirst = isGesture ? event.phase == .began : event.type == .rightMouseDown
    if view.recognize(event, isFirst: isFirst && !Device.state.pointer.isDown) { return }
    switch event.type {
    case .rightMouseDown: view.rightMouseDown(with: event)
    case .rightMouseUp: view.rightMouseUp(with: event)
    case .magnify: view.magnify(with: event)
    default: view.rotate(with: event)
    }
  }

  private func deliver(_ event: NSEvent, to view: NSView) {
    if view.recognize(event, isFirst: event.type == .leftMouseDown) { return }
    switch event.type {
    case .leftMouseDown: view.mouseDown(with: event)
    case .leftMouseDragged: view.mouseDragged(with: event)
    default: view.mouseUp(with: event)
    }
  }

  /// A gesture stays with the view on which it began.
  private func deliverScroll(_ event: NSEvent) {
    guard attachedSheet == nil else { return }
    let pointer = Device.state.pointer
    if pointer.scrolled == nil || event.phase == .began {
      pointer.scrolled = frameView.hitTest(event.locationInWindow)
    }
    pointer.scrolled?.scrollWheel(with: event)
  }

  /// What the window does with a key that no responder handled.
  func finishKey(_ event: NSEvent) {
    if performKeyEquivalent(with: event) { return }
    switch event.charactersIgnoringModifiers {
    case "\t" where event.modifierFlags.contains(.shift): selectPreviousKeyView(nil)
    case "\t": selectNextKeyView(nil)
    case "\u{1b}": cancel()
    case "." where event.modifierFlags.contains(.command): cancel()
    default: noKeyResponder()
    }
  }

  /// Gives the command to the first responder in the chain that implements it.
  private func cancel() {
    var next = firstResponder
    while let responder = next {
      responder.lacksCancelOperation = false
      responder.cancelOperation(nil)
      if !responder.lacksCancelOperation { return }
      next = responder.nextResponder
    }
    noKeyResponder()
  }
}

extension NSView {
  fileprivate var viewsInOrder: [NSView] { [self] + subviews.flatMap(\.viewsInOrder) }
}
