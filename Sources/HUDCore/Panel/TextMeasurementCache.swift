import HUDLayers

/// Measures texts, each once for each room it has to fit into.
@MainActor struct TextMeasurementCache {
  private struct Question: Hashable {
    let text: Text
    let width: CGFloat
    let height: CGFloat
  }

  private unowned let host: any HUD.Host
  // A panel that shows ever new texts must not remember them all.
  private let answers = Cache<Question, CGSize>(limit: 32)

  init(_ host: any HUD.Host) { self.host = host }

  /// Returns zero for a text that does not fit even when cut: half a letter is not worth showing.
  func measure(_ text: Text?, in room: CGSize) -> CGSize {
    guard let text, room.width >= 1, room.height >= 1 else { return .zero }
    let question = Question(text: text, width: room.width, height: room.height)
    return answers.value(for: question) {
      let size = host.measure(text, in: room)
      return size.width <= room.width && size.height <= room.height ? size : .zero
    }
  }
}
