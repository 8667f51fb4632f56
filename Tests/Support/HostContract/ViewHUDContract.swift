import HUDCore

/// Checks what the HUD of a view or widget must do, and returns a sentence for each broken promise.
///
/// The view must be on the screen, and its HUD hidden.
@MainActor package func brokenPromises(of subject: ViewHUDUnderTest) -> [String] {
  var broken: [String] = []
  func promise(_ sentence: String, _ isTrue: Bool) {
    if !isTrue { broken.append(sentence) }
  }
  let hud = subject.hud
  let posts = ContractLog(hud)
  hud.show()
  subject.advance(.milliseconds(500))
  promise("a HUD appears over the view", posts.kinds == [.willAppear, .didAppear])
  posts.clear()

  subject.setOnScreen(false)
  subject.advance(.milliseconds(300))
  promise("a view off the screen keeps its HUD", hud.isVisible)
  subject.setOnScreen(true)
  subject.advance(.milliseconds(300))
  promise("nothing is posted when the view is back", posts.kinds.isEmpty)

  subject.destroy()
  promise(
    "a HUD ends with its view", posts.kinds == [.willDisappear, .didDisappear] && !hud.isVisible)
  promise("the reason is .hostGone", posts.reason == .hostGone)
  promise("there is no panel without a view", hud.panel?.frame == nil)
  posts.clear()
  hud.show(HUD.Content())
  subject.advance(.milliseconds(300))
  promise("later calls show nothing", posts.kinds.isEmpty && !hud.isVisible)
  posts.stop()
  return broken
}
