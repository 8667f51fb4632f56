extension HUD {
  /// The words that a HUD adds by itself, such as the title of a Cancel button.
  ///
  /// A screen reader speaks some of these words if a HUD has no text. An empty word is replaced by
  /// the built-in word; see `automatic`.
  public struct Words: Sendable, Equatable {
    /// The word that a screen reader speaks for a spinner or progress without a text.
    public var loading: String
    /// The word that a screen reader speaks for a check mark without a text.
    public var success: String
    /// The word that a screen reader speaks for a triangle with an exclamation mark without a text.
    public var warning: String
    /// The word that a screen reader speaks for a cross without a text.
    public var error: String
    /// The word that a screen reader speaks for the letter i without a text.
    public var info: String
    /// The title of a Cancel button for which the app gives no title.
    public var cancel: String
    /// The detail that is shown while a tracked `Progress` is paused.
    public var paused: String

    /// Creates a set of words. A word that is left out is replaced by the built-in word.
    public init(
      loading: String = "", success: String = "", warning: String = "", error: String = "",
      info: String = "", cancel: String = "", paused: String = ""
    ) {
      self.loading = loading
      self.success = success
      self.warning = warning
      self.error = error
      self.info = info
      self.cancel = cancel
      self.paused = paused
    }

    /// The built-in words, in the language of the app or the user.
    ///
    /// On iOS it is the app's language: an app that exists only in English shows "Cancel" to German
    /// users too. On Linux it is the user's language, because the system does not know an app's
    /// languages. An app that chooses its language by itself can set the words:
    ///
    /// ```swift
    /// HUD.behavior.words = .words(for: ["fr"])
    /// ```
    public static let automatic = Words()

    /// Returns the built-in words in the first of `languages` that is supported, or in English if
    /// no language is supported.
    ///
    /// - Parameter languages: Language codes such as "de-AT" or "zh_TW.UTF-8", the preferred
    ///   language first.
    public static func words(for languages: [String]) -> Words {
      for language in languages {
        if let words = translations[key(for: language)] { return words }
      }
      return english
    }

    package func resolved(for languages: [String]) -> Words {
      let builtIn = Words.words(for: languages)
      func first(_ word: String, _ other: String) -> String { word.isEmpty ? other : word }
      return Words(
        loading: first(loading, builtIn.loading), success: first(success, builtIn.success),
        warning: first(warning, builtIn.warning), error: first(error, builtIn.error),
        info: first(info, builtIn.info), cancel: first(cancel, builtIn.cancel),
        paused: first(paused, builtIn.paused))
    }

    /// Returns the full text of `content` for a screen reader: its `spoken(_:)` text, followed by
    /// its detail.
    package func read(_ content: Content) -> String {
      [spoken(content), detail(content)].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// Returns the detail of `content`, which a screen reader reads after the status; empty if
    /// there is none.
    package func detail(_ content: Content) -> String {
      content.detail?.sanitized ?? ""
    }

    /// Returns the text that a screen reader speaks for `content`: the status or, if there is none,
    /// the word for the indicator.
    package func spoken(_ content: Content) -> String {
      if let status = content.status { return status.sanitized }
      switch content.indicator.shape {
      case .indefinite, .activity, .progress: return loading
      case .success: return success
      case .warning: return warning
      case .error: return error
      case .info: return info
      case .image, .custom, .none: return ""
      }
    }

    /// Returns the key of `translations` for `language`, such as "pt" for both "pt_BR.UTF-8" and
    /// "pt-PT". Chinese has two keys, one for each script.
    private static func key(for language: String) -> String {
      let parts = language.lowercased().split { "-_.@".contains($0) }
      guard parts.first == "zh" else { return String(parts.first ?? "") }
      if parts.contains("hans") { return "zh-hans" }
      return parts.contains { ["hant", "tw", "hk", "mo"].contains($0) } ? "zh-hant" : "zh-hans"
    }

    private static let english = Words(
      loading: "Loading", success: "Success", warning: "Warning", error: "Error",
      info: "Information", cancel: "Cancel", paused: "Paused")

    private static let translations: [String: Words] = [
      "en": english,
      "zh-hans": Words(
        loading: "正在加载", success: "成功", warning: "警告", error: "错误", info: "信息",
        cancel: "取消", paused: "已暂停"),
      "zh-hant": Words(
        loading: "正在載入", success: "成功", warning: "警告", error: "錯誤", info: "資訊",
        cancel: "取消", paused: "已暫停"),
      "ja": Words(
        loading: "読み込み中", success: "成功", warning: "警告", error: "エラー", info: "情報",
        cancel: "キャンセル", paused: "一時停止中"),
      "ko": Words(
        loading: "불러오는 중", success: "성공", warning: "경고", error: "오류", info: "정보",
        cancel: "취소", paused: "일시 정지됨"),
      "de": Words(
        loading: "Wird geladen", success: "Erfolg", warning: "Warnung", error: "Fehler",
        info: "Information", cancel: "Abbrechen", paused: "Angehalten"),
      "fr": Words(
        loading: "Chargement", success: "Réussite", warning: "Avertissement", error: "Erreur",
        info: "Information", cancel: "Annuler", paused: "En pause"),
      "es": Words(
        loading: "Cargando", success: "Correcto", warning: "Advertencia", error: "Error",
        info: "Información", cancel: "Cancelar", paused: "En pausa"),
      "pt": Words(
        loading: "Carregando", success: "Sucesso", warning: "Aviso", error: "Erro",
        info: "Informação", cancel: "Cancelar", paused: "Em pausa"),
      "ar": Words(
        loading: "جارٍ التحميل", success: "تم بنجاح", warning: "تحذير", error: "خطأ",
        info: "معلومات", cancel: "إلغاء", paused: "متوقف مؤقتًا"),
    ]
  }
}

extension Double {
  /// A fraction from 0 to 1 as a percentage for a screen reader, which reads "40%" in the user's
  /// language.
  package var percent: String { "\(Int((min(max(self, 0), 1) * 100).rounded()))%" }
}
