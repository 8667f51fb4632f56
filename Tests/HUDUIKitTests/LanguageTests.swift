import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// Words of ours stand among the app's own, and are in the same language.
@MainActor @Suite(.timeLimit(.minutes(5))) struct LanguageTests {
  @Test("The language is the app's, and not the user's")
  func source() {
    let phone = Phone()
    #expect(phone.host.metrics.languages == Bundle.main.preferredLocalizations)
    phone.show()
    #expect(phone.host.metrics.languages == Bundle.main.preferredLocalizations)
  }

  @Test(
    "Words and numbers are in the first of the app's languages that we have",
    arguments: [
      (["en"], "Cancel", "Loading", "40%"),
      (["de", "en"], "Abbrechen", "Wird geladen", "40\u{A0}%"),
      (["zh-Hant-HK"], "取消", "正在載入", "40%"),
      (["sv"], "Cancel", "Loading", "40\u{A0}%"),
      ([], "Cancel", "Loading", "40%"),
    ])
  func words(languages: [String], cancel: String, loading: String, share: String) throws {
    let phone = Phone(system: SystemFeatures(languages: languages))
    phone.show(HUD.Content(.ring(0.4), action: .cancel {}), mask: .black)
    let stage = try #require(phone.stage)
    #expect(stage.button?.title(for: .normal) == cancel)
    #expect(stage.speech.accessibilityLabel == loading)
    #expect(stage.speech.accessibilityValue == share)
  }

  @Test("An app that chooses its language by itself has the last word")
  func chosen() throws {
    let phone = Phone(system: SystemFeatures(languages: ["en"]))
    phone.defaults.behavior.words = .words(for: ["fr"])
    phone.show(HUD.Content(action: .cancel {}))
    #expect(try #require(phone.stage?.button).title(for: .normal) == "Annuler")
  }
}
