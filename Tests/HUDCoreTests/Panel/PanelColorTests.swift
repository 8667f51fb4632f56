import HUDCore
import LayerKit
import Testing

@MainActor struct PanelColorTests {
  let host = TestHost()
  let defaults = Defaults()
  let hud: HUDController
  private let red = HUD.Color(red: 1, green: 0, blue: 0)

  init() { hud = .forTest(on: host, defaults: defaults) }

  @Test("[S19] setting one colour changes that one alone", arguments: [true, false])
  func oneColor(isDark: Bool) throws {
    host.metrics.isDark = isDark
    let plain = try shown()
    let changes: [(WritableKeyPath<HUD.Style, HUD.Color?>, WritableKeyPath<Shown, CGColor?>)] = [
      (\.indicatorColor, \.indicator), (\.detailColor, \.detail), (\.buttonColor, \.button),
      (\.borderColor, \.border),
    ]
    for (setting, place) in changes {
      defaults.style[keyPath: setting] = red
      var expected = plain
      expected[keyPath: place] = red.cgColor(isDark: isDark)
      #expect(try shown() == expected)
      defaults.style[keyPath: setting] = nil
    }
    defaults.style.bezel = .color(red)
    var expected = plain
    expected.bezel = red.cgColor(isDark: isDark)
    #expect(try shown() == expected)
  }

  @Test("[SI24] the panel follows the appearance at once, also while it is on show")
  func appearance() throws {
    let light = try shown()
    host.metrics.isDark = true
    hud.metricsChanged()
    host.settle()
    let dark = try read()
    #expect(light.title != dark.title)
    #expect(light.bezel != dark.bezel)
    host.metrics.isDark = false
    hud.metricsChanged()
    host.settle()
    #expect(try read() == light)
  }

  @Test("[SI24] an appearance that is chosen stays, whatever the surroundings")
  func chosenAppearance() throws {
    defaults.style.appearance = .dark
    let dark = try shown()
    host.metrics.isDark = true
    hud.metricsChanged()
    host.settle()
    #expect(try read() == dark)
  }

  @Test("the detail is a little paler than the title", arguments: [true, false])
  func detail(isDark: Bool) throws {
    host.metrics.isDark = isDark
    let ink: CGFloat = isDark ? 1 : 0
    let shown = try shown()
    #expect(shown.title == HUD.Color(white: ink).cgColor(isDark: isDark))
    #expect(shown.detail == HUD.Color(white: ink, alpha: 0.7).cgColor(isDark: isDark))
  }

  private func shown() throws -> Shown {
    hud.show(
      HUD.Content(.ring(0.5), title: "A", detail: "B", action: HUD.Action("C", role: .plain) {}))
    host.settle()
    return try read()
  }

  private func read() throws -> Shown {
    let bezel = try #require(host.canvas?.bezel)
    let slots = try #require(host.filled.last)
    return Shown(
      title: slots.title?.color, detail: slots.detail?.color, button: slots.button?.color,
      indicator: hud.movingLayer?.shapes.last?.strokeColor, bezel: bezel.backgroundColor,
      border: bezel.borderColor)
  }
}

private struct Shown: Equatable {
  var title: CGColor?
  var detail: CGColor?
  var button: CGColor?
  var indicator: CGColor?
  var bezel: CGColor?
  var border: CGColor?
}
