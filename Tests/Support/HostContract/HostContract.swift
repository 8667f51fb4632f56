import HUDCore
import HUDLayers

/// Checks what every host must do for a HUD, and returns a sentence for each promise that is
/// broken.
///
/// The host must be new and have a window, and the test must be able to advance its time.
@MainActor package func brokenPromises(of subject: HostUnderTest) -> [String] {
  var contract = HostContract(subject)
  contract.checkTime()
  contract.checkMeasures()
  contract.checkStage()
  contract.checkToasts()
  contract.checkTouches()
  contract.checkButton()
  contract.checkWaitingButtons()
  contract.checkHand()
  contract.checkTap()
  contract.checkDismissalByHand()
  contract.checkSpeech()
  contract.checkMemory()
  contract.checkSurroundings()
  contract.checkWindow()
  contract.checkNextWindow()
  contract.posts.stop()
  return contract.broken
}

@MainActor private struct HostContract {
  let subject: HostUnderTest
  let hud: HUDController
  let posts: ContractLog
  var broken: [String] = []

  init(_ subject: HostUnderTest) {
    self.subject = subject
    let host = subject.host
    hud = HUDController(defaults: Defaults()) { host }
    posts = ContractLog(hud)
  }

  private func advance(_ time: Duration) { subject.time.advance(time) }

  /// Dismisses the HUD, and waits until it has disappeared.
  private func end() {
    hud.dismiss()
    advance(.milliseconds(500))
    posts.clear()
  }

  private var isEmpty: Bool { subject.isEmpty() }

  mutating func promise(_ sentence: String, _ isTrue: Bool) {
    if !isTrue { broken.append(sentence) }
  }

  mutating func checkTime() {
    let before = subject.host.now
    advance(.milliseconds(100))
    let passed = subject.host.now - before
    promise("its clock advances with the time", passed >= .milliseconds(99))
  }

  mutating func checkMeasures() {
    let host = subject.host
    let room = CGSize(width: 120, height: 200)
    let text = Text(string: "Two words", font: HUD.Font(size: 15))
    let size = host.measure(text, in: room)
    promise("a text takes room", size.width > 0 && size.height > 0)
    promise("a text measures the same twice", host.measure(text, in: room) == size)
    promise(
      "a larger font takes more room",
      host.measure(Text(string: "Two words", font: HUD.Font(size: 30)), in: room).height
        > size.height)
    let long = Text(
      string: String(repeating: "many words ", count: 200), font: HUD.Font(size: 15))
    let cut = host.measure(long, in: room)
    promise("a long text stays in its room", cut.width <= room.width && cut.height <= room.height)
    let low = CGSize(width: 120, height: 1)
    let line = host.measure(long, in: low).height
    promise("in a room lower than a line a text has one", line > 1 && line <= size.height)
    let button = host.measureButton(text, padding: CGSize(width: 10, height: 6))
    promise("a button is larger than its title", button.width > size.width)
  }

  mutating func checkStage() {
    promise("there is nothing on the stage before the first HUD", isEmpty)
    hud.show(HUD.Content(.spinner, status: "Loading…"))
    advance(.milliseconds(500))
    let size = subject.host.metrics.size
    promise("a HUD is on the stage", !isEmpty)
    promise(
      "its panel is laid out inside the host, before a frame",
      hud.panel.map(\.frame).map {
        !$0.isEmpty && CGRect(origin: .zero, size: size).contains($0)
      } == true)
    hud.dismiss()
    advance(.milliseconds(500))
    promise("nothing is left of it", isEmpty && hud.panel?.frame == nil)
  }

  mutating func checkToasts() {
    let options = HUD.Options(duration: .seconds(1))
    hud.showToast(HUD.Content(.success), options: options)
    advance(.milliseconds(900))
    promise("it does not wake before the time", hud.isVisible)
    advance(.milliseconds(600))
    promise("it wakes at the time", !hud.isVisible)
    promise("a HUD that has ended is off the stage", isEmpty)
    hud.showToast(HUD.Content(.success), options: options)
    advance(.milliseconds(700))
    hud.showToast(HUD.Content(.info), options: options)
    advance(.milliseconds(800))
    promise("a second toast stays for its own time", hud.isVisible)
    advance(.milliseconds(700))
    promise("it ends after its own time", !hud.isVisible && isEmpty)
    posts.clear()
  }

