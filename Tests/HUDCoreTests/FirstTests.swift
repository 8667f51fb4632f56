import HUDCore
import Testing

@MainActor @Suite(.timeLimit(.minutes(15))) struct FirstTests {
  @Test("A toast is announced, and ends after its time")
  func toast() {
    let host = TestHost()
    let hud = HUDController.forTest(on: host)
    hud.showSuccess("Saved", for: .seconds(2))
    host.settle()
    #expect(host.announced == ["Saved"])
    host.advance(by: .seconds(1))
    #expect(host.canvas != nil)
    host.advance(by: .seconds(2))
    #expect(host.canvas == nil)
  }
}
