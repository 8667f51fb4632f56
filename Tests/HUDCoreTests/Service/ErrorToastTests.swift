import Foundation
import HUDCore
import Testing

@MainActor @Suite(.timeLimit(.minutes(15))) struct ErrorToastTests {
  let host = TestHost()
  let hud: HUDController

  init() { hud = .forTest(on: host) }

  /// Cancellations. `URLError.cancelled` is given by its code, as its type needs another module on
  /// Linux.
  nonisolated static let cancellations: [any Error] = [
    CancellationError(), CocoaError(.userCancelled),
    NSError(domain: "NSURLErrorDomain", code: -999),
  ]

  nonisolated static let failures: [any Error] = [
    Broken(), CocoaError(.fileNoSuchFile), NSError(domain: "NSURLErrorDomain", code: -1001),
    NSError(domain: "Another", code: -999), NSError(domain: "NSCocoaErrorDomain", code: 1),
  ]

  private var content: HUD.Content? { hud.panel?.request.content }

  @Test("An error is shown as a toast with its description", arguments: failures)
  func failure(_ error: any Error) {
    hud.showError(error, detail: "Try again", mask: .clear)
    #expect(
      content == HUD.Content(.error, status: error.localizedDescription, detail: "Try again"))
    #expect(host.blocksInput)
    let activity = hud.begin("Saving")
    activity.fail(error)
    #expect(content == HUD.Content(.error, status: error.localizedDescription))
  }

  @Test(
    "[§F1] A cancellation shows no toast, and ends the displayed request as cancelled",
    arguments: cancellations)
  func cancellation(_ error: any Error) async {
    hud.show(status: "Saving")
    let shown = hud.show(status: "Still saving")
    let toast = hud.showError(error)
    #expect(await toast.reason == .neverShown)
    #expect(!hud.isVisible)
    host.advance(by: .seconds(1))
    #expect(await shown.reason == .cancelled)
    #expect(host.canvas == nil)
  }

  @Test("[§F1] A cancellation with an id ends only the request of that id")
  func namedCancellation() async {
    hud.show(status: "Loading")
    let activity = hud.begin("Uploading", id: "upload")
    hud.showError(CancellationError(), id: "upload")
    #expect(await activity.reason == .cancelled)
    #expect(content?.status == "Loading")
    hud.showError(CancellationError(), id: "unknown")
    #expect(hud.isVisible)
  }

  @Test("[§F1] A cancellation while nothing is shown posts nothing")
  func cancellationWhileHidden() async {
    let notes = NotificationLog(of: hud)
    #expect(await hud.showError(CancellationError()).reason == .neverShown)
    #expect(notes.kinds.isEmpty)
  }

  @Test(
    "[§F2] An activity that fails with a cancellation ends without a toast",
    arguments: cancellations)
  func failWithCancellation(_ error: any Error) async {
    hud.show(status: "Loading")
    let activity = hud.begin("Saving")
    activity.fail(error)
    #expect(await activity.reason == .cancelled)
    #expect(content == HUD.Content(.spinner, status: "Loading"))
  }

  @Test("[§F3] A toast with nothing to show ends as .neverShown")
  func nothingToShow() async {
    hud.show(status: "Loading")
    for nothing in [hud.show(image: nil), hud.showText(String?.none), hud.showText(" ")] {
      #expect(await nothing.reason == .neverShown)
    }
    #expect(content?.status == "Loading")
  }

  private struct Broken: LocalizedError { var errorDescription: String? { "It broke." } }
}
