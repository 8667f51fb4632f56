package import HUDCore
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
    if pointerIsOnPanel { delegate?.attentionChanged(true) }
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

  package func setBlocksInput(for blocker: Request?) { blocksInput = blocker != nil }

  /// Does nothing, because `hasWindow` reports each change to the delegate in any case.
  package func setAwaited(_ isAwaited: Bool) {}

  package func play(_ transition: Transition) { stage.play(transition) }

  package func fill(_ slots: Slots) {
    #if canImport(HUDCairo)
    stage.fill(slots, with: slots.layers(measuredBy: renderer.text))
    #else
    stage.fill(slots, with: [])
    #endif
  }

  package func wake(at time: Duration?) { alarm = time }

  package var panelGetsFocus: Bool { true }

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

#if !canImport(HUDCairo)
extension Text {
  /// Returns the approximate size of the text in a plain font, for tests that draw nothing.
  fileprivate func estimatedSize(in room: CGSize) -> CGSize {
    let width = CGFloat(string.count) * font.size / 2
    let lines = max((width / room.width).rounded(.up), 1)
    return CGSize(width: min(width, room.width), height: min(lines * font.size * 1.2, room.height))
  }
}
#endif