  mutating func checkTouches() {
    guard let user = subject.user else { return }
    hud.show(HUD.Content())
    advance(.milliseconds(500))
    // Read it now: without a HUD the host may not know its size.
    let corner = corner
    promise("without a mask a touch reaches the app", !user.touch(corner))
    end()
    let options = HUD.Options(mask: .black, graceTime: .seconds(1))
    hud.show(HUD.Content(), options: options)
    promise("in the grace time a touch reaches the app", !user.touch(corner))
    advance(.milliseconds(1_500))
    promise("touches that reach the app are not posted", posts.kinds == [.willAppear, .didAppear])
    promise("a mask takes a touch", user.touch(corner))
    promise("a touch on a mask is posted", posts.kinds.last == .didReceiveTouch)
    end()
    promise("after the HUD a touch reaches the app", !user.touch(corner))
  }

  mutating func checkButton() {
    guard let user = subject.user else { return }
    var presses = 0
    let cancel = HUD.Action("Cancel", role: .cancel) { presses += 1 }
    hud.show(HUD.Content(status: "Copying", action: cancel))
    advance(.milliseconds(500))
    user.pressButton()
    advance(.milliseconds(500))
    promise("its button runs the action, once", presses == 1)
    promise(
      "a HUD that was cancelled is gone, with that reason", isEmpty && posts.reason == .cancelled)
    posts.clear()
  }

  mutating func checkWaitingButtons() {
    guard let user = subject.user else { return }
    for position in [HUD.Position.bottom(inset: 64), .center] {
      hud.showToast(
        HUD.Content(.error, status: "Upload failed", action: .close),
        options: HUD.Options(position: position))
      advance(.seconds(9))
      promise("a toast with × stays until it is closed", hud.isVisible)
      if position != .center {
        let height = subject.host.metrics.size.height
        promise("an inset moves the panel", height - panelFrame.maxY >= 64)
      }
      user.pressButton()
      advance(.milliseconds(500))
      promise("× closes its toast", isEmpty && posts.reason == .dismissedByUser)
      posts.clear()
    }
    let progress = Progress(totalUnitCount: 10)
    progress.isCancellable = true
    hud.track(progress, as: .bar, options: HUD.Options(cancelDelay: .seconds(1)))
    advance(.milliseconds(500))
    promise("a late button is not there yet", hud.panel?.layout[.button].isEmpty == true)
    advance(.milliseconds(1000))
    user.pressButton()
    advance(.milliseconds(500))
    promise("a late button cancels the work", progress.isCancelled && isEmpty)
    posts.clear()
  }

  mutating func checkHand() {
    guard let user = subject.user else { return }
    hud.showToast(HUD.Content(status: "Held"), options: HUD.Options(duration: .seconds(1)))
    advance(.milliseconds(500))
    user.hold(middleOfPanel) {
      advance(.milliseconds(1_000))
      promise("a toast stays while a finger is on its panel", hud.isVisible)
    }
    advance(.milliseconds(1_300))
    promise("the time of a toast goes on after the touch", !hud.isVisible)
    posts.clear()
  }

