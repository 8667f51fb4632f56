import HUDLayers

/// Measures texts, and remembers the size of each text for each room.
@MainActor struct TextMeasurementCache {
  private struct Question: Hashable {
    let text: Text
    let width: CGFloat
    let height: CGFloat
  }

  private unowned let host: any HUD.Host
  // Limited, because a panel may show new texts all the time.
  private let answers = Cache<Question, CGSize>(limit: 32)

  init(_ host: any HUD.Host) { self.host = host }

  /// Returns the size of `text` in `room`, or zero if it does not fit even when truncated: half a
  /// letter is not worth showing.
  func measure(_ text: Text?, in room: CGSize) -> CGSize {
    guard let text, room.width >= 1, room.height >= 1 else { return .zero }
    let question = Question(text: text, width: room.width, height: room.height)
    return answers.value(for: question) {
      let size = host.measure(text, in: room)
      return size.width <= room.width && size.height <= room.height ? size : .zero
    }
  }
}
