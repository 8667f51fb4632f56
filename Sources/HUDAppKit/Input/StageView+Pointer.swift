#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import HUDCore

extension StageView {
  func beginDrag(at point: CGPoint, _ time: Duration) {
    if isOnPanel(point), appView(at: point) == nil { drag.begin(at: point, time) }
  }

  /// Follows two fingers on a trackpad. Events of a mouse wheel, and of the momentum after the
  /// fingers were lifted, have no phase, so they dismiss nothing.
  func followScroll(_ event: NSEvent) {
    guard dismissal.contains(.swipe) || drag.isRunning else { return }
    if event.phase.contains(.began) {
      scrolled = convert(event.locationInWindow, from: nil)
      beginDrag(at: scrolled, event.time)
    }
    if !event.phase.isDisjoint(with: [.began, .changed]) {
      scrolled = scrolled + CGPoint(x: event.scrollingDeltaX, y: event.scrollingDeltaY)
      drag.move(to: scrolled, event.time)
    }
    if event.phase.contains(.ended) { drag.end(event.time, isTap: false) }
    if event.phase.contains(.cancelled) { drag.cancel() }
  }

  /// Returns the view that takes a click at `point`: the button, a view of the app on the panel, or
  /// the stage; nil if the app below gets the click.
  func target(at point: CGPoint) -> NSView? {
    guard bounds.contains(point) else { return nil }
    if let button, button.bounds.contains(convert(point, to: button)) { return button.button }
    if let view = appView(at: point) { return view }
    return owner?.blocksInput == true || isOnPanel(point) ? self : nil
  }

  /// Watches for clicks beside the panel while they may dismiss the HUD. Without a mask such a
  /// click goes to the app, so no view of the HUD gets it.
  func watchClicks() {
    let isWanted = dismissal.contains(.tapOutside)
    guard isWanted != (clickMonitor != nil) else { return }
    guard isWanted else {
      clickMonitor.map(NSEvent.removeMonitor)
      clickMonitor = nil
      return
    }
    clickMonitor = NSEvent.addLocalMonitorForEvents(matching: .leftMouseDown) { [weak self] event in
      // `nonisolated(unsafe)` is safe: AppKit calls a local monitor on the main thread.
      nonisolated(unsafe) let event = event
      MainActor.assumeIsolated { self?.appIsClicked(event) }
      return event
    }
  }

  private func appIsClicked(_ event: NSEvent) {
    let point = convert(event.locationInWindow, from: nil)
    guard event.window === window, bounds.contains(point), target(at: point) == nil, let slots
    else { return }
    owner?.delegate?.dismissed(slots.request.id, by: .tapOutside)
  }

  /// The place of the pointer in the coordinates of the stage; nil if the stage is in no window.
  var pointer: CGPoint? {
    window.map { convert($0.convertPoint(fromScreen: NSEvent.mouseLocation), from: nil) }
  }

  func noticePointer(_ event: NSEvent) {
    noticePointer(at: convert(event.locationInWindow, from: nil))
  }

  /// Notes whether the pointer is on the panel. `point` is nil if the pointer is not on the stage.
  func noticePointer(at point: CGPoint?) {
    pointerIsOnPanel = point.map { slots?.panelFrame.contains($0) == true } ?? false
    attentionMayHaveChanged()
  }
}
#endif