  mutating func checkTap() {
    guard let user = subject.user else { return }
    var (taps, presses) = (0, 0)
    for mask in [HUD.Mask.none, .black] {
      let more = HUD.Action("More", keepsHUD: true) { presses += 1 }
      let content = HUD.Content(status: "Tap me", action: more, onTap: { taps += 1 })
      let options = HUD.Options(mask: mask, dismissal: [.tap, .tapOutside])
      hud.show(content, options: options)
      advance(.milliseconds(500))
      let before = (taps, presses)
      user.pressButton()
      promise("the button of a panel that can be tapped is its own target", taps == before.0)
      promise("that button runs its action", presses == before.1 + 1 && hud.isVisible)
      promise("a touch on the button is the HUD's", user.touch(buttonOnPanel))
      promise("a touch on the button presses it", presses == before.1 + 2 && hud.isVisible)
      promise(
        "a touch on the button is posted as one inside the panel if the mask blocks",
        posts.kinds.suffix(2)
          == (mask == .none ? [.willAppear, .didAppear] : [.didReceiveTouch, .didTouchInside]))
      user.hold(statusOnPanel) {
        promise("a panel looks pressed under a finger", isPressed)
      }
      promise("a tap calls the handler, once", taps == before.0 + 1)
      promise("a tap with a handler ends the HUD with .ended", posts.reason == .ended)
      promise("a panel no longer looks pressed", !isPressed)
      advance(.milliseconds(500))
      posts.clear()
      hud.show(content, options: options)
      advance(.milliseconds(500))
      promise(
        "a touch beside the panel is the app's without a mask",
        user.touch(corner) == (mask != .none))
      advance(.milliseconds(500))
      promise("a touch beside the panel dismisses where that is allowed", !hud.isVisible && isEmpty)
      promise("it dismisses as .dismissedByUser", posts.reason == .dismissedByUser)
      posts.clear()
    }
  }

  private var isPressed: Bool {
    hud.panel?.canvas.pressedLook.isHidden == false
  }

  private var corner: CGPoint { CGPoint(x: 20, y: subject.host.metrics.size.height - 60) }

  mutating func checkDismissalByHand() {
    guard let user = subject.user else { return }
    hud.show(HUD.Content(status: "Not by hand"))
    advance(.milliseconds(500))
    promise("the app does not get a touch on the panel", user.touch(middleOfPanel))
    promise("without a mask no touch is posted", posts.kinds == [.willAppear, .didAppear])
    user.swipePanel()
    promise("no gesture dismisses unless the options allow it", hud.isVisible)
    end()
    var presses = 0
    for mask in [HUD.Mask.none, .black] {
      for gesture in [HUD.DismissalGestures.tap, .swipe] {
        let more = HUD.Action("More", keepsHUD: true) { presses += 1 }
        hud.show(
          HUD.Content(status: "By hand", action: more),
          options: HUD.Options(mask: mask, dismissal: gesture))
        advance(.milliseconds(500))
        let before = presses
        user.pressButton()
        promise("a press of the button does not dismiss", hud.isVisible)
        promise("a press of the button runs its action", presses == before + 1)
        promise(
          "a touch beside the panel reaches the app without a mask",
          user.touch(corner) == (mask != .none))
        promise("a touch beside the panel dismisses nothing", hud.isVisible)
        if gesture == .swipe {
          promise("a panel that allows swipes takes a tap", user.touch(statusOnPanel))
          promise("a tap on such a panel does not dismiss it", hud.isVisible)
          user.swipePanel()
        } else {
          user.swipePanel()
          promise("a swipe does not dismiss a panel that allows only taps", hud.isVisible)
          promise("a panel that allows taps takes the tap", user.touch(statusOnPanel))
        }
        promise("the allowed gesture dismisses the HUD", !hud.isVisible)
        promise("the reason is .dismissedByUser", posts.reason == .dismissedByUser)
        advance(.milliseconds(500))
        promise("nothing is left after a dismissal by hand", isEmpty)
        posts.clear()
      }
    }
  }

  private var panelFrame: CGRect { hud.panel?.frame ?? .zero }

  private var middleOfPanel: CGPoint { CGPoint(x: panelFrame.midX, y: panelFrame.midY) }

  /// A point away from the button, which is at the bottom of the panel.
  private var statusOnPanel: CGPoint { CGPoint(x: panelFrame.midX, y: panelFrame.minY + 12) }

  private var buttonOnPanel: CGPoint {
    let button = hud.panel?.layout[.button] ?? .zero
    return CGPoint(x: panelFrame.minX + button.midX, y: panelFrame.minY + button.midY)
  }

