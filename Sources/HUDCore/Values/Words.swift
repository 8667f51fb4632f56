extension HUD {
  /// The words a screen reader hears where a HUD has no text of its own.
  public struct Words: Sendable, Hashable {
    public var loading: String
    public var success: String
    public var error: String
    public var info: String

    public init(loading: String, success: String, error: String, info: String) {
      self.loading = loading
      self.success = success
      self.error = error
      self.info = info
    }

    /// Ours, in the user's language.
    public static let automatic = Words(loading: "", success: "", error: "", info: "")

    /// Ours, in the first of `languages` (such as "de-AT" or "zh_TW.UTF-8") that we have.
    public static func words(for languages: [String]) -> Words {
      for language in languages {
        if let words = translations[key(for: language)] { return words }
      }
      return english
    }

    package func resolved(for languages: [String]) -> Words {
      self == .automatic ? .words(for: languages) : self
    }

    /// What is said of `content`: its own text, else the word for its indicator.
    package func spoken(_ content: Content) -> String {
      guard content.title == nil else { return content.title ?? "" }
      switch content.indicator.kind {
      case .indefinite, .activity, .progress: return loading
      case .success: return success
      case .error: return error
      case .info: return info
      case .image, .custom, .none: return ""
      }
    }

    /// "pt_BR.UTF-8" and "pt-PT" are "pt"; Chinese is told apart by its script.
    private static func key(for language: String) -> String {
      let parts = language.lowercased().split { "-_.@".contains($0) }
      guard parts.first == "zh" else { return String(parts.first ?? "") }
      return parts.contains { ["hant", "tw", "hk", "mo"].contains($0) } ? "zh-hant" : "zh-hans"
    }

    private static let english = Words(
      loading: "Loading", success: "Success", error: "Error", info: "Information")

    private static let translations: [String: Words] = [
      "en": english,
      "zh-hans": Words(loading: "正在加载", success: "成功", error: "错误", info: "信息"),
      "zh-hant": Words(loading: "正在載入", success: "成功", error: "錯誤", info: "資訊"),
      "ja": Words(loading: "読み込み中", success: "成功", error: "エラー", info: "情報"),
      "ko": Words(loading: "불러오는 중", success: "성공", error: "오류", info: "정보"),
      "de": Words(loading: "Wird geladen", success: "Erfolg", error: "Fehler", info: "Information"),
      "fr": Words(loading: "Chargement", success: "Réussite", error: "Erreur", info: "Information"),
      "es": Words(loading: "Cargando", success: "Correcto", error: "Error", info: "Información"),
      "pt": Words(loading: "Carregando", success: "Sucesso", error: "Erro", info: "Informação"),
      "ar": Words(loading: "جارٍ التحميل", success: "تم بنجاح", error: "خطأ", info: "معلومات"),
    ]
  }
}
