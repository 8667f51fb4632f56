#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// Takes the clicks on the stage from the recognisers of the views around it. A recogniser sees the
/// events of all views in its own view, before these do.
@MainActor final class ClickTaker: NSGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: NSGestureRecognizer) -> Bool { true }

  override func canBePrevented(by preventingGestureRecognizer: NSGestureRecognizer) -> Bool {
    false
  }

  // AppKit may keep the events of a recogniser that has begun from its view.
  override func mouseDown(with event: NSEvent) {
    begin(event)
    if state == .began { stage?.mouseDown(with: event) }
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

  override func rightMouseDown(with event: NSEvent) { begin(event) }
  override func rightMouseUp(with event: NSEvent) { if isActive { state = .ended } }
  override func otherMouseDown(with event: NSEvent) { begin(event) }
  override func otherMouseUp(with event: NSEvent) { if isActive { state = .ended } }

  private var stage: StageView? { view as? StageView }

  private var isActive: Bool { state == .began || state == .changed }

  private func begin(_ event: NSEvent) {
    guard let stage else { return }
    let target = stage.target(at: stage.convert(event.locationInWindow, from: nil))
    state = target === stage ? .began : .failed
  }
}

// A mask takes the events of the views below it. Drops and the pointer are apart.
extension StageView {
  /// Refuses what the user drags over the app, and shows an arrow. A view refuses all types that it
  /// is registered for, and none of them comes to the views below.
  func followBlock(_ isBlocking: Bool) {
    if isBlocking {
      let promises = NSFilePromiseReceiver.readableDraggedTypes
      registerForDraggedTypes(
        [.color, .fileURL, .html, .pdf, .png, .rtf, .string, .tiff, .URL]
          + promises.map { NSPasteboard.PasteboardType($0) })
    } else {
      unregisterDraggedTypes()
    }
    window?.invalidateCursorRects(for: self)
  }
}

extension NSWindow {
  /// Whether a click above the content is for something of the app there: an item of the toolbar or
  /// an accessory. The window's own buttons stay the user's, and so does the empty part, by which a
  /// window is moved.
  func isTitleItem(at point: CGPoint) -> Bool {
    guard let content = contentView, let frameView = content.superview,
      point.y > contentLayoutRect.maxY, let hit = frameView.hitTest(point), hit !== frameView
    else { return false }
    let views = Array(sequence(first: hit, next: \.superview).prefix { $0 !== frameView })
    let buttons = [ButtonType.closeButton, .miniaturizeButton, .zoomButton]
    if buttons.compactMap(standardWindowButton).contains(where: views.contains) { return false }
    // AppKit's bar of tabs is an accessory too, and each of its tabs is another window.
    if views.contains(where: { String(describing: type(of: $0)).hasPrefix("NSTabBar") }) {
      return false
    }
    let accessories = titlebarAccessoryViewControllers.map(\.view)
    // AppKit's own views are as wide as the bar. Those of SwiftUI's items are no controls.
    return views.contains { $0 is NSControl || accessories.contains($0) }
      || hit.bounds.width < frameView.bounds.width / 2
  }
}
#endif
