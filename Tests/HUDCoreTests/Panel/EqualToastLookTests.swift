import HUDCore
import HUDLayers
import Testing

@MainActor @Suite("The look of toasts that follow each other", .timeLimit(.minutes(15)))
struct EqualToastLookTests {
  let host = TestHost()
  let defaults = Defaults()
  let hud: HUDController

  init() { hud = .forTest(on: host, defaults: defaults) }

  private func showTwice() {
    hud.showSuccess("Sent")
    host.advance(by: .seconds(1))
    hud.showSuccess("Sent")
    host.settle()
  }

  @Test("[§I6] The panel pulses for an equal toast, and its check mark is drawn anew")
  func pulse() throws {
    showTwice()
    #expect(host.played.last?.from.scale == 1.06 && host.played.last?.to == .shown)
    let stroke = try #require(hud.indicatorLayer?.shapes.first?.presentation())
    #expect(stroke.strokeEnd == 0)
  }

  @Test("[§I6] Nothing pulses with reduced motion, on glass and in the outlined finish")
  func withoutPulse() {
    let changes: [() -> Void] = [
      { host.metrics.reducesMotion = true }, { host.metrics.hasGlass = true },
      { defaults.style = .compact },
    ]
    for change in changes {
      host.metrics = Metrics(size: CGSize(width: 390, height: 844))
      defaults.style = HUD.Style()
      change()
      showTwice()
      #expect(host.played.last?.from.scale != 1.06)
      hud.dismiss(animated: false)
    }
  }

  @Test("The texts of two toasts are never readable through each other")
  func texts() throws {
    hud.showSuccess("Dunes sent")
    host.advance(by: .seconds(1))
    hud.showSuccess("Fern sent.")
    host.settle()
    let slots = try #require(host.filled.last)
    let arrival = try #require(slots.status?.motion.fade)
    let departure = try #require(slots.leaving.first?.motion.fade)
    for time in stride(from: 0, through: 250, by: 10) {
      let time = host.now + .milliseconds(time)
      #expect(min(arrival.pose(at: time).opacity, departure.pose(at: time).opacity) == 0)
    }
  }
}
