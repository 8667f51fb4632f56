import HUDLayers

/// Measures texts, each once for each room it has to fit into.
@MainActor struct TextMeasurementCache {
  private struct Question: Hashable {
    let text: Text
    let width: CGFloat
    let height: CGFloat
  }

  private unowned let host: any HUD.Host
  private var answers: [Question: CGSize] = [:]

  init(_ host: any HUD.Host) { self.host = host }

  /// What does not fit even as the host cuts it is not shown at all: half a letter says nothing.
  mutating func measure(_ text: Text?, in room: CGSize) -> CGSize {
    guard let text, room.width >= 1, room.height >= 1 else { return .zero }
    let question = Question(text: text, width: room.width, height: room.height)
    if let answer = answers[question] { return answer }
    let size = host.measure(text, in: room)
    let answer = size.width <= room.width && size.height <= room.height ? size : .zero
    // A panel that shows ever new texts must not remember them all.
    if answers.count >= 32 { answers.removeAll() }
    answers[question] = answer
    return answer
  }
}
