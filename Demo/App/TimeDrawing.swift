import Foundation
import HUD
import HUDOffscreen

/// A drawing of calls over time, and of the HUDs that they show. It plays the calls on a virtual
/// screen and draws what that shows, so the drawing is true.
@MainActor struct TimeDrawing {
  struct Call {
    let time: Double
    let text: String
    let step: @MainActor () -> Void

    init(_ time: Double, _ text: String, _ step: @escaping @MainActor () -> Void) {
      self.time = time
      self.text = text
      self.step = step
    }
  }

  /// A length of time with a name, drawn as a line below the HUDs.
  typealias Span = (from: Double, to: Double, name: String)

  let name: String
  let seconds: Double
  let calls: [Call]
  var span: Span?

  /// A time in which the screen shows the same text.
  private struct Segment {
    let status: String
    /// False while the panel disappears.
    let isVisible: Bool
    let start: Double
    var end: Double
  }

  private static let width = 460.0
  private static let margin = 12.0
  private static let row = 22.0
  private static let barHeight = 30.0

  /// Returns the drawing as SVG.
  func svg(isDark: Bool) -> String {
    let ink = isDark ? "#f5f5f7" : "#1d1d1f"
    let quiet = isDark ? "#a1a1a6" : "#6e6e73"
    let bar = isDark ? "#2f6fd0" : "#bcd9ff"
    let bars = Self.row * Double(calls.count) + 8
    let axis = bars + Self.barHeight + (span == nil ? 12 : 34)
    let height = axis + 22
    var parts: [String] = []
    for (index, call) in calls.enumerated() {
      let (x, y) = (position(call.time), Self.row * Double(index) + 14)
      let isLeft = x + Double(call.text.count) * 7.3 + 10 > Self.width
      parts += [
        line(x, y, x, bars + Self.barHeight, quiet, dashed: true),
        "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"3.5\" fill=\"\(ink)\"/>",
        text(
          call.text, isLeft ? x - 9 : x + 9, y + 4, ink, isLeft ? "end" : "start", isCode: true),
      ]
    }
    for segment in segments() {
      let (x, end) = (position(segment.start), position(segment.end))
      parts.append(
        "<rect x=\"\(x)\" y=\"\(bars)\" width=\"\(end - x)\" height=\"\(Self.barHeight)\" rx=\"6\" "
          + "fill=\"\(bar)\" opacity=\"\(segment.isVisible ? 1 : 0.4)\"/>")
      guard end - x > 30 else { continue }
      parts.append(text(segment.status, (x + end) / 2, bars + 20, ink, "middle"))
    }
    if let span {
      let (from, to, y) = (position(span.from), position(span.to), bars + Self.barHeight + 10)
      parts += [
        line(from, y, to, y, ink), line(from, y - 4, from, y + 4, ink),
        line(to, y - 4, to, y + 4, ink),
        text(span.name, to + 7, y + 4, ink, "start"),
      ]
    }
    parts.append(line(Self.margin, axis, Self.width - Self.margin, axis, quiet))
    for second in 0...Int(seconds) {
      let x = position(Double(second))
      parts += [
        line(x, axis, x, axis + 4, quiet),
        text("\(second) s", x, axis + 18, quiet, second == 0 ? "start" : "middle"),
      ]
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Int(Self.width))" height="\(Int(height))" \
      viewBox="0 0 \(Int(Self.width)) \(Int(height))" font-family="system-ui, sans-serif" \
      font-size="13">
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }

  /// Plays the calls, and returns what the screen shows.
  private func segments() -> [Segment] {
    let screen = OffscreenHost()
    HUDController.shared.move(to: screen)
    var pending = calls[...]
    var segments: [Segment] = []
    for hundredth in 0..<Int(seconds * 100) {
      let now = Double(hundredth) / 100
      while let call = pending.first, call.time <= now {
        call.step()
        pending.removeFirst()
      }
      screen.settle()
      if !screen.isEmpty, let status = screen.content?.status {
        let (isVisible, end) = (HUD.isVisible, now + 0.01)
        if let last = segments.last, last.status == status, last.isVisible == isVisible,
          last.end > now - 0.005
        {
          segments[segments.count - 1].end = end
        } else {
          segments.append(Segment(status: status, isVisible: isVisible, start: now, end: end))
        }
      }
      screen.advance(by: .milliseconds(10))
    }
    HUD.dismiss()
    screen.advance(by: .seconds(10))
    return segments
  }

  private func position(_ time: Double) -> Double {
    let x = Self.margin + time / seconds * (Self.width - 2 * Self.margin)
    return (x * 10).rounded() / 10
  }

  private func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ color: String, dashed: Bool = false
  ) -> String {
    "<line x1=\"\(x1)\" y1=\"\(y1)\" x2=\"\(x2)\" y2=\"\(y2)\" stroke=\"\(color)\""
      + (dashed ? " stroke-dasharray=\"2 3\"" : "") + "/>"
  }

  private func text(
    _ words: String, _ x: Double, _ y: Double, _ color: String, _ anchor: String,
    isCode: Bool = false
  ) -> String {
    let words = words.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let font = isCode ? " font-family=\"ui-monospace, Menlo, monospace\" font-size=\"12\"" : ""
    return "<text x=\"\(x)\" y=\"\(y)\" fill=\"\(color)\" text-anchor=\"\(anchor)\"\(font)>"
      + "\(words)</text>"
  }
}
