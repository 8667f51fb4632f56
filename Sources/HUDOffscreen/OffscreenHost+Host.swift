public import HUDCore
package import HUDLayers

#if canImport(HUDCairo)
import HUDCairo
#endif

extension OffscreenHost: HUD.Host {
  package var isReady: Bool { hasWindow }

  package var floats: Bool { false }

  package var reasonNotReady: String { "`hasWindow` is false." }

  package func open() -> Canvas {
    needsUpdate = true
    return stage.open()
  }

  package func setNeedsUpdate() { needsUpdate = true }

  package func close() {
    blocksInput = false
    stage.close()
    #if canImport(HUDCairo)
    // Release everything that was cached for the last HUD.
    renderer.forget()
    #endif
  }

  package func setBlocksInput(for blocker: Slots.Subject?) { blocksInput = blocker != nil }

  /// Does nothing, because `hasWindow` reports each change to the delegate in any case.
  package func setAwaited(_ isAwaited: Bool) {}

  package func play(_ transition: Transition) { stage.play(transition) }

  package func fill(_ slots: Slots, redraws: Bool) {
    guard redraws else {
      stage.slots = slots
      return
    }
    #if canImport(HUDCairo)
    stage.fill(slots, with: slots.layers(measuredBy: renderer.text))
    #else
    stage.fill(slots, with: [])
    #endif
  }

  package func wake(at time: Duration?) { alarm = time }

  package func announce(_ announcement: Announcement) {
    announcements.append(announcement.spoken(in: metrics.languages))
  }

  package func measure(_ text: Text, in room: CGSize) -> CGSize {
    #if canImport(HUDCairo)
    renderer.text.measure(text.string, style: text.style, in: room)
    #else
    text.estimatedSize(in: room)
    #endif
  }

  package func measureButton(_ title: Text, padding: CGSize) -> CGSize {
    let label = measure(title, in: Text.unlimitedRoom)
    return CGSize(width: label.width + 2 * padding.width, height: label.height + 2 * padding.height)
  }
}

extension HUDController {
  /// Creates a controller that shows its HUD on a virtual screen.
  @MainActor public convenience init(host: OffscreenHost) {
    // A virtual screen has no frames between two movements of its clock.
    self.init(stepInterval: .zero) { host }
    // Connect the screen to the controller now. Otherwise `settle()` would not process a first call
    // that comes from another thread.
    _ = self.host
  }

  /// Moves this controller to a virtual screen, which then shows its HUD.
  ///
  /// A HUD that is visible on the old host ends with `.hostGone`. A HUD that still waits for a
  /// window is shown on the virtual screen.
  @MainActor public func move(to host: OffscreenHost) {
    move(to: host as any HUD.Host)
  }
}

#if !canImport(HUDCairo)
extension Text {
  /// Returns the approximate size of the text in a plain font, for tests that draw nothing.
  fileprivate func estimatedSize(in room: CGSize) -> CGSize {
    let width = CGFloat(string.count) * font.size / 2
    let lines = max((width / room.width).rounded(.up), 1)
    return CGSize(
      width: min(width, room.width), height: min(lines * font.size * 1.2, room.height))
  }
}
#endif
