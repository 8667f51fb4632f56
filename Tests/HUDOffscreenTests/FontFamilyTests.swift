#if os(Linux)
import Foundation
import HUDCairo
import HUDCore
import HUDLayers
import HUDOffscreen
import Testing

/// Families of fonts that are not installed.
@MainActor @Suite(.timeLimit(.minutes(15))) struct FontFamilyTests {
  private static func size(_ family: String?) throws -> CGSize {
    var style = HUD.Style()
    style.statusFont.family = family
    let content = HUD.Content(.none, status: "Wide words in a family")
    return try OffscreenHost.panel(content, in: CGSize(width: 390, height: 400), style: style)
      .frame.size
  }

  @Test("An empty name of a family is none")
  func empty() throws {
    let plain = try Self.size(nil)
    #expect(try Self.size("") == plain)
    #expect(try Self.size(" ") == plain)
  }

  @Test("A text in an unknown family is drawn in the default family")
  func unknown() async {
    await #expect(processExitsWith: .success) {
      // In this process "Inter" is the name of a font that looks unlike fontconfig's own choice.
      let settings = FileManager.default.temporaryDirectory
        .appendingPathComponent("fonts-\(UUID()).conf")
      defer { try? FileManager.default.removeItem(at: settings) }
      let file = ProcessInfo.processInfo.environment["FONTCONFIG_FILE"] ?? "/etc/fonts/fonts.conf"
      try """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig>
        <include>\(file)</include>
        <match target="pattern">
          <test name="family" qual="any"><string>Inter</string></test>
          <edit name="family" mode="assign" binding="same"><string>DejaVu Serif</string></edit>
        </match>
      </fontconfig>
      """.write(to: settings, atomically: true, encoding: .utf8)
      setenv("FONTCONFIG_FILE", settings.path, 1)
      let sizes = try await MainActor.run {
        try [nil, "No such family", "No such family Black", "DejaVu Sans"].map(Self.size)
      }
      #expect(sizes[1] == sizes[0])
      #expect(sizes[2] == sizes[0])
      #expect(sizes[3] != sizes[0])
    }
  }

  @Test(
    "The last word of a family may be that of a weight, and of a weight may follow",
    arguments: [HUD.Font.Weight.regular, .bold])
  func wordOfWeight(weight: HUD.Font.Weight) {
    let text = Typesetter()
    func width(_ font: HUD.Font) -> CGFloat {
      let name = font.pangoName(defaultFamily: "DejaVu Serif")
      return text.measure("Wide words", style: TextStyle(fontName: name, fontSize: 20)).width
    }
    func font(_ family: String?, _ weight: HUD.Font.Weight) -> HUD.Font {
      HUD.Font(size: 20, weight: weight, family: family)
    }
    #expect(width(font("No such family Bold", weight)) == width(font(nil, weight)))
    #expect(width(font("No such family", weight)) == width(font(nil, weight)))
    #expect(width(font(nil, .bold)) > width(font(nil, .regular)))
  }
}
#endif
