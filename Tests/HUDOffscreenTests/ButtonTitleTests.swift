#if os(Linux)
import HUDCairo
import HUDCore
import HUDHostContract
import HUDLayers
import HUDOffscreen
import Testing

/// The place of the title in the button.
@MainActor @Suite(.timeLimit(.minutes(15))) struct ButtonTitleTests {
  /// The text of fonts of the URW kind lies high in its line.
  nonisolated private static let isInstalled: Bool = {
    func width(_ family: String) -> CGFloat {
      Typesetter().measure("Cancel", style: TextStyle(fontName: family, fontSize: 100)).width
    }
    return width("Nimbus Sans") != width("No Such Family")
  }()

  @Test("A title is moved only if capitals are far from the middle of its lines")
  func shift() {
    func shift(_ string: String, _ capitals: CGFloat) -> CGFloat {
      Text(string: string, font: HUD.Font(size: 20)).shiftInButton(capitals: capitals)
    }
    #expect(shift("Cancel", -3) == 3)
    #expect(shift("Отмена…", -3) == 3)
    #expect(shift("Cancel", 2) == -2)
    #expect(shift("Cancel", 1) == 0)
    #expect(shift("取消", -3) == 0)
    #expect(shift("إلغاء", -3) == 0)
  }

  @Test(
    "The title is in the middle of the button in any font", .enabled(if: isInstalled),
    arguments: ["DejaVu Sans", "Nimbus Sans"])
  func middle(family: String) throws {
    let screen = OffscreenHost.studio(CGSize(width: 240, height: 240), scale: 4, isDark: false)
    let style = Look.standard.style.with {
      $0.buttonFont = HUD.Font(size: 40, family: family)
      $0.buttonColor = .black
    }
    let hud = HUDController(defaults: Defaults(), host: { screen })
    hud.show(HUD.Content(.none, action: HUD.Action("H") {}), options: HUD.Options(style: style))
    screen.advance(by: .seconds(1))
    let button = try #require(screen.panel?.buttonFrame)
    let picture = try screen.picture()
    let column = Int(button.midX * 4)
    let dark = (Int(button.minY * 4)..<Int(button.maxY * 4)).filter {
      picture[column, $0].red < 100
    }
    // The bar of the letter H is in its middle.
    let bar = CGFloat(try #require(dark.first) + (try #require(dark.last))) / 8
    #expect(abs(bar - button.midY) < 0.06 * 40 + 1, "\(bar) in \(button)")
  }
}
#endif
