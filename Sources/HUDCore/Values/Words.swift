extension HUD {
  /// The words that a HUD adds by itself, such as the title of a Cancel button.
  ///
  /// A screen reader speaks some of these words if a HUD has no text. If a word is empty, the HUD
  /// uses the built-in word; see `automatic`.
  public struct Words: Sendable, Equatable {
    /// The word that a screen reader speaks for a spinner, progress or an app's view without text.
    public var loading: String
    /// The word that a screen reader speaks for a check mark without a text.
    public var success: String
    /// The word that a screen reader speaks for a warning triangle without a text.
    public var warning: String
    /// The word that a screen reader speaks for a cross without a text.
    public var error: String
    /// The word that a screen reader speaks for the letter i without a text.
    public var info: String
    /// The title of a Cancel button for which the app gives no title.
    public var cancel: String
    /// The detail that is shown while a tracked `Progress` is paused.
    public var paused: String
    /// The title of the button of `HUD.Action.close`.
    public var close: String
    /// The word that a screen reader speaks for a picture without a label and without a text.
    public var image: String

    /// Creates a set of words. For a word that is left out, the HUD uses the built-in word.
    public init(
      loading: String = "", success: String = "", warning: String = "", error: String = "",
      info: String = "", cancel: String = "", paused: String = "", close: String = "",
      image: String = ""
    ) {
      (self.loading, self.success, self.warning, self.error) = (loading, success, warning, error)
      (self.info, self.cancel, self.paused, self.close) = (info, cancel, paused, close)
      self.image = image
    }

    /// The built-in words, in the language of the app or the user.
    ///
    /// On Apple's systems it is the app's language: an app that exists only in English shows
    /// "Cancel" to German users too. On Linux it is the user's language, because the system does
    /// not know an app's languages. An app that chooses its language by itself can set the words:
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
      automatic.resolved(for: languages)
    }

    package func resolved(for languages: [String]) -> Words {
      let builtIn = languages.lazy.compactMap { Self.translations[Self.key(for: $0)] }.first
      // In the order of `translations`.
      let own = [loading, success, warning, error, info, cancel, paused, close, image]
      let words = zip(own, (builtIn ?? Self.english).parts(between: "|")).map { own, builtIn in
        own.isEmpty ? builtIn : own
      }
      return Words(
        loading: words[0], success: words[1], warning: words[2], error: words[3], info: words[4],
        cancel: words[5], paused: words[6], close: words[7], image: words[8])
    }

    /// Returns the full text of `content` for a screen reader: first the result of `spoken`,
    /// then the detail.
    package func read(_ content: Content, viewSpeaks: Bool = false) -> String {
      [spoken(content, viewSpeaks: viewSpeaks), detail(content)].filter { !$0.isEmpty }.joined(
        separator: "\n")
    }

    /// Returns the detail of `content` for a screen reader; empty if there is none.
    package func detail(_ content: Content) -> String { content.detail?.sanitized ?? "" }

    /// Returns the indicator's label and the status, for a screen reader. If there is neither,
    /// returns the word for the indicator, or "" for a picture or view that comes with a detail.
    ///
    /// - Parameter viewSpeaks: True if a custom indicator speaks for itself and needs no word.
    package func spoken(_ content: Content, viewSpeaks: Bool = false) -> String {
      let (label, status) = (content.indicator.label?.sanitized, content.status?.sanitized)
      if let label, let status, !label.isEmpty { return label + "\n" + status }
      if let text = status ?? label { return text }
      switch content.indicator.shape {
      case .indefinite, .activity, .progress: return loading
      case .success: return success
      case .warning: return warning
      case .error: return error
      case .info: return info
      case .image: return content.detail == nil ? image : ""
      case .custom: return content.detail == nil && !viewSpeaks ? loading : ""
      case .none: return ""
      }
    }

    /// Returns the key of `translations` for `language`, such as "pt" for both "pt_BR.UTF-8" and
    /// "pt-PT". Chinese has two keys, one for each script.
    private static func key(for language: String) -> String {
      let parts = language.lowercased().parts(between: "-_.@")
      guard parts.first == "zh" else { return parts.first ?? "" }
      let isTraditional = ["hant", "tw", "hk", "mo"].contains(where: parts.contains)
      return isTraditional && !parts.contains("hans") ? "zh-hant" : "zh-hans"
    }

    private static let english =
      "Loading|Success|Warning|Error|Information|Cancel|Paused|Close|Image"

    /// The words of each language, in the order of the properties.
    private static let translations = [
      "en": english, "zh-hans": "正在加载|成功|警告|错误|信息|取消|已暂停|关闭|图像",
      "zh-hant": "正在載入|成功|警告|錯誤|資訊|取消|已暫停|關閉|影像",
      "ja": "読み込み中|成功|警告|エラー|情報|キャンセル|一時停止中|閉じる|画像",
      "ko": "불러오는 중|성공|경고|오류|정보|취소|일시 정지됨|닫기|이미지",
      "de": "Wird geladen|Erfolg|Warnung|Fehler|Information|Abbrechen|Angehalten|Schließen|Bild",
      "fr": "Chargement|Réussite|Avertissement|Erreur|Information|Annuler|En pause|Fermer|Image",
      "es": "Cargando|Correcto|Advertencia|Error|Información|Cancelar|En pausa|Cerrar|Imagen",
      "pt": "Carregando|Sucesso|Aviso|Erro|Informação|Cancelar|Em pausa|Fechar|Imagem",
      "ar": "جارٍ التحميل|تم بنجاح|تحذير|خطأ|معلومات|إلغاء|متوقف مؤقتًا|إغلاق|صورة",
    ]
  }
}
