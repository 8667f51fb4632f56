import HUDLayers
import Testing

@testable import HUDCore

/// An attributed status, from the call to the text that a host draws.
@MainActor @Suite(.timeLimit(.minutes(15))) struct AttributedStatusTests {
  /// "Copied 3 files", with a bold, coloured 3.
  private var status: AttributedString {
    var status = AttributedString("Copied 3 files")
    if let number = status.range(of: "3") {
      status[number].hud.emphasis = .bold
      status[number].hud.color = HUD.Color(light: .black, dark: .white)
    }
    return status
  }

  private func title(
    of content: HUD.Content, metrics change: (inout Metrics) -> Void = { _ in }
  ) throws -> Text {
    var metrics = Metrics(size: CGSize(width: 300, height: 300))
    change(&metrics)
    let request = Request(
      id: 1, kind: .anonymous, content: content,
      resolvedOptions: ResolvedOptions(style: HUD.Style.compact, behavior: HUD.Behavior()))
    return try #require(PanelModel(request, in: metrics).texts.first?.text)
  }

  @Test("String literals, optionals and string expressions still make plain statuses")
  func overloads() {
    let optional: String? = "Saved"
    for content in [
      HUD.Content(status: "Saved"), HUD.Content(status: optional),
      HUD.Content(status: optional ?? "Lost"), HUD.Content(status: "Sav" + "ed"),
      HUD.Content(status: "\(optional ?? "")"), HUD.Content(.success, status: "Saved"),
      HUD.Content(status: "Saved", action: .cancel {}),
      HUD.Content(.success, status: "Saved", action: HUD.Action("Undo") {}),
      HUD.Content(.success, status: "Saved", detail: "Now", action: .cancel {}),
    ] {
      #expect(content.status == "Saved")
      #expect(content.attributedStatus == nil)
    }
    #expect(HUD.Content(status: String?.none).status == nil)
    #expect(HUD.Content(.success).status == nil)
    #expect(HUD.Content(action: .cancel {}).status == nil)
  }

  @Test("The status of an attributed text is its plain string")
  func plainString() {
    let content = HUD.Content(.success, status: status, detail: "Now")
    #expect(content.status == "Copied 3 files")
    #expect(content.detail == "Now")
    #expect(content.indicator == .success)
    #expect(content.attributedStatus == status)
    if let number = status.range(of: "3") {
      #expect(HUD.Content(status: status[number]).status == "3")
    }
  }

  @Test("Texts with different attributes differ, and a text without attributes equals a plain one")
  func equality() {
    #expect(HUD.Content(status: status) != HUD.Content(status: "Copied 3 files"))
    #expect(HUD.Content(status: status) == HUD.Content(status: status))
    #expect(HUD.Content(status: AttributedString("Saved")) == HUD.Content(status: "Saved"))
  }

  @Test("A blank text with attributes counts as no status")
  func blank() {
    var blank = AttributedString(" \n")
    blank.hud.emphasis = .bold
    let content = HUD.Content(status: blank)
    #expect(content.status == nil && content.attributedStatus == nil)
  }

  @Test("Setting the status later makes it plain")
  func setLater() {
    var content = HUD.Content(status: status)
    content.status = "Saved"
    #expect(content.attributedStatus == nil)
  }

  @Test("Resolving the indicator for a toast or a spinner keeps the attributes")
  func resolved() {
    for isToast in [true, false] {
      #expect(
        HUD.Content(status: status).resolved(inToast: isToast).attributedStatus == status)
    }
    #expect(HUD.Content(status: status).resolved(inToast: true).indicator == .none)
  }

  @Test("The drawn text has runs with the lengths, emphasis and boldness that were given")
  func runs() throws {
    let text = try title(of: HUD.Content(status: status))
    #expect(text.string == "Copied 3 files")
    #expect(text.runs.map(\.length) == [7, 1, 6])
    #expect(text.runs.map(\.emphasis) == [[], .bold, []])
    #if !canImport(QuartzCore)
    #expect(text.style(defaultFamily: "Sans").runs.map(\.isBold) == [false, true, false])
    #endif
  }

  @Test("A colour with a light and a dark variant follows the HUD's appearance")
  func colors() throws {
    for isDark in [false, true] {
      let text = try title(of: HUD.Content(status: status)) { $0.isDark = isDark }
      let color = isDark ? HUD.Color.white : .black
      #expect(text.runs.map(\.color) == [nil, color, nil])
    }
  }

  @Test("The accent colour of a run is the host's accent")
  func accent() throws {
    var status = AttributedString("Saved")
    status.hud.color = .accent
    let green = HUD.Color(red: 0, green: 1, blue: 0)
    let text = try title(of: HUD.Content(status: status)) { $0.accent = green }
    #expect(text.runs.map(\.color) == [green])
  }

  @Test("Control characters are removed from each run, and the run lengths shrink with them")
  func sanitised() throws {
    var part = AttributedString("\u{7}é\u{202E}")
    part.hud.emphasis = .italic
    var control = AttributedString("\u{1}")
    control.hud.emphasis = .bold
    let text = try title(of: HUD.Content(status: AttributedString("A\t") + part + control))
    #expect(text.string == "A é")
    #expect(text.runs.map(\.length) == [2, 2])
    #expect(text.runs.map(\.emphasis) == [[], .italic])
  }

  @Test("A text that is too long is cut off where a plain text is, in whichever run that falls")
  func tooLong() throws {
    var long = AttributedString(String(repeating: "a", count: 400))
    long.hud.emphasis = .bold
    let status = AttributedString("b") + long + AttributedString("c") + long
    let text = try title(of: HUD.Content(status: status))
    let plain = try title(of: HUD.Content(status: String(status.characters)))
    #expect(text.string == plain.string)
    #expect(text.string.hasSuffix("ca" + String(repeating: "a", count: 97)))
    #expect(text.runs.reduce(0) { $0 + $1.length } == text.string.utf8.count)
  }

  @Test("A screen reader hears the plain text")
  func spoken() {
    let words = HUD.Words.words(for: ["en"])
    #expect(words.read(HUD.Content(status: status)) == "Copied 3 files")
  }
}
