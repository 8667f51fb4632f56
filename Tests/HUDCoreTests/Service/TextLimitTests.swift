import HUDCore
import HUDLayers
import Testing

@Suite("Texts of any length", .timeLimit(.minutes(15))) struct TextLimitTests {
  @Test(
    "[§P1] A text is cut to its first 500 characters, at most 4,000 bytes",
    arguments: [
      (String(repeating: "a", count: 500), 500), (String(repeating: "a", count: 501), 500),
      (String(repeating: "a", count: 1 << 20), 500),
      (String(repeating: "é", count: 600), 1_000), (String(repeating: "本", count: 600), 1_500),
      // A family of four has 25 bytes.
      (String(repeating: "👨‍👩‍👧‍👦", count: 600), 4_000),
      ("e" + String(repeating: "\u{301}", count: 40_000), 3_999),
      ("ab" + String(repeating: "\u{301}", count: 40_000), 4_000),
    ])
  func isCut(_ text: String, to bytes: Int) throws {
    let content = HUD.Content(.none, status: text, detail: text, action: HUD.Action(text) {})
    let status = try #require(content.status)
    #expect(status.utf8.count == bytes)
    #expect(status.count <= 500)
    #expect(text.utf8.starts(with: status.utf8))
    #expect(content.detail?.utf8.count == bytes)
    #expect(content.action?.title.utf8.count == bytes)
  }

  @Test("[§P1] An attributed text is cut where its plain text is cut")
  func attributed() {
    var text = AttributedString(String(repeating: "a", count: 400))
    text.hud.emphasis = .bold
    text += AttributedString(String(repeating: "本", count: 400))
    let content = HUD.Content(.none, status: text)
    #expect(content.status?.count == 500)
    #expect(content.attributedStatus.map { String($0.characters) } == content.status)
  }

  nonisolated static let unseen = [
    "", " ", "\n\t", "\u{0}", "\u{200B}", "\u{FEFF}", "\u{200E}", "\u{2060}", "\u{AD}", "\u{FE0F}",
    "\u{E0001}", "\u{180E} \u{3164}", String(repeating: "\u{200B}", count: 600) + "a",
  ]

  @Test("[§P1] A text in which nothing can be seen is no text", arguments: unseen)
  func isNoText(_ text: String) {
    let content = HUD.Content(.none, status: text, detail: text)
    #expect(content.status == nil)
    #expect(content.detail == nil)
  }

  @Test("[§P1] A text with one visible character is a text", arguments: ["\u{200B}a", "👍\u{FE0F}"])
  func isText(_ text: String) {
    #expect(HUD.Content(.none, status: text).status == text)
  }

  @MainActor @Test("[§F3] A toast in which nothing can be seen is not shown", arguments: unseen)
  func toast(_ text: String) async {
    let host = TestHost()
    let hud = HUDController.forTest(on: host)
    let toast = hud.showToast(HUD.Content(.none, status: text))
    #expect(await toast.reason == .neverShown)
    #expect(!hud.isVisible)
  }

  @MainActor
  @Test("[§P1] Every way to a text cuts it")
  func everyWay() {
    let host = TestHost()
    let hud = HUDController.forTest(on: host)
    let long = String(repeating: "word ", count: 10_000)
    let cut = String(long.prefix(500))
    let log = NotificationLog(of: hud)
    let handle = hud.show(HUD.Content(status: long))
    #expect(handle.status == cut)
    #expect(host.request?.content.status == cut)
    #expect(log.all.last?.status == cut)
    hud.setStatus("A" + long)
    #expect(host.request?.content.status?.count == 500)
    handle.status = "B" + long
    #expect(handle.status?.count == 500)
    #expect(host.request?.content.status?.hasPrefix("Bword") == true)
    handle.detail = long
    #expect(host.request?.content.detail == cut)
    hud.dismiss()
    hud.showProgress(0.1, status: long)
    hud.showProgress(0.2, status: "C" + long)
    #expect(host.request?.content.status?.count == 500)
    #expect(host.announced.allSatisfy { $0.count <= 500 })
  }

  @MainActor
  @Test("[§P1] Of the marks of one letter the panel draws eight, and a text keeps all its letters")
  func marks() {
    let host = TestHost()
    let hud = HUDController.forTest(on: host)
    let letter = "e" + String(repeating: "\u{301}", count: 500)
    hud.show(HUD.Content(status: letter + "a" + letter))
    host.settle()
    let drawn = host.filled.last?.status?.text.string
    let kept = "e" + String(repeating: "\u{301}", count: 8)
    #expect(drawn?.unicodeScalars.elementsEqual((kept + "a" + kept).unicodeScalars) == true)
  }

  @MainActor
  @Test("Two texts that differ only in their normal form are two texts")
  func bytes() {
    let host = TestHost()
    let hud = HUDController.forTest(on: host)
    let handle = hud.show(HUD.Content(status: "\u{E9}"))
    handle.status = "e\u{301}"
    #expect(host.request?.content.status?.unicodeScalars.count == 2)
  }
}

@Suite("A toast that is left empty", .timeLimit(.minutes(15))) struct EmptiedToastTests {
  enum Way: CaseIterable { case handle, update, setStatus }

  @Test("[§F3] A toast on show that is left with nothing to show ends", arguments: Way.allCases)
  func onShow(_ way: Way) {
    let driver = MachineDriver(.unhurried)
    let toast = driver.put(up: HUD.Content(.none, status: "Saved"), as: .toast)
    driver.pass(.seconds(1))
    switch way {
    case .handle: driver.send(.change(toast, .status("\u{200B}")))
    case .update: driver.send(.change(toast, .content(HUD.Content(.none))))
    case .setStatus: driver.send(.setStatus(nil))
    }
    #expect(driver.phase == .disappearing)
    // The panel must not become empty while it fades out.
    #expect(driver.panel?.status == "Saved")
    driver.pass(.seconds(1))
    #expect(driver.ends(of: toast) == [.ended])
  }

  @Test("[§F3] A waiting toast that is left with nothing to show leaves the queue")
  func waiting() {
    let driver = MachineDriver(Policy(toastTime: .seconds(2), enqueuesToasts: true))
    driver.toast("One")
    let second = driver.put(up: HUD.Content(.none, status: "Two"), as: .toast)
    driver.send(.change(second, .status(nil)))
    #expect(driver.ends(of: second) == [.ended])
    driver.pass(.seconds(2))
    #expect(driver.phase == .hidden)
  }

  @Test("A toast with a picture or a button may lose its text")
  func withIndicator() throws {
    let driver = MachineDriver()
    let toast = driver.toast("Saved")
    driver.send(.change(toast, .status(nil)))
    #expect(driver.isVisible)
    #expect(try #require(driver.panel).status == nil)
  }
}
