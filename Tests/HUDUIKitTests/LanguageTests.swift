import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// The HUD's built-in words appear beside the app's texts, so they use the app's language.
@MainActor @Suite(.onDouble) struct LanguageTests {
  @Test("The language is the app's, not the user's")
  func source() {
    let phone = Phone()
    #expect(phone.host.metrics.languages == Bundle.main.preferredLocalizations)
    phone.show()
    #expect(phone.host.metrics.languages == Bundle.main.preferredLocalizations)
  }

  @Test(
    "Words are in the first of the app's languages that is supported",
    arguments: [
      (["en"], "Cancel", "Loading"),
      (["de", "en"], "Abbrechen", "Wird geladen"),
      (["zh-Hant-HK"], "取消", "正在載入"),
      (["sv"], "Cancel", "Loading"),
      ([], "Cancel", "Loading"),
    ])
  func words(languages: [String], cancel: String, loading: String) throws {
    let phone = Phone(system: SystemFeatures(languages: languages))
    phone.show(HUD.Content(.ring(0.4), action: .cancel {}), mask: .black)
    let stage = try #require(phone.stage)
    #expect(stage.button?.title(for: .normal) == cancel)
    #expect(stage.speech.accessibilityLabel == loading)
  }
}
