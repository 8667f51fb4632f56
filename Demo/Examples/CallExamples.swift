import Foundation
import HUD

/// Examples of the options of one call and of its results.
extension Example {
  static let calls = buttons + identities + outcomes

  private static let buttons = [
    Example(
      "one-call", "Everything in one call",
      code: """
        HUD.show(.bar(0.4), status: "Copying", detail: "3 of 7", action: cancel, mask: .black)
        """
    ) {
      HUD.show(
        .bar(0.4), status: "Copying", detail: "3 of 7",
        action: HUD.Action("Stop", role: .cancel) { HUD.showInfo("Stopped") }, mask: .black)
    },
    Example(
      "undo", "A toast that can be undone",
      code: #"HUD.showSuccess("Deleted", action: HUD.Action("Undo") { list.restore() })"#
    ) {
      HUD.showSuccess("Deleted", action: HUD.Action("Undo") { HUD.showInfo("Restored") })
    },
    Example(
      "cancel", "Cancel, which Escape presses too",
      code: #"HUD.show(status: "Pairing…", action: .cancel { job.cancel() })"#
    ) {
      HUD.show(status: "Pairing…", action: .cancel { HUD.showText("Cancelled") }, mask: .clear)
    },
    Example(
      "destructive", "A button that deletes",
      code: #"HUD.Action("Empty", role: .destructive) { bin.empty() }"#
    ) {
      let empty = HUD.Action("Empty", role: .destructive) { HUD.showSuccess("Emptied") }
      HUD.showText("Empty the bin?", detail: "12 photos", action: empty)
    },
    Example(
      "keeps-hud", "A button that leaves the HUD",
      code: #"HUD.Action("Add one", keepsHUD: true) { handle.detail = "\(count)" }"#
    ) { Counter.shared.begin() },
  ]

  private static let identities = [
    Example(
      "id", "Replaced in place", code: #"HUD.showInfo("3 new messages", id: "inbox")"#,
      at: .milliseconds(1300), length: .milliseconds(4200),
      then: [2, 3].map { count in
        (.milliseconds(600 * (count - 1)), { messages(count) })
      }
    ) { messages(1) },
    Example(
      "queue", "Toasts that wait for each other",
      code: "HUD.behavior.toastPolicy = .enqueue", length: .milliseconds(4000)
    ) {
      let behavior = HUD.behavior.with { $0.toastPolicy = .enqueue }
      for name in ["Harbour", "Dunes", "Fern"] {
        HUD.showSuccess(
          "\(name) sent", for: .seconds(1), options: HUD.Options(behavior: behavior))
      }
    },
    Example(
      "one-style", "A style and a behaviour for one call",
      code: "HUD.Options(style: HUD.style.with { … }, behavior: HUD.behavior.with { … })"
    ) {
      HUD.show(
        status: "Only this one",
        options: HUD.Options(
          style: HUD.style.with {
            $0.appearance = .dark
            $0.cornerRadius = 4
          },
          behavior: HUD.behavior.with {
            $0.position = .top
            $0.mask = .gradient
          }))
    },
  ]

  private static let outcomes = [
    Example(
      "error-value", "The description of an error", code: "HUD.showError(error)"
    ) { HUD.showError(FakeError.offline) },
    Example(
      "run-failure", "Work that fails",
      code: """
        try await HUD.run("Sending", failure: { $0.localizedDescription }) { try await send() }
        """,
      picture: .instead { HUD.showError(FakeError.offline) }
    ) {
      Task {
        // swift-format-ignore: OnlyOneTrailingClosureArgument
        try? await HUD.run("Sending", failure: { $0.localizedDescription }) {
          try await Task.sleep(for: .seconds(1))
          throw FakeError.offline
        }
      }
    },
    Example(
      "dismiss-completion", "A dismissal, and what follows it",
      code: "HUD.dismiss { pop() }", length: .milliseconds(3000),
      then: [(.milliseconds(1200), { dismissAndContinue() })]
    ) { HUD.show(status: "First this") },
    Example(
      "progress-unknown", "A length that is known later",
      code: #"HUD.showProgress(-1, status: "Downloading")"#, at: .milliseconds(500),
      length: .milliseconds(2800),
      then: (1...5).map { step in
        (.milliseconds(1000 + 200 * step), { downloading(Double(step) / 5) })
      }
    ) { downloading(-1) },
  ]

  @MainActor private static func messages(_ count: Int) {
    let messages = count == 1 ? "message" : "messages"
    HUD.showInfo("\(count) new \(messages)", for: .seconds(2), id: "inbox")
  }

  @MainActor private static func dismissAndContinue() {
    HUD.dismiss { HUD.showSuccess("Then this", for: .seconds(1)) }
  }

  @MainActor private static func downloading(_ progress: Double) {
    HUD.showProgress(progress, status: "Downloading", as: .bar)
  }
}

/// An error with a description for users.
private enum FakeError: LocalizedError {
  case offline

  var errorDescription: String? { "The server does not answer." }
}

/// Counts the presses of its HUD's button.
@MainActor private final class Counter {
  static let shared = Counter()
  private var count = 0
  private var handle: HUD.Handle?

  func begin() {
    count = 0
    let add = HUD.Action("Add one", keepsHUD: true) { [unowned self] in
      count += 1
      handle?.detail = "\(count) in the basket"
    }
    handle = HUD.show(.none, status: "Postcards", detail: "0 in the basket", action: add)
  }
}
