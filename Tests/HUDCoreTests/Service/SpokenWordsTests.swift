import HUDCore
import HUDLayers
import Testing

/// The texts that are given to a screen reader.
@MainActor @Suite(.timeLimit(.minutes(15))) struct SpokenWordsTests {
  let host = TestHost()
  let defaults = Defaults()
  let hud: HUDController

  init() { hud = .forTest(on: host, defaults: defaults) }

  @Test(
    "A HUD without a text is announced in the user's language",
    arguments: [
      (["de-AT"], "Wird geladen"), (["zh_TW.UTF-8"], "正在載入"), (["zh-Hans-CN"], "正在加载"),
      (["zh-Hans-HK"], "正在加载"), (["zh-Hant-MO"], "正在載入"), (["zh-HK"], "正在載入"),
      (["pt_BR"], "Carregando"), (["ja"], "読み込み中"), (["ko"], "불러오는 중"),
      (["fr"], "Chargement"), (["es"], "Cargando"), (["ar"], "جارٍ التحميل"),
      (["xx", "de"], "Wird geladen"), (["C"], "Loading"), ([], "Loading"), ([""], "Loading"),
    ])
  func languages(_ languages: [String], _ word: String) {
    host.metrics.languages = languages
    hud.show(HUD.Content())
    #expect(host.announced == [word])
  }

  @Test(
    "A warning without a text has its word in each language",
    arguments: [
      ("en", "Warning"), ("zh-Hans", "警告"), ("zh-Hant", "警告"), ("ja", "警告"), ("ko", "경고"),
      ("de", "Warnung"), ("fr", "Avertissement"), ("es", "Advertencia"), ("pt-BR", "Aviso"),
      ("ar", "تحذير"),
    ])
  func warningIsSpoken(_ language: String, _ word: String) {
    host.metrics.languages = [language]
    hud.showWarning()
    #expect(host.announced == [word])
  }

  @Test("A blank text counts as none")
  func textOfBlanks() {
    let handle = hud.showToast(HUD.Content(.success, status: " \n", detail: "\t\u{202E}"))
    #expect(hud.panel?.request.content == HUD.Content(.success))
    #expect(handle.status == nil)
    hud.setStatus("Saved")
    hud.setStatus("  ")
    #expect(host.announced == ["Success", "Saved", "Success"])
  }

  @Test("[§O7] A picture is read by its label, before the text; without both it is Image")
  func pictureLabel() throws {
    let picture = try #require(
      HUD.Image(rgba: [0, 0, 0, 255], width: 1, height: 1, label: "Head\u{202E}phones"))
    hud.show(image: picture, status: "Paired")
    hud.show(image: picture)
    let nameless = HUD.Image(rgba: [0, 0, 0, 255], width: 1, height: 1)
    hud.show(image: nameless)
    hud.show(image: nameless, status: "Paired")
    hud.show(HUD.Content(.image(try #require(nameless)), detail: "3 of 7"))
    #expect(
      host.announced == ["Headphones\nPaired", "Headphones", "Image", "Paired", "3 of 7"])
    hud.show(image: HUD.Image(rgba: [0, 0, 0, 255], width: 1, height: 1, label: ""))
    #expect(host.announced.count == 5)
    host.metrics.languages = ["de"]
    hud.show(image: nameless)
    #expect(host.announced.last == "Bild")
  }

  @Test("[§O7] A custom indicator is read by its label, before the text")
  func customLabel() {
    let rocket = HUD.Indicator.custom(label: "Rocket") { CALayer() }
    hud.show(HUD.Content(rocket, status: "Launching"))
    hud.show(HUD.Content(rocket))
    #expect(host.announced == ["Rocket\nLaunching", "Rocket"])
    // It may have something to say itself, so its word is only read where the panel is read.
    hud.show(HUD.Content(.custom { CALayer() }))
    #expect(host.announced.count == 2)
    let words = HUD.Words.automatic.resolved(for: [])
    let nameless = HUD.Content(.custom { (_: HUD.Indicator.LiveProgress) in CALayer() })
    #expect(words.read(nameless) == "Loading")
    #expect(words.read(nameless, viewSpeaks: true).isEmpty)
  }

  @Test("An app may set its own words")
  func appMayHaveWords() {
    defaults.behavior.words = HUD.Words(loading: "Busy", success: "Yes", error: "No", info: "Hm")
    hud.show(HUD.Content())
    #expect(host.announced == ["Busy"])
    defaults.behavior.words = HUD.Words(loading: "Busy")
    hud.showSuccess()
    defaults.behavior.words = HUD.Words(warning: "Careful")
    hud.showWarning()
    #expect(host.announced == ["Busy", "Success", "Careful"])
  }

  @Test("[SI25] Progress is announced at most once a quarter, and at the end")
  func progress() {
    for percent in 0...100 { hud.showProgress(Double(percent) / 100, status: "Uploading") }
    #expect(host.announced == ["Uploading", "25%", "50%", "75%", "100%"])
  }

  @Test("A HUD that blocks is announced if its panel does not get the focus")
  func blockingWithoutFocus() {
    for getsFocus in [true, false] {
      host.panelGetsFocus = getsFocus
      hud.show(HUD.Content(status: "Loading"), options: HUD.Options(mask: .black))
      hud.dismiss()
      host.advance(by: .seconds(1))
    }
    #expect(host.announced == ["Loading"])
  }

  @Test("A new toast's detail is announced; one changed through a handle is not")
  func anotherDetailIsSpoken() {
    hud.showToast(HUD.Content(.error, status: "Failed", detail: "Disk full"))
    let toast = hud.showToast(HUD.Content(.error, status: "Failed", detail: "No network"))
    toast.detail = "Still no network"
    #expect(host.announced == ["Failed\nDisk full", "Failed\nNo network"])
  }
}
