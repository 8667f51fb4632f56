import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// An attributed status in its label.
@MainActor @Suite(.onDouble) struct AttributedStatusTests {
  private typealias Attributes = [NSAttributedString.Key: Any]

  private func part(
    _ text: String, _ change: (inout AttributedString) -> Void = { _ in }
  ) -> AttributedString {
    var part = AttributedString(text)
    change(&part)
    return part
  }

  /// Shows the status, and returns the attributes of each run in its label.
  private func attributes(of status: AttributedString) throws -> [Attributes] {
    let phone = Phone()
    phone.show(HUD.Content(.success, status: status))
    let text = try #require(phone.stage?.status?.attributedText)
    #expect(text.string == String(status.characters))
    var parts: [Attributes] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, _, _ in
      parts.append(attributes)
    }
    return parts
  }

  @Test("A run without its own font or colour has the label's")
  func labelsOwn() throws {
    let parts = try attributes(of: part("Copied ") + part("3") { $0.hud.emphasis = .underlined })
    let phone = Phone()
    phone.show(HUD.Content(.success, status: "Copied 3"))
    let label = try #require(phone.stage?.status)
    for part in parts {
      #expect((part[.font] as? UIFont)?.pangoName == label.font.pangoName)
      #expect((part[.foregroundColor] as? UIColor)?.cgColor == label.textColor.cgColor)
    }
    #expect(parts.map { $0[.underlineStyle] as? Int } == [nil, 1])
  }

  @Test("Emphasis changes the font of its run, and underlines and strikes through")
  func emphasis() throws {
    let parts = try attributes(
      of: part("a") { $0.hud.emphasis = .bold } + part("b") { $0.hud.emphasis = .italic }
        + part("c") { $0.hud.emphasis = [.monospaced, .bold] }
        + part("d") { $0.hud.emphasis = .struckThrough })
    let fonts = try parts.map { try #require($0[.font] as? UIFont) }
    #expect(fonts[0].pangoName.contains("Bold") && !fonts[0].isItalic)
    #expect(fonts[1].isItalic)
    #expect(fonts[2].pangoName == "Monospace Bold")
    #expect(parts.map { $0[.strikethroughStyle] as? Int } == [nil, nil, nil, 1])
    #expect(Set(fonts.map(\.pointSize)).count == 1)
  }

  @Test("UIKit's own attributes are used unchanged")
  func uiKit() throws {
    let font = UIFont.systemFont(ofSize: 30, weight: .heavy)
    let parts = try attributes(
      of: part("a") {
        $0.uiKit.font = font
        $0.uiKit.foregroundColor = .systemBackground
        $0.uiKit.underlineStyle = .single
        $0.uiKit.strikethroughStyle = .single
      })
    let only = try #require(parts.first)
    #expect(parts.count == 1)
    #expect((only[.font] as? UIFont)?.pointSize == 30)
    #expect((only[.font] as? UIFont)?.pangoName == font.pangoName)
    #expect(only[.foregroundColor] as? UIColor == UIColor.systemBackground)
    #expect(only[.underlineStyle] as? Int == 1 && only[.strikethroughStyle] as? Int == 1)
  }

  @Test("Emphasis is added to UIKit's font, and the HUD's colour wins over UIKit's")
  func both() throws {
    let parts = try attributes(
      of: part("a") {
        $0.uiKit.font = .systemFont(ofSize: 30, weight: .regular)
        $0.uiKit.foregroundColor = .systemBackground
        $0.hud.emphasis = .bold
        $0.hud.color = HUD.Color(red: 1, green: 0, blue: 0)
      })
    let only = try #require(parts.first)
    #expect((only[.font] as? UIFont)?.pangoName == "Sans Bold")
    #expect((only[.font] as? UIFont)?.pointSize == 30)
    #expect((only[.foregroundColor] as? UIColor)?.cgColor.components == [1, 0, 0, 1])
  }

  @Test("The panel makes room for the text as drawn")
  func measured() throws {
    func width(_ content: HUD.Content) throws -> CGFloat {
      let phone = Phone()
      phone.show(content)
      return try #require(phone.stage?.status).frame.width
    }
    let plain = try width(HUD.Content(status: "Saved"))
    let large = try width(
      HUD.Content(
        status: part("Saved") {
          $0.uiKit.font = .systemFont(ofSize: 30, weight: .regular)
        }))
    #expect(large > plain * 1.5)
  }

  @Test("A plain and an attributed text replace each other in one label")
  func exchange() throws {
    let phone = Phone()
    let bold = part("Saved") { $0.hud.emphasis = .bold }
    phone.show(HUD.Content(.success, status: bold))
    let label = try #require(phone.stage?.status)
    phone.show(HUD.Content(.success, status: "Saved"))
    #expect(phone.stage?.status === label)
    #expect(label.attributedText == nil)
    #expect(label.text == "Saved")
    phone.show(HUD.Content(.success, status: bold))
    #expect(label.attributedText?.string == "Saved")
  }

  @Test("A colour follows the appearance while the HUD is displayed")
  func appearance() throws {
    let phone = Phone()
    phone.show(
      HUD.Content(
        .success,
        status: part("Saved") { $0.hud.color = HUD.Color(light: .black, dark: .white) }))
    func color() throws -> CGColor? {
      let text = try #require(phone.stage?.status?.attributedText)
      let attributes = text.attributes(at: 0, effectiveRange: nil)
      return (attributes[.foregroundColor] as? UIColor)?.cgColor
    }
    #expect(try color()?.components == [0, 0, 0, 1])
    phone.scene.traits.userInterfaceStyle = .dark
    Device.settle()
    #expect(try color()?.components == [1, 1, 1, 1])
  }
}
