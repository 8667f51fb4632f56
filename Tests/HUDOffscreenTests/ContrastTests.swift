#if os(Linux)
import HUDCore
import HUDHostContract
import HUDLayers
import Testing

@testable import HUDOffscreen

@MainActor @Suite("Contrast of the default look", .timeLimit(.minutes(15)))
struct ContrastTests {
  @Test(
    "Status 7:1, detail and indicator 4.5:1, track 1.5:1, whatever the app shows",
    arguments: [false, true], ["black", "white", "stripes"])
  func overApp(isDark: Bool, app: String) throws {
    let screen = OffscreenHost(size: CGSize(width: 360, height: 360))
    screen.background = app == "black" ? .black : .white
    if app == "stripes" { screen.show(behind: stripes()) }
    let contrast = try Contrast(
      on: screen, isDark: isDark, advance: { screen.advance(by: $0) }, picture: screen.picture)
    #expect(contrast.isSufficient, "\(contrast)")
  }

  private func stripes() -> CALayer {
    let stripes = CALayer()
    stripes.frame = CGRect(x: 0, y: 0, width: 360, height: 360)
    for index in 0..<9 {
      let stripe = CALayer()
      stripe.frame = CGRect(x: CGFloat(index) * 40, y: 0, width: 20, height: 360)
      stripe.backgroundColor = CGColor(
        srgbRed: index % 2 == 0 ? 0.8 : 0, green: 0, blue: 0.3, alpha: 1)
      stripes.addSublayer(stripe)
    }
    return stripes
  }
}
#endif
