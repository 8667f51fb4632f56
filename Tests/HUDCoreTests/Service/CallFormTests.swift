import Foundation
import HUDCore
import Testing

/// The forms in which an app can write a call.
@MainActor @Suite(.timeLimit(.minutes(15))) struct CallFormTests {
  let host = TestHost()
  let hud: HUDController
  private let heard = Locked<[HUD.Reason?]>([])

  init() { hud = .forTest(on: host) }

  private var content: HUD.Content? { hud.panel?.request.content }

  private func hear(_ reason: HUD.Reason? = nil) { heard.withLock { $0.append(reason) } }

  @Test("The text may come first, as a literal, a variable, an optional or an interpolation")
  func textFirst() {
    let name = "photos"
    let texts: [(HUD.Handle, String?)] = [
      (hud.show("Loading…"), "Loading…"), (hud.show(name), name),
      (hud.show("All \(name)"), "All photos"), (hud.show(Optional(name)), name),
      (hud.show(name.isEmpty ? nil : name), name),
      (hud.show(String?.none), nil),
    ]
    for (handle, text) in texts { #expect(handle.status == text) }
    hud.show("Copying", detail: "3 of 7", action: .cancel {}, mask: .black, id: "copy")
    #expect(content?.indicator == .spinner)
    #expect(content?.status == "Copying")
    #expect(content?.detail == "3 of 7")
    #expect(content?.action?.role == .cancel)
  }

  @Test("The calls without a text first keep their meaning")
  func textLater() throws {
    let picture = try #require(HUD.Image(rgba: [1, 2, 3, 4], width: 1, height: 1))
    hud.show()
    #expect(content == HUD.Content(.spinner))
    hud.show(status: String?.none)
    #expect(content == HUD.Content(.spinner))
    hud.show(.bar(0.4), status: "Copying")
    #expect(content == HUD.Content(.bar(0.4), status: "Copying"))
    hud.show(.none, status: "Copying")
    #expect(content == HUD.Content(.none, status: "Copying"))
    hud.show(HUD.Content(.pie(0.4)))
    #expect(content == HUD.Content(.pie(0.4)))
    hud.show(image: picture, status: "Paired", for: .seconds(2))
    #expect(content == HUD.Content(.image(picture), status: "Paired"))
  }

  @Test("A `.none` alone is the indicator, and no text that is missing")
  func noneIsIndicator() {
    hud.show(.none)
    #expect(content == HUD.Content(.none))
  }

  @Test("A status may be attributed")
  func attributedStatus() {
    var status = AttributedString("Copied 3 files")
    status.hud.emphasis = .bold
    hud.show(status: status)
    #expect(content == HUD.Content(.spinner, status: status))
    hud.show(.bar(0.4), status: status, detail: "3 of 7")
    #expect(content == HUD.Content(.bar(0.4), status: status, detail: "3 of 7"))
    #expect(content?.attributedStatus == status)
  }

  @Test("A text may be a part of a string or attributed, and each may be optional")
  func kindsOfText() async {
    var attributed = AttributedString("Copied 3 files")
    attributed.hud.emphasis = .bold
    hud.show(status: "Copying".prefix(4), detail: attributed, action: HUD.Action(attributed) {})
    #expect(content?.status == "Copy")
    #expect(content?.detail == "Copied 3 files")
    #expect(content?.action?.title == "Copied 3 files")
    hud.showProgress(Float(0.5), status: attributed)
    #expect(content?.status == "Copied 3 files")
    await hud.run("Copying", success: attributed) {}
    #expect(content == HUD.Content(.success, status: attributed))
    hud.setStatus(Optional("Done"))
    #expect(content == HUD.Content(.success, status: "Done"))
    hud.setStatus(nil)
    #expect(content == HUD.Content(.success))
    hud.showInfo(AttributedString?.none)
    #expect(content == HUD.Content(.info))
  }

  @Test("An error may be optional, and nil shows what a text of nil shows")
  func optionalError() {
    var error: (any Error)? = CocoaError(.fileNoSuchFile)
    hud.showError(error)
    #expect(content == HUD.Content(.error, status: error?.localizedDescription))
    error = nil
    hud.showError(error, detail: "Try again")
    #expect(content == HUD.Content(.error, detail: "Try again"))
    hud.showError(nil, detail: "Try again")
    #expect(content == HUD.Content(.error, detail: "Try again"))
  }

  @Test("A method can be passed on as a function")
  func methodReference() {
    let pop: () -> Void = hud.popActivity
    let setStatus: (String?) -> Void = hud.setStatus
    hud.show(status: "Loading")
    setStatus("Nearly there")
    #expect(content?.status == "Nearly there")
    pop()
    #expect(!hud.isVisible)
  }

  @Test("[M13] [§E3] A dismissal tells if it had a HUD; its completion may take the reason")
  func completions() {
    hud.show(status: "Loading")
    #expect(hud.dismiss { hear() })
    #expect(!hud.dismiss { reason in hear(reason) })
    hud.dismiss { _ in hear() }
    hud.dismiss(after: .seconds(1)) { hear() }
    #expect(heard.value.isEmpty)
    host.advance(by: .seconds(1))
    #expect(heard.value == [nil, .dismissed, nil, nil])
    #expect(!hud.dismiss { hear() })
    hud.dismiss(after: .seconds(1)) { hear($0) }
    #expect(heard.value.suffix(2) == [nil, .notShowing])
  }

  @Test("[§T6] A dismissal without animation removes the panel at once")
  func unanimated() {
    hud.show(status: "Loading")
    hud.dismiss(animated: false)
    #expect(host.canvas == nil)
    let toast = hud.showSuccess("Saved")
    toast.dismiss(animated: false)
    #expect(host.canvas == nil)
  }

  @Test("[§E4] A handle's delayed dismissal ends its own request, whatever is shown meanwhile")
  func delayedHandle() async {
    hud.show(status: "Loading")
    let activity = hud.begin("Syncing")
    activity.dismiss(after: .seconds(2))
    hud.show(status: "Loading more")
    host.advance(by: .seconds(2))
    #expect(await activity.reason == .dismissed)
    #expect(content?.status == "Loading more")
  }

  @Test("[§I1] [§I4] A call with a live id replaces that request, and dismiss(id:) ends it")
  func identity() async {
    let first = hud.show(status: "One", id: "upload")
    let second = hud.show(.bar(0.2), status: "Two", mask: .clear, id: "upload")
    #expect(await first.reason == .replaced)
    #expect(content == HUD.Content(.bar(0.2), status: "Two"))
    host.settle()
    #expect(host.blocksInput)
    hud.dismiss(id: "download")
    #expect(hud.isVisible)
    hud.dismiss(id: "upload")
    host.advance(by: .seconds(1))
    #expect(await second.reason == .dismissed)
  }

  @Test("[§I3] showProgress with an id steps the progress of that id")
  func progressIdentity() {
    hud.showProgress(0.2, status: "Uploading", as: .bar, id: "upload")
    hud.showProgress(Float(0.5), id: "upload")
    #expect(content == HUD.Content(.bar(0.5), status: "Uploading"))
    hud.popActivity()
    #expect(hud.isVisible)
    hud.dismiss(id: "upload")
    #expect(!hud.isVisible)
  }

  @Test("[§E7] Releasing the handle of a named request does not end it")
  func releasedHandle() {
    do { _ = hud.show(status: "Uploading", id: "upload") }
    #expect(hud.isVisible)
  }

  @Test(
    "Options leave a displayed toast the time that it has; a duration counts from that moment",
    arguments: [(nil, .milliseconds(1000)), (.seconds(3), .milliseconds(3000))]
      as [(Duration?, Duration)])
  func updateOptions(duration: Duration?, rest: Duration) {
    let toast = hud.showSuccess("Saved", for: .seconds(2))
    host.advance(by: .seconds(1))
    toast.update(options: HUD.Options(mask: .clear, duration: duration))
    #expect(host.blocksInput)
    host.advance(by: rest - .milliseconds(1))
    #expect(hud.isVisible)
    host.advance(by: .milliseconds(1))
    #expect(!hud.isVisible)
  }

  /// A type of an app, whose calls block input.
  private struct Blocking: HUD.Calls {
    let controller: HUDController

    func options(completing options: HUD.Options?) -> HUD.Options? {
      var options = options ?? HUD.Options()
      options.mask = .clear
      return options
    }
  }

  @Test("A type that adopts HUD.Calls has every call, with the options that it completes")
  func ownType() async {
    let own: any HUD.Calls = Blocking(controller: hud)
    var masks: [HUD.Mask?] = []
    func note() { masks.append(hud.panel?.request.resolvedOptions.behavior.mask) }
    own.show("Loading…")
    note()
    own.showProgress(0.5, status: "Uploading")
    note()
    own.showSuccess("Saved", mask: .black)
    note()
    own.dismiss()
    own.begin("Syncing").succeed("Synced")
    note()
    await own.run("Counting") { note() }
    #expect(masks == [.clear, .clear, .black, .clear, .clear])
    #expect(own.isVisible == hud.isVisible)
  }
}
