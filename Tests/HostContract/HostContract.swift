import HUDCore
import HUDLayers

/// What every host must do for a HUD, whatever its window system; each sentence that is not true of
/// this one.
///
/// The host has to be new, with a window, and its time one that a test can let pass.
@MainActor package func brokenPromises(of subject: HostUnderTest) -> [String] {
  var contract = HostContract(subject)
  contract.checkTime()
  contract.checkMeasures()
  contract.checkStage()
  contract.checkToast()
  contract.checkTicks()
  contract.checkWindow()
  contract.checkSpeech()
  return contract.broken
}

@MainActor private struct HostContract {
  let subject: HostUnderTest
  let hud: HUDController
  var broken: [String] = []

  init(_ subject: HostUnderTest) {
    self.subject = subject
    let host = subject.host
    hud = HUDController(defaults: Defaults()) { host }
  }

  mutating func promise(_ sentence: String, _ isTrue: Bool) {
    if !isTrue { broken.append(sentence) }
  }

  mutating func checkTime() {
    let before = subject.host.now
    subject.advance(.milliseconds(100))
    let passed = subject.host.now - before
    promise("its clock goes with the time", passed >= .milliseconds(99))
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
    let button = host.measureButton(text, in: room)
    promise("a button is larger than its title", button.width > size.width)
  }

  mutating func checkStage() {
    promise("there is nothing on the stage before the first HUD", subject.isEmpty())
    hud.show(HUD.Content(.spinner, title: "Loading…"))
    subject.advance(.milliseconds(500))
    let size = subject.host.metrics.size
    promise("a HUD stands on the stage", !subject.isEmpty())
    promise(
      "its panel is laid out before a frame, within the host",
      hud.panelFrame.map { !$0.isEmpty && CGRect(origin: .zero, size: size).contains($0) } == true)
    hud.dismiss()
    subject.advance(.milliseconds(500))
    promise("nothing is left of it", subject.isEmpty() && hud.panelFrame == nil)
  }

  mutating func checkToast() {
    hud.showToast(HUD.Content(.success), options: HUD.Options(duration: .seconds(1)))
    subject.advance(.milliseconds(900))
    promise("it does not wake before the time", hud.isVisible)
    subject.advance(.milliseconds(600))
    promise("it wakes at the time", !hud.isVisible)
    promise("a HUD that is over is off the stage", subject.isEmpty())
  }

  mutating func checkTicks() {
    let work = CountedProgress(parent: nil, userInfo: nil)
    work.totalUnitCount = 10
    hud.track(work)
    subject.advance(.milliseconds(500))
    promise("it ticks once a frame while something is followed", ticksOnceAFrame(work))
    subject.host.setTicking(true)
    promise("told so twice it ticks no more often", ticksOnceAFrame(work))
    subject.host.setTicking(false)
    let before = work.readings
    subject.advance(.milliseconds(300))
    promise("it ticks no more once it is not to", work.readings == before)
    subject.host.setTicking(true)
    promise("it ticks again when it is to", ticksOnceAFrame(work))
    hud.dismiss()
    subject.advance(.milliseconds(500))
  }

  /// Each tick reads what is followed.
  private func ticksOnceAFrame(_ work: CountedProgress) -> Bool {
    let before = (work.readings, subject.frames())
    subject.advance(.milliseconds(300))
    let ticks = work.readings - before.0
    return ticks > 0 && ticks == subject.frames() - before.1
  }

  mutating func checkWindow() {
    guard let setWindow = subject.setWindow else { return }
    hud.show(HUD.Content())
    setWindow(false)
    promise("a HUD ends with its window", !hud.isVisible && subject.isEmpty())
    hud.show(HUD.Content())
    subject.advance(.milliseconds(300))
    promise("without a window a HUD waits", !hud.isVisible && subject.isEmpty())
    setWindow(true)
    subject.advance(.milliseconds(300))
    promise("a HUD that waits comes with the window", hud.isVisible && !subject.isEmpty())
    hud.dismiss()
    subject.advance(.milliseconds(500))
  }

  mutating func checkSpeech() {
    guard let announcements = subject.announcements else { return }
    let before = announcements().count
    hud.show(HUD.Content(title: "Spoken"))
    subject.advance(.milliseconds(300))
    promise(
      "what it is told to announce is announced, once",
      Array(announcements().dropFirst(before)) == ["Spoken"])
    hud.dismiss()
    subject.advance(.milliseconds(500))
    let beforeMask = announcements().count
    hud.show(HUD.Content(title: "Read"), options: HUD.Options(mask: .clear))
    subject.advance(.milliseconds(300))
    hud.setStatus("Spoken")
    subject.advance(.milliseconds(300))
    promise(
      "under a mask only what changes is announced",
      Array(announcements().dropFirst(beforeMask)) == ["Spoken"])
    hud.dismiss()
    subject.advance(.milliseconds(500))
  }
}

/// Counts how often it is asked whether it knows how far it is.
private final class CountedProgress: Progress, @unchecked Sendable {
  // Sendable by hand: it is asked on the main actor, as all of a HUD is.
  private(set) var readings = 0

  override var isIndeterminate: Bool {
    readings += 1
    return super.isIndeterminate
  }
}
