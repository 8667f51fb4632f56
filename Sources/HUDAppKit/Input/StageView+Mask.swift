#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// Keeps clicks and gestures on the stage and its button from the recognisers of the views around
/// the stage. A recogniser gets the events for all views inside its own view before these views do.
@MainActor final class ClickTaker: NSGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: NSGestureRecognizer) -> Bool { true }

  override func canBePrevented(by preventingGestureRecognizer: NSGestureRecognizer) -> Bool {
    false
  }

  // Pass the event on: AppKit may not send it to the view once its recogniser has begun.
  override func mouseDown(with event: NSEvent) {
    guard let target = begin(event) else { return }
    target.mouseDown(with: event)
    // `NSButton.mouseDown` returns only after the mouse button was released.
    if target is NSButton, isActive { state = .ended }
  }

  override func mouseDragged(with event: NSEvent) {
    guard isActive else { return }
    state = .changed
    stage?.mouseDragged(with: event)
  }

  override func mouseUp(with event: NSEvent) {
    guard isActive else { return }
    state = .ended
    stage?.mouseUp(with: event)
  }

  override func rightMouseDown(with event: NSEvent) { if begin(event) != nil { state = .ended } }
  override func otherMouseDown(with event: NSEvent) { if begin(event) != nil { state = .ended } }
  override func magnify(with event: NSEvent) { follow(event) }
  override func rotate(with event: NSEvent) { follow(event) }

  private func follow(_ event: NSEvent) {
    let isOver = !event.phase.isDisjoint(with: [.ended, .cancelled])
    if isActive { state = isOver ? .ended : .changed } else if !isOver { _ = begin(event) }
  }

  private var stage: StageView? { view as? StageView }

  private var isActive: Bool { state == .began || state == .changed }

  /// Begins if the event is for the stage or its button, and returns that view. Returns nil for any
  /// other event, for example on the app's view on the panel, or if another mouse button is down.
  private func begin(_ event: NSEvent) -> NSView? {
    guard state == .possible, let stage else { return nil }
    let target = stage.target(at: stage.convert(event.locationInWindow, from: nil))
    let isOwn = target === stage || target === stage.button?.button
    state = isOwn ? .began : .failed
    return isOwn ? target : nil
  }
}

// Hit testing gives a mask the events of the views below it, but not their drops or cursors.
extension StageView {
  /// Refuses drops, and shows an arrow as the pointer, while the HUD blocks. This view registers
  /// for many types of drops and accepts none, so the views below it get no drops of these types.
  func followBlock(_ isBlocking: Bool) {
    unregisterDraggedTypes()
    for area in trackingAreas where area.options.contains(.cursorUpdate) {
      removeTrackingArea(area)
    }
    if isBlocking {
      let promises = NSFilePromiseReceiver.readableDraggedTypes
      registerForDraggedTypes(
        [.color, .fileURL, .html, .pdf, .png, .rtf, .string, .tiff, .URL]
          + promises.map { NSPasteboard.PasteboardType($0) }
          + (window?.contentView?.allDraggedTypes ?? []))
      // Add this area only while the HUD blocks: otherwise the app's views choose the pointer. The
      // stage's other area is `.activeAlways`, and AppKit updates no pointer in such an area.
      addTrackingArea(
        NSTrackingArea(
          rect: .zero, options: [.cursorUpdate, .activeInKeyWindow, .inVisibleRect], owner: self,
          userInfo: nil))
    }
    window?.invalidateCursorRects(for: self)
  }
}

extension NSView {
  /// The types that can be dropped on this view or on a view inside it.
  fileprivate var allDraggedTypes: [NSPasteboard.PasteboardType] {
    registeredDraggedTypes + subviews.flatMap(\.allDraggedTypes)
  }
}

extension NSWindow {
  /// Whether a click above the content is on something of the app: an item of the toolbar or an
  /// accessory. False on the window's own buttons, and on the title and the empty part of the bar,
  /// by which the user moves the window.
  func isTitleItem(at event: NSEvent) -> Bool {
    let point = event.locationInWindow
    guard let bar = event.window, let frameView = bar.contentView?.superview,
      bar !== self || point.y > contentLayoutRect.maxY, let hit = frameView.hitTest(point),
      hit !== frameView
    else { return false }
    let views = Array(sequence(first: hit, next: \.superview).prefix { $0 !== frameView })
    let buttons = [ButtonType.closeButton, .miniaturizeButton, .zoomButton]
    if buttons.compactMap(standardWindowButton).contains(where: views.contains) { return false }
    // AppKit's tab bar is an accessory too, but each of its tabs is another window.
    if views.contains(where: { $0.isOfClass("NSTabBar") }) { return false }
    let accessories = titlebarAccessoryViewControllers.map(\.view)
    if views.contains(where: accessories.contains) { return true }
    // A narrow view is an item too, because the views of SwiftUI's items are not controls. AppKit's
    // own views are as wide as the bar, except for the title's text.
    let parts = views.filter { !($0 is NSTextField) || $0.acceptsFirstResponder }
    return parts.contains { $0 is NSControl }
      || parts.first.map { $0.bounds.width < frameView.bounds.width / 2 } == true
  }
}
#endif
