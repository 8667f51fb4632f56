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
    #expect(red[0] > 0.7 && red[0] > 1.8 * red[1] && red[0] > 1.8 * red[2])
    for role in [HUD.Action.Role.plain, .cancel] {
      #expect(try color(role).components != red)
    }
  }

  @Test(
    "The title of a destructive button has a contrast of 4.5:1 to the button",
    arguments: [false, true])
  func contrast(isDark: Bool) throws {
    let hud = HUDController.forTest(on: host, defaults: Defaults())
    host.metrics.isDark = isDark
    hud.show(status: "A", action: HUD.Action("Delete", role: .destructive) {})
    host.settle()
    let button = try #require(host.filled.last?.button)
    let fill = try #require(button.fill?.components)
    let panel = try #require(host.canvas?.bezel.backgroundColor?.components)
    let parts = zip(fill, panel).map { $0 * fill[3] + $1 * (1 - fill[3]) }
    let background = CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    let (title, below) = (button.color.luminance + 0.05, background.luminance + 0.05)
    #expect(max(title, below) / min(title, below) >= 4.5)
  }
}
