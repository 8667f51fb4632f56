import HUDCore
import HUDLayers
import Testing

@MainActor @Suite(.timeLimit(.minutes(15))) struct DestructiveButtonTests {
  let host = TestHost()

  @Test(
    "Only a button with the destructive role is red, in light and in dark",
    arguments: [false, true])
  func color(isDark: Bool) throws {
    let hud = HUDController.forTest(on: host)
    host.metrics.isDark = isDark
    func color(_ role: HUD.Action.Role) throws -> CGColor {
      hud.show(status: "A", action: HUD.Action("Delete", role: role) {})
      host.settle()
      return try #require(host.filled.last?.button).color
    }
    let red = try #require(try color(.destructive).components)
    #expect(red[0] > 0.7 && red[0] > 2 * red[1] && red[0] > 2 * red[2])
    for role in [HUD.Action.Role.plain, .cancel] {
      #expect(try color(role).components != red)
    }
  }
}
