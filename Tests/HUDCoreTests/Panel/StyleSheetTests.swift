import HUDCore
import HUDLayers
import Testing

/// The values of a style sheet on a panel. Only GTK has style sheets, but any host may pass one.
@MainActor @Suite("A style sheet", .timeLimit(.minutes(15))) struct StyleSheetTests {
  let host = TestHost()
  let defaults = Defaults()
  let hud: HUDController

  init() { hud = .forTest(on: host, defaults: defaults) }

  private func slots(_ sheet: (inout HostStyleSheet) -> Void) throws -> Slots {
    sheet(&host.metrics.styleSheet)
    hud.show(HUD.Content(.ring(0.5), status: "A", detail: "B", action: HUD.Action("C") {}))
    host.setNeedsUpdate()
    host.settle()
    return try #require(host.filled.last)
  }

  private var ringColor: CGColor? { hud.indicatorLayer?.shapes.last?.strokeColor }

  private func color(_ color: HUD.Color) -> CGColor { color.cgColor(isDark: false) }

  private static let red = HUD.Color(red: 1, green: 0, blue: 0)
  private static let green = HUD.Color(red: 0, green: 1, blue: 0)
  private static let blue = HUD.Color(red: 0, green: 0, blue: 1)

  @Test("Its colours replace the defaults of the style")
  func colors() throws {
    let slots = try slots {
      $0.foreground = Self.red
      $0.detailColor = Self.green
      $0.indicatorColor = Self.blue
    }
    #expect(slots.status?.color == color(Self.red))
    #expect(slots.detail?.color == color(Self.green))
    #expect(ringColor == color(Self.blue))
  }

  @Test("The colours of the app's style replace its colours")
  func colorsOfApp() throws {
    defaults.style.foreground = Self.blue
    defaults.style.detailColor = Self.red
    defaults.style.indicatorColor = Self.green
    let slots = try slots {
      $0.foreground = Self.green
      $0.statusColor = Self.green
      $0.detailColor = Self.blue
      $0.indicatorColor = Self.red
    }
    #expect(slots.status?.color == color(Self.blue))
    #expect(slots.detail?.color == color(Self.red))
    #expect(ringColor == color(Self.green))
  }

  @Test("An accent keeps its colour from the indicator")
  func accent() throws {
    defaults.style.accent = Self.red
    _ = try slots { $0.indicatorColor = Self.blue }
    #expect(ringColor == color(Self.red))
  }

  @Test("Its fonts replace the default fonts of the style, but not those of the app")
  func fonts() throws {
    defaults.style.detailFont.size = 9
    let slots = try slots {
      $0.statusFont.size = 33
      $0.statusFont.family = "Serif"
      $0.detailFont.size = 34
      $0.buttonFont.size = 35
    }
    var font = HUD.Font(size: 33, weight: .semibold, family: "Serif")
    font.hasTabularDigits = true
    #expect(slots.status?.text.font == font)
    #expect(slots.detail?.text.font.size == 9)
    #expect(slots.button?.title.font.size == 35)
  }

  @Test(
    "A weight that no font of the style has is passed on to Pango", arguments: [100, 380, 1_000])
  func weights(_ weight: Int) throws {
    let font = try slots { $0.statusFont.weight = weight }.status?.text.font
    #expect(font?.pangoName(defaultFamily: "Sans") == "Sans, weight=\(weight)")
    #expect(font?.size == HUD.Style().statusFont.size)
  }

  @Test("An italic font keeps the weight of the style, and names its family")
  func italic() throws {
    let font = try slots {
      $0.statusFont.isItalic = true
      $0.statusFont.family = "Serif"
    }.status?.text.font
    #expect(font?.pangoName(defaultFamily: "Sans") == "Serif, Sans, Italic weight=600")
  }
}
