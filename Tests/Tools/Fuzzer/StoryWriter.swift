import HUDCore

/// Writes random stories: the same seed gives the same story.
struct StoryWriter {
  var generator: SeededGenerator
  private var lastNumber = 0
  private var handles: [Int] = []
  private var activities: [Int] = []
  private var progresses: [Int] = []
  private var runs: [Int] = []

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func story(of count: Int) -> [Step] {
    var steps: [Step] = []
    while steps.count < count { steps.append(step()) }
    return steps
  }

  mutating func number() -> Int {
    lastNumber += 1
    return lastNumber
  }

  mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  mutating func any<Value>(_ values: [Value]) -> Value { values.any(&generator) }

  private mutating func step() -> Step {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<60: return callStep()
    case 60..<78: return pass()
    case 78..<82: return serve()
    case 82..<88: return user()
    case 88..<94: return surroundings()
    case 94..<96: return setting()
    case 96..<98: return progress()
    default: return run()
    }
  }

  // MARK: Calls

  private mutating func callStep() -> Step {
    let call = call()
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<75: return call.onMainActor
    case 75..<94: return call.onAnotherThread
    default:
      let trigger = any(Samples.triggers)
      return call.inside(trigger.value, trigger.source)
    }
  }

  mutating func call() -> Call {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<14: return show()
    case 14..<28: return toast()
    case 28..<40: return showProgress()
    case 40..<48: return begin()
    case 48..<52: return track()
    case 52..<58: return .popActivity
    case 58..<70: return dismiss()
    case 70..<73: return .dismiss(id: any(Samples.ids), isAnimated: chance(70))
    case 73..<76: return .setStatus(any(Samples.texts))
    case 76..<78: return .showCancellation(number(), id: chance(50) ? any(Samples.ids) : nil)
    default: return handleCall()
    }
  }

  private mutating func newHandle() -> Int {
    let handle = number()
    handles.append(handle)
    return handle
  }

  private mutating func form() -> CallForm {
    CallForm(
      id: chance(25) ? any(Samples.ids) : nil,
      mask: chance(25) ? any(Samples.masks) : nil,
      options: chance(35) ? options() : nil)
  }

  private mutating func options() -> Sample<HUD.Options> {
    var options = HUD.Options()
    var parts: [String] = []
    if chance(30) {
      let mask = any(Samples.masks)
      options.mask = mask.value
      parts.append("mask: \(mask.source)")
    }
    if chance(40) {
      let animation = any(Samples.animations)
      options.animation = animation.value
      parts.append("animation: \(animation.source)")
    }
    if chance(30) {
      let position = any(Samples.positions)
      options.position = position.value
      parts.append("position: \(position.source)")
    }
    if chance(30) {
      let time = any(Samples.times)
      options.graceTime = time
      parts.append("graceTime: \(time.source)")
    }
    if chance(40) {
      let time = any(Samples.times)
      options.minimumTime = time
      parts.append("minimumTime: \(time.source)")
    }
    if chance(20) {
      let time = any(Samples.times)
      options.duration = time
      parts.append("duration: \(time.source)")
    }
    if chance(40) {
      let gestures = any(Samples.gestures)
      options.dismissal = gestures.value
      parts.append("dismissal: \(gestures.source)")
    }
    if chance(15) {
      let style = any(Samples.styles)
      options.style = style.value
      parts.append("style: \(style.source)")
    }
    if chance(20) {
      let behavior = any(Samples.behaviors)
      options.behavior = behavior.value
      parts.append("behavior: \(behavior.source)")
    }
    return Sample(options, "HUD.Options(\(parts.joined(separator: ", ")))")
  }

  private mutating func button() -> Button? {
    guard chance(25) else { return nil }
    return Button(
      number: any([1, 2, 3]), isCancel: chance(50), keepsHUD: chance(25))
  }

  private mutating func show() -> Call {
    .show(
      newHandle(), any(Samples.indicators), status: any(Samples.texts),
      detail: chance(25) ? any(Samples.texts) : Sample(nil, "nil"), button: button(), form())
  }

  private mutating func toast() -> Call {
    .toast(
      newHandle(), any(ToastKind.allCases), status: any(Samples.texts),
      lasting: chance(25) ? any(Samples.times) : nil, button: button(), hasTap: chance(25), form())
  }

  private mutating func showProgress() -> Call {
    .showProgress(
      any(Samples.fractions), status: chance(50) ? any(Samples.texts) : Sample(nil, "nil"),
      indicator: chance(20) ? any(Samples.dials) : Sample(.spinner, ".spinner"), form())
  }

  private mutating func begin() -> Call {
    let handle = newHandle()
    activities.append(handle)
    return .begin(
      handle, any(Samples.indicators), status: any(Samples.texts), button: button(), form())
  }

  private mutating func track() -> Call {
    guard !progresses.isEmpty else { return .popActivity }
    return .track(
      newHandle(), any(progresses), status: any(Samples.words), indicator: any(Samples.dials),
      form())
  }

  private mutating func dismiss() -> Call {
    .dismiss(
      after: chance(40) ? any(Samples.times) : .zero, isAnimated: chance(80),
      completion: chance(70) ? number() : nil)
  }

  private mutating func handleCall() -> Call {
    guard !handles.isEmpty else { return .popActivity }
    // Mostly one of the last handles, whose requests still live.
    let handle = chance(80) ? any(Array(handles.suffix(4))) : any(handles)
    switch Int.random(in: 0..<11, using: &generator) {
    case 0: return .setStatus(any(Samples.texts), of: handle)
    case 1: return .setDetail(any(Samples.texts), of: handle)
    case 2: return .setProgress(any(Samples.fractions), of: handle)
    case 3: return .update(handle, any(Samples.indicators), status: any(Samples.texts), button())
    case 4: return .update(handle, options())
    case 5, 6:
      return .dismiss(
        handle, after: chance(50) ? any(Samples.times) : .zero, isAnimated: chance(80))
    case 7: return .succeed(handle, any(Samples.texts))
    case 8: return .fail(handle, any(Samples.texts), isCancellation: chance(30))
    case 9: return activities.isEmpty ? .popActivity : .end(any(activities))
    default: return .release(handle)
    }
  }

  // MARK: Everything else

  private mutating func pass() -> Step {
    let time = any(Samples.times)
    return chance(90) ? .pass(time) : .suspend(for: time)
  }

  private mutating func serve() -> Step { chance(50) ? .settle : .turn }

  private mutating func user() -> Step {
    switch Int.random(in: 0..<11, using: &generator) {
    case 0: .pressButton
    case 7: .beginPress
    case 8: .endPress
    case 9: .loopInside(any(Samples.appCalls), for: any(Samples.times))
    case 1: .escape
    case 2: .tap(.panel)
    case 3: .tap(.screen)
    case 4: .swipe
    default: .pointer(isOnPanel: chance(40))
    }
  }

  private mutating func surroundings() -> Step {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0, 1: .setWindow(false)
    case 2, 3, 4, 5: .setWindow(true)
    case 6: .moveToNewScreen(hasWindow: chance(70))
    case 7: .hostIsGone
    case 8: .setScreenReader(chance(40))
    case 9: .setReducedMotion(chance(40))
    default: .setMetrics(any(Samples.metrics))
    }
  }

  private mutating func setting() -> Step {
    chance(50) ? .setBehavior(any(Samples.behaviors)) : .setStyle(any(Samples.styles))
  }

  private mutating func progress() -> Step {
    if progresses.isEmpty || chance(30) {
      let progress = number()
      progresses.append(progress)
      return .makeProgress(progress, isCancellable: chance(50))
    }
    let progress = any(progresses)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return .cancelProgress(progress)
    case 1: return .releaseProgress(progress)
    default: return .advanceProgress(progress, to: Int.random(in: 0...10, using: &generator))
    }
  }

  private mutating func run() -> Step {
    if runs.isEmpty || chance(40) {
      let run = newHandle()
      runs.append(run)
      return .run(
        run, any(Samples.words), isCancellable: chance(50),
        success: chance(40) ? any(Samples.words) : nil,
        failure: chance(40) ? any(Samples.words) : nil)
    }
    let run = any(runs)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0, 1: return .finishRun(run, .succeeds)
    case 2: return .finishRun(run, .fails)
    case 3: return .finishRun(run, .isCancelled)
    default: return .cancelRun(run)
    }
  }
}