  mutating func checkSpeech() {
    guard let user = subject.user else { return }
    let before = user.announcements().count
    hud.show(HUD.Content(status: "Spoken"))
    advance(.milliseconds(300))
    promise(
      "an announcement is made, once",
      Array(user.announcements().dropFirst(before)) == ["Spoken"])
    end()
    let beforeMask = user.announcements().count
    hud.show(HUD.Content(status: "Read"), options: HUD.Options(mask: .clear))
    advance(.milliseconds(300))
    hud.setStatus("Spoken")
    advance(.milliseconds(300))
    promise(
      "under a mask only changes are announced",
      Array(user.announcements().dropFirst(beforeMask)) == ["Spoken"])
    end()
    let beforeLabel = user.announcements().count
    hud.showToast(HUD.Content(.custom(label: "Rocket") { CALayer() }, status: "Launched"))
    advance(.milliseconds(300))
    for _ in 1...2 {
      hud.showToast(HUD.Content(.success, status: "Landed"))
      advance(.milliseconds(300))
    }
    promise(
      "a label is announced before the text, and an equal toast again",
      Array(user.announcements().dropFirst(beforeLabel))
        == ["Rocket\nLaunched", "Landed", "Landed"])
    end()
  }

  mutating func checkMemory() {
    weak var shown: CALayer?
    let indicator = HUD.Indicator.custom(size: CGSize(width: 20, height: 20)) {
      let layer = CALayer()
      shown = layer
      return layer
    }
    let content = HUD.Content(
      indicator, status: "Copying", detail: "3 of 7", action: HUD.Action("Cancel", role: .cancel) {}
    )
    hud.show(content, options: HUD.Options(mask: .blur))
    advance(.milliseconds(500))
    promise("a layer of the app is on the stage", shown?.superlayer != nil)
    end()
    promise("the layer is released with the HUD", shown == nil)
    promise("nothing is left of a panel with every element", isEmpty)
  }

  mutating func checkSurroundings() {
    guard let window = subject.window else { return }
    hud.show(HUD.Content(), options: HUD.Options(mask: .black))
    advance(.milliseconds(500))
    for isDark in [true, false] {
      window.setDark(isDark)
      advance(.milliseconds(300))
      promise(
        isDark ? "it notices that its window turns dark" : "it notices that its window turns light",
        subject.host.metrics.isDark == isDark)
    }
    let size = CGSize(width: 500, height: 420)
    window.resize(size)
    advance(.milliseconds(500))
    promise("it has the size of its window", subject.host.metrics.size == size)
    promise(
      "the panel moves to the middle",
      hud.panel.map(\.frame).map { abs($0.midX - size.width / 2) <= 1 } == true)
    end()
  }

  mutating func checkWindow() {
    guard let window = subject.window else { return }
    hud.show(HUD.Content())
    window.setPresent(false)
    promise("a HUD ends with its window", !hud.isVisible && isEmpty)
    promise("the reason is .hostGone", posts.reason == .hostGone)
    posts.clear()
    hud.show(HUD.Content())
    advance(.milliseconds(300))
    promise("without a window a HUD waits", !hud.isVisible && isEmpty && posts.kinds.isEmpty)
    window.setPresent(true)
    advance(.milliseconds(300))
    promise("a waiting HUD appears with the window", hud.isVisible && !isEmpty)
    end()
    window.setPresent(false)
    hud.show(HUD.Content())
    hud.dismiss()
    window.setPresent(true)
    advance(.milliseconds(300))
    promise(
      "a HUD that was dismissed while it waited does not appear",
      !hud.isVisible && isEmpty && posts.kinds.isEmpty)
  }

  mutating func checkNextWindow() {
    guard let replace = subject.window?.replace else { return }
    hud.show(HUD.Content())
    advance(.milliseconds(500))
    posts.clear()
    replace()
    advance(.milliseconds(500))
    promise("a HUD moves to the next window", hud.isVisible && !isEmpty)
    promise("nothing is posted about the move", posts.kinds.isEmpty)
    promise(
      "its panel is inside the next window",
      hud.panel.map(\.frame).map {
        CGRect(origin: .zero, size: subject.host.metrics.size).contains($0)
      } == true)
    end()
    promise("nothing is left of it in the next window", isEmpty)
  }
}
