import HUDCore
import Testing

/// Time as a drawing: the calls, and the screen that they lead to. One column is 100 ms.
///
/// Calls: `s` show, `t` toast, `5` showProgress(0.5), `b` begin, `e` end of the newest activity,
/// `p` popActivity, `d` dismiss, `D` dismiss after 300 ms, `x` host lost, `h` host ready,
/// `a` attention on the panel, `l` attention off it.
///
/// Screen: `#` visible, `<` fading in, `>` fading out, `-` nothing.
@Suite("Timelines", .timeLimit(.minutes(15))) struct TimelineTests {
  @Test(
    "[MI9] [MT15] [MT16] [§T4] In the grace time nothing is shown, so short work shows nothing",
    arguments: [
      ("s----d--", Policy(graceTime: .milliseconds(300)), "---##---"),
      ("s-d-----", Policy(graceTime: .milliseconds(300)), "--------"),
      ("ss-s--d-", Policy(graceTime: .milliseconds(300)), "---###--"),
      ("s-s-----", Policy(graceTime: .milliseconds(300)), "---#####"),
      ("b----e--", Policy(graceTime: .milliseconds(300)), "---##---"),
      (
        "s-t-----", Policy(graceTime: .milliseconds(300), toastTime: .milliseconds(400)), "--####--"
      ),
      ("s-ds----", Policy(graceTime: .milliseconds(300)), "------##"),
      ("s---ds--", Policy(graceTime: .milliseconds(300)), "---#----"),
    ])
  func grace(_ calls: String, policy: Policy, screen: String) {
    #expect(draw(calls, policy) == screen)
  }

  @Test(
    "[SI8] [SI10] [MT14] [§T5] A dismissed HUD stays for its minimum time, or longer if a show keeps it",
    arguments: [
      ("sd------", Policy(minimumTime: .milliseconds(500)), "#####---"),
      ("sd-s----", Policy(minimumTime: .milliseconds(500)), "########"),
      ("sd-sd---", Policy(minimumTime: .milliseconds(500)), "#####---"),
      ("s-----d-", Policy(minimumTime: .milliseconds(500)), "######--"),
      ("sp------", Policy(minimumTime: .milliseconds(500)), "#####---"),
      ("5d------", Policy(minimumTime: .milliseconds(500)), "#####---"),
      ("be-b-e--", Policy(minimumTime: .milliseconds(500)), "#####---"),
      ("sd--d-d-", Policy(minimumTime: .milliseconds(500)), "#####---"),
      ("td------", Policy(minimumTime: .milliseconds(500)), "#-------"),
      (
        "t-------", Policy(minimumTime: .milliseconds(500), toastTime: .milliseconds(200)),
        "##------"
      ),
      (
        "sD------", Policy(graceTime: .milliseconds(200), minimumTime: .milliseconds(400)),
        "--####--"
      ),
      (
        "s-d-----", Policy(graceTime: .milliseconds(100), minimumTime: .milliseconds(500)),
        "-#####--"
      ),
    ])
  func minimumTime(_ calls: String, policy: Policy, screen: String) {
    #expect(draw(calls, policy) == screen)
  }

  @Test(
    "[§E10] A toast disappears by itself, each after its own time",
    arguments: [
      ("t-------", Policy(toastTime: .milliseconds(400)), "####----"),
      ("t--t----", Policy(toastTime: .milliseconds(400)), "#######-"),
      ("s-t-----", Policy(toastTime: .milliseconds(400)), "######--"),
      ("t-s-----", Policy(toastTime: .milliseconds(400)), "########"),
      ("t-p-----", Policy(toastTime: .milliseconds(400)), "####----"),
      ("t-d-----", Policy(toastTime: .milliseconds(400)), "##------"),
      ("t-b---e-", Policy(toastTime: .milliseconds(400)), "######--"),
      ("tt------", Policy(toastTime: .milliseconds(300), enqueuesToasts: true), "######--"),
      ("ta----l-----", Policy(toastTime: .milliseconds(400)), "#########---"),
    ])
  func toast(_ calls: String, policy: Policy, screen: String) {
    #expect(draw(calls, policy) == screen)
  }

  @Test(
    "[S2] [M3] [MI1] [MI7] [MI8] [MT9] [MT10] [§E2] A delayed dismissal takes effect at its time unless something new was shown",
    arguments: [
      ("s-D-----", .instant, "#####---"), ("s-Ds----", .instant, "########"),
      ("s-Dt----", Policy(toastTime: .milliseconds(400)), "#######-"),
      ("5-D5----", .instant, "#####---"), ("s-DD----", .instant, "######--"),
      ("sDsD----", .instant, "######--"), ("s-Dps---", .instant, "###-####"),
      ("s-Dd----", .instant, "###-----"), ("s-Dp----", .instant, "###-----"),
      ("D-s-----", .instant, "--######"),
      ("D-------", .instant, "--------"),
      ("sD------", Policy(graceTime: .milliseconds(200)), "--##----"),
      ("sD------", Policy(graceTime: .milliseconds(500)), "--------"),
      ("sD------", Policy(minimumTime: .milliseconds(600)), "######--"),
    ])
  func delayedDismissal(_ calls: String, policy: Policy, screen: String) {
    #expect(draw(calls, policy) == screen)
  }

  @Test(
    "[S21] [SI2] [MI6] [MT11] [§S3] A show needs one popActivity and an activity one end",
    arguments: [
      ("s-s-p-p-", "######--"), ("s-p-p-s-", "##----##"), ("b-s-p-e-", "######--"),
      ("s-b-e-p-", "######--"), ("bb--e-e-", "######--"), ("b-p-----", "########"),
      ("p-s-----", "--######"), ("e-b-----", "--######"),
    ])
  func popAndEnd(_ calls: String, screen: String) {
    #expect(draw(calls, .instant) == screen)
  }

  @Test(
    "[S1] [MI2] [§T3] Fades take 200 ms each way, and a show during a fade-out fades in at once",
    arguments: [
      ("s---d---", Policy(fadeTime: .milliseconds(200)), "<<##>>--"),
      ("sd------", Policy(fadeTime: .milliseconds(200)), "<>>-----"),
      ("s---ds--", Policy(fadeTime: .milliseconds(200)), "<<##><<#"),
      ("s---dt--", Policy(fadeTime: .milliseconds(200), toastTime: .milliseconds(200)), "<<##><<>"),
      ("t-------", Policy(fadeTime: .milliseconds(200), toastTime: .milliseconds(400)), "<<##>>--"),
      ("s--dd---", Policy(fadeTime: .milliseconds(200)), "<<#>>---"),
      ("ts------", Policy(fadeTime: .milliseconds(200), toastTime: .milliseconds(400)), "<<######"),
      ("tt------", Policy(fadeTime: .milliseconds(200), toastTime: .milliseconds(400)), "<<###>>-"),
      (
        "s---ds--", Policy(graceTime: .milliseconds(100), fadeTime: .milliseconds(200)),
        "-<<#><<#"
      ),
      (
        "sd------", Policy(minimumTime: .milliseconds(400), fadeTime: .milliseconds(200)),
        "<<##>>--"
      ),
    ])
  func fades(_ calls: String, policy: Policy, screen: String) {
    #expect(draw(calls, policy) == screen)
  }

  @Test(
    "[MI4] [§N1] Without a host nothing is shown, and losing the host ends the HUD",
    arguments: [
      ("xs--h---", .instant, "----####"), ("xs-d-h--", .instant, "--------"),
      ("s--x--h-", .instant, "###-----"),
      ("xt------h---", Policy(toastTime: .milliseconds(400)), "--------####"),
      ("xt--h-------", Policy(toastTime: .milliseconds(400)), "----####----"),
      (
        "xst-h---", Policy(graceTime: .milliseconds(700), toastTime: .milliseconds(400)),
        "----####"
      ),
      ("s-x-h---", Policy(graceTime: .milliseconds(600)), "------##"),
      ("s-x---h-", Policy(graceTime: .milliseconds(300)), "------##"),
    ])
  func hosts(_ calls: String, policy: Policy, screen: String) {
    #expect(draw(calls, policy) == screen)
  }

  @Test("[§T1] The clock's start does not matter", arguments: [0, 1, 86_400])
  func anyTimeOfDay(_ seconds: Int) {
    let policy = Policy(
      graceTime: .milliseconds(100), minimumTime: .milliseconds(400), fadeTime: .milliseconds(200))
    let start = Duration.seconds(seconds)
    #expect(draw("s--d----", policy, from: start) == "-<<##>>-")
    #expect(draw("xs---h--", policy, from: start) == "-----<<#")
  }

  private func draw(_ calls: String, _ policy: Policy, from start: Duration = .zero) -> String {
    let driver = MachineDriver(policy)
    driver.pass(start)
    var begun: [Request.ID] = []
    return String(
      calls.map { call in
        defer { driver.pass(.milliseconds(100)) }
        driver.make(call, &begun)
        return driver.look
      })
  }
}

extension MachineDriver {
  fileprivate func make(_ call: Character, _ begun: inout [Request.ID]) {
    pass(.zero)
    switch call {
    case "s": show()
    case "t": toast("\(now)")
    case "5": progress(0.5)
    case "b": begun.append(begin())
    case "e": end(begun.popLast() ?? 0)
    case "p": pop()
    case "d": dismiss()
    case "D": dismiss(after: .milliseconds(300))
    case "x": loseHost()
    case "h": gainHost()
    case "a": send(.attention(true))
    case "l": send(.attention(false))
    default: break
    }
  }

  fileprivate var look: Character {
    switch phase {
    case .hidden, .waitingForHost, .waiting: "-"
    case .appearing, .visible, .lingering: posts.last == .willAppear ? "<" : "#"
    case .disappearing: ">"
    }
  }
}
