import HUDCore
import HUDLayers
import Testing

/// What a user presses is what was drawn when the press began.
@MainActor @Suite(.timeLimit(.minutes(15))) struct PressTests {
  let host = TestHost()
  let hud: HUDController
  let performed = Locked<[String]>([])

  init() { hud = .forTest(on: host) }

  private func action(
    _ title: String, role: HUD.Action.Role = .plain, keepsHUD: Bool = false
  ) -> HUD.Action {
    HUD.Action(title, role: role, keepsHUD: keepsHUD) { [performed] in
      performed.withLock { $0.append(title) }
    }
  }

  private func press() throws -> Press {
    host.settle()
    return try #require(host.filled.last?.press)
  }

  @Test("[§E6] A press does not perform the action of a call that was waiting when it began")
  func waitingCall() throws {
    hud.showToast(HUD.Content(.error, status: "Upload failed", action: action("Retry")))
    let press = try press()
    let other = action("Delete all")
    onAnotherThread { [hud] in
      hud.showToast(HUD.Content(.error, status: "Disk is full", action: other))
    }
    hud.pressed(press)
    #expect(performed.value == [])
  }

  @Test("[§E6] A press does not perform an action that replaced the one that was drawn")
  func otherAction() throws {
    let handle = hud.show(HUD.Content(status: "A", action: action("Stop")))
    let press = try press()
    handle.update(HUD.Content(status: "A", action: action("Stop")))
    hud.pressed(press)
    #expect(performed.value == [])
    #expect(hud.isVisible)
  }

  private func handler(_ name: String) -> @MainActor @Sendable () -> Void {
    { [performed] in performed.withLock { $0.append(name) } }
  }

  /// The stage as it is drawn now, on whose panel a finger begins a gesture.
  private func touchedStage() throws -> DrawnStage {
    host.settle()
    let stage = try DrawnStage(of: host)
    stage.drag.begin(at: .zero, .zero)
    return stage
  }

  @Test("[§E12] A tap calls its handler after the effects, and ends its request as .ended")
  func tap() async throws {
    let ended = Locked<[Bool]>([])
    let toast = hud.showText(
      "Copied", onTap: { [hud] in ended.withLock { $0.append(hud.isVisible) } })
    try touchedStage().lift()
    #expect(ended.value == [false])
    host.advance(by: .seconds(1))
    #expect(await toast.reason == .ended)
    let work = hud.begin("Syncing", as: .spinner)
    work.update(HUD.Content(.spinner, status: "Syncing", onTap: handler("work")))
    try touchedStage().lift()
    #expect(performed.value == ["work"])
    host.advance(by: .seconds(1))
    #expect(await work.reason == .ended)
  }

  @Test("[§E6] [§E12] A tap is a tap on the request and handler that were drawn when it began")
  func otherTap() throws {
    let handle = hud.showText("A", onTap: handler("A"))
    var stage = try touchedStage()
    handle.update(HUD.Content(.none, status: "A", onTap: handler("other")))
    stage.lift()
    stage = try touchedStage()
    hud.showText("B", onTap: handler("B"))
    stage.lift()
    #expect(performed.value == [] && hud.isVisible)
    try touchedStage().lift()
    #expect(performed.value == ["B"])
  }

  @Test("[§E9] [§E12] A handler wins over the dismissal by tap, and a swipe still dismisses")
  func tapOrSwipe() async throws {
    let options = HUD.Options(dismissal: [.tap, .swipe])
    let tapped = hud.showText("A", onTap: handler("A"), options: options)
    try touchedStage().lift()
    #expect(performed.value == ["A"])
    host.advance(by: .seconds(1))
    #expect(await tapped.reason == .ended)
    let swiped = hud.showText("B", onTap: handler("B"), options: options)
    let stage = try touchedStage()
    #expect(stage.drag.isPress)
    stage.drag.move(to: CGPoint(x: 0, y: 100), .milliseconds(100))
    #expect(!stage.drag.isPress)
    stage.lift(at: .milliseconds(100))
    #expect(performed.value == ["A"])
    host.advance(by: .seconds(1))
    #expect(await swiped.reason == .dismissedByUser)
  }

  @Test("[§E12] Every call of a toast takes the handler of a tap")
  func calls() throws {
    struct Failure: Error {}
    let handler = self.handler("tap")
    let shows: [() -> Void] = [
      { hud.showSuccess("A", onTap: handler) }, { hud.showWarning("A", onTap: handler) },
      { hud.showError("A", onTap: handler) }, { hud.showError(Failure(), onTap: handler) },
      { hud.showInfo("A", onTap: handler) }, { hud.showText("A", onTap: handler) },
      { hud.show(image: nil, status: "A", onTap: handler) },
      { hud.showToast(HUD.Content(.info, status: "A", onTap: handler)) },
      { hud.show(HUD.Content(status: "A", onTap: handler)) },
    ]
    for show in shows {
      show()
      try touchedStage().lift()
    }
    #expect(performed.value.count == shows.count)
  }

  @Test("Contents are equal if their handlers are copies of one handler")
  func equality() {
    let content = HUD.Content(status: "A", onTap: handler("A"))
    var copy = content
    #expect(copy == content)
    copy.onTap = handler("A")
    #expect(copy != content)
    copy.onTap = nil
    #expect(copy == HUD.Content(status: "A") && copy.onTap == nil)
  }

  @Test("[§E6] A press performs the action that was drawn, though the text has changed")
  func otherText() throws {
    let handle = hud.show(HUD.Content(status: "A", action: action("Stop")))
    let press = try press()
    handle.status = "B"
    hud.pressed(press)
    #expect(performed.value == ["Stop"])
  }

  @Test("[§E6] The slots name each request, also if both look alike")
  func lookAlike() throws {
    let action = action("Retry")
    hud.showToast(HUD.Content(.error, status: "Failed", action: action))
    let first = try press()
    hud.showToast(HUD.Content(.error, status: "Failed", action: action))
    let second = try press()
    #expect(first.request != second.request)
    hud.pressed(first)
    #expect(performed.value == [])
    hud.pressed(second)
    #expect(performed.value == ["Retry"])
  }

  @Test("[§E9] A gesture does not dismiss a request that came after it began")
  func gesture() throws {
    let options = HUD.Options(dismissal: [.tap, .swipe])
    hud.show(HUD.Content(status: "A"), options: options)
    host.settle()
    let drawn = try #require(host.filled.last?.request.id)
    hud.show(HUD.Content(status: "B"), options: options)
    hud.dismissed(drawn, by: .swipe)
    #expect(host.request?.content.status == "B")
    host.settle()
    hud.dismissed(try #require(host.filled.last?.request.id), by: .swipe)
    host.advance(by: .seconds(1))
    #expect(!hud.isVisible)
  }

  @Test("[§E6] [§E15] Escape cancels a HUD whose button has no room, or dismisses one without")
  func escape() throws {
    host.metrics.size = CGSize(width: 50, height: 50)
    host.buttonWidth = 400
    hud.show(
      HUD.Content(status: "A", action: action("Cancel", role: .cancel)),
      options: HUD.Options(dismissal: .tap))
    host.settle()
    #expect(try DrawnStage(of: host).escape())
    #expect(performed.value == ["Cancel"])
    host.advance(by: .seconds(1))
    hud.show(HUD.Content(status: "B", action: action("Undo")))
    host.settle()
    #expect(try !DrawnStage(of: host).escape())
    hud.show(
      HUD.Content(status: "C", action: action("Undo")), options: HUD.Options(dismissal: .tap))
    host.settle()
    #expect(try DrawnStage(of: host).escape())
    #expect(performed.value == ["Cancel"])
    #expect(!hud.isVisible)
    #expect(try !DrawnStage(of: host).escape(), "The panel is on its way out.")
  }
}

/// The stage of a host as it is drawn now.
@MainActor private final class DrawnStage: TouchableStage {
  let host: (any HUD.Host)?
  let canvas: Canvas
  let slots: Slots?
  let transition: Transition?
  let isTouchable = true
  private(set) lazy var drag = PanelDrag(on: self)

  init(of host: TestHost) throws {
    self.host = host
    canvas = try #require(host.canvas)
    slots = host.filled.last
    transition = host.played.last
  }

  /// Lifts the finger that began the gesture of `drag`.
  func lift(at time: Duration = .zero) { drag.end(time) }

  func slidePanel(from start: CGPoint, to offset: CGPoint, over time: Duration) {}
}
