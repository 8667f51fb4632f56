import HUDCairo
import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// The whole screen, compared with pictures that somebody has checked.
@MainActor @Suite("Pictures of the screen", .onDouble) struct PictureTests {
  private let whole = HUD.Content(
    .ring(0.4), status: "Copying photos", detail: "3 of 7",
    action: HUD.Action("Cancel", role: .cancel) {})

  /// One combination of indicator, style and language.
  struct Look: CustomTestStringConvertible {
    let testDescription: String
    let indicator: HUD.Indicator
    let title: String
    let detail: String
    var language = "en"
    var family = "DejaVu Sans"
    var style = HUD.Style.compact
    var isDark = false
    var isRightToLeft = false
  }

  nonisolated static let looks = [
    Look(
      testDescription: "pie-dark", indicator: .pie(0.6), title: "Copying photos",
      detail: "3 of 7\nto the library", isDark: true),
    Look(
      testDescription: "annular-roomy", indicator: .annular(0.6), title: "Copying photos",
      detail: "3 of 7", style: .roomy),
    Look(
      testDescription: "bar-arabic", indicator: .bar(0.4), title: "جارٍ نسخ الصور",
      detail: "٣ من ٧\nإلى المكتبة", language: "ar", isRightToLeft: true),
    Look(
      testDescription: "success-chinese", indicator: .success, title: "照片已拷贝",
      detail: "共 7 张，已存入图库", language: "zh-Hans", family: "WenQuanYi Micro Hei",
      style: .roomy, isDark: true),
  ]

  @Test(
    "Panels with a status, a detail and a Cancel button look as in their pictures", arguments: looks
  )
  func look(_ look: Look) throws {
    let phone = phone(
      system: SystemFeatures(languages: [look.language]), style: look.style, family: look.family)
    phone.scene.traits.userInterfaceStyle = look.isDark ? .dark : .light
    phone.scene.traits.layoutDirection = look.isRightToLeft ? .rightToLeft : .leftToRight
    phone.show(
      HUD.Content(look.indicator, status: look.title, detail: look.detail, action: .cancel {}))
    // The glyph of success draws itself first.
    Device.advance(by: .seconds(1))
    try expect(phone, as: look.testDescription)
  }

  @Test("A button under a finger looks as in its picture")
  func pressed() throws {
    let phone = phone()
    phone.show(whole)
    let button = try #require(phone.stage?.button)
    var surface: Surface?
    Device.tap(button.convert(button.bounds.middle, to: nil), in: phone.scene) {
      surface = try? picture(of: phone.scene)
    }
    try ReferencePicture("pressed").expect(#require(surface))
  }

  /// A phone whose app has two colours, so that transparency can be seen.
  private func phone(
    system: SystemFeatures = SystemFeatures(), style: HUD.Style = .compact,
    family: String = "DejaVu Sans"
  ) -> Phone {
    let phone = Phone(system: system)
    phone.window.backgroundColor = UIColor(red: 0.55, green: 0.7, blue: 0.9, alpha: 1)
    let card = UIView(frame: CGRect(x: 0, y: 430, width: 390, height: 414))
    card.backgroundColor = UIColor(red: 0.95, green: 0.75, blue: 0.4, alpha: 1)
    phone.window.addSubview(card)
    phone.defaults.style = style
    phone.defaults.style.statusFont.family = family
    phone.defaults.style.detailFont.family = family
    phone.defaults.style.buttonFont.family = family
    return phone
  }

  private func expect(_ phone: Phone, as name: String) throws {
    try ReferencePicture(name).expect(picture(of: phone.scene))
  }

  @Test("A panel of blur over the app looks as in its picture")
  func blur() throws {
    let phone = phone()
    phone.show(whole)
    try expect(phone, as: "blur")
  }

  @Test("The layout of a panel of glass over a mask is as in its picture, which cannot show glass")
  func glass() throws {
    let phone = phone(system: .newest())
    phone.scene.traits.userInterfaceStyle = .dark
    phone.show(whole, mask: .black)
    try expect(phone, as: "glass-dark")
  }

  @Test("A mask of material covers the whole screen")
  func blurMask() throws {
    let phone = phone()
    phone.show(whole, mask: .blur)
    try expect(phone, as: "mask")
  }

  @Test("Halfway through the fade-in, panel and material are equally faded and still enlarged")
  func halfway() throws {
    let phone = phone()
    phone.hud.show(whole, options: HUD.Options(mask: .black, animation: .flat))
    Device.advance(by: .milliseconds(60))
    try expect(phone, as: "halfway")
  }

  @Test("In landscape the panel is above the keyboard")
  func landscape() throws {
    let phone = phone()
    phone.show(whole, mask: .black)
    phone.turn()
    Device.advance(by: .seconds(1))
    Device.setKeyboard(CGRect(x: 0, y: 220, width: 844, height: 170))
    defer { Device.setKeyboard(nil) }
    try expect(phone, as: "landscape")
  }

  @Test("With increased contrast and large text the panel is solid and has an edge")
  func contrast() throws {
    let phone = phone()
    phone.scene.traits.accessibilityContrast = .high
    phone.scene.traits.preferredContentSizeCategory = .accessibilityLarge
    phone.show(whole)
    try expect(phone, as: "contrast")
  }

  @Test("A HUD in a view that covers part of the screen stays in that part")
  func view() throws {
    let phone = phone()
    let part = UIView(frame: CGRect(x: 40, y: 90, width: 240, height: 300))
    part.backgroundColor = .white
    phone.window.addSubview(part)
    let host = UIKitHost(ViewAttachment(part), system: SystemFeatures())
    let hud = HUDController(defaults: phone.defaults) { host }
    hud.show(whole, options: HUD.Options(mask: .black))
    Device.advance(by: .seconds(1))
    try expect(phone, as: "view")
  }
}
