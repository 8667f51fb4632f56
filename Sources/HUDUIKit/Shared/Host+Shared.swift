#if HOST
package import HUDCore
#if canImport(UIKit)
package import UIKit
#else
package import AppKit
#endif

// The part of a host that is the same for UIKit and AppKit.
extension PlatformHost {
  package var now: Duration { .seconds(CACurrentMediaTime()) }

  package var isReady: Bool { stage != nil || attachment.isReady }

  package var reasonNotReady: String { attachment.reasonNotReady }

  package func setAwaited(_ isAwaited: Bool) {
    // Ask in each turn of the run loop. No notification reports that a view was added to a window.
    // While an iOS app launches, not every scene that becomes visible is reported either.
    awaitingTurns = isAwaited ? RunLoopObserver { [weak self] in self?.checkReadiness() } : nil
    // If the view or scene of the HUD was destroyed before the delegate was set, the delegate has
    // not been told. So tell the delegate now.
    if isAwaited, isGone { delegate?.hostIsGone(self) }
  }

  private func checkReadiness() { if isReady { delegate?.hostBecameReady() } }

  package func setNeedsUpdate() { stage?.setNeedsLayout() }

  /// Returns the size of `text` with as many whole lines as fit into `room`, but at least one. The
  /// last line may end in an ellipsis.
  package func measure(_ text: Text, in room: CGSize) -> CGSize {
    let label = PanelLabel.textMeasurements
    label.set(text)
    // Clear the text afterwards: this label is never released, and must not keep the text of a HUD
    // that has ended.
    defer { label.clear() }
    var size = label.wantedSize(in: room.width)
    // If the text is too high, first limit it to the number of lines that would fit if each line
    // were as high as the font says. Then remove lines until the text fits, because the lines of a
    // tall script, such as Thai, are higher. Use the font of `text`, because the label's own font
    // may now be the font of the first part of an attributed text. Count in Double, because `Int`
    // takes a CGFloat only by generic code.
    var lines = max(Int(Double(room.height / text.font.native.lineHeight)), 1)
    while size.height > room.height, lines > 0 {
      label.numberOfLines = lines
      size = label.wantedSize(in: room.width)
      lines -= 1
    }
    return size
  }

  package func measureButton(_ title: Text, padding: CGSize) -> CGSize {
    let size = measure(title, in: Text.unlimitedRoom)
    return CGSize(width: size.width + 2 * padding.width, height: size.height + 2 * padding.height)
  }

  package func wake(at time: Duration?) {
    timer.ring(after: time.map { $0 - now }) { [weak self] in self?.delegate?.timerFired() }
  }

  /// Called when the view, window or scene of the HUD was destroyed, or the scene disconnected.
  func placeWasDestroyed() {
    isGone = true
    delegate?.hostIsGone(self)
  }
}

extension PanelLabel {
  /// Returns the size that the text wants, in whole points and at most as wide as `width`.
  fileprivate func wantedSize(in width: CGFloat) -> CGSize {
    let margins = 2 * Self.margin
    let size = sizeThatFits(CGSize(width: width + margins, height: .greatestFiniteMagnitude))
    return CGSize(
      width: min((size.width - margins).rounded(.up), width), height: size.height.rounded(.up))
  }
}
#endif
