import HUDLayers

extension Double {
  /// A progress in words: "40 %", as it is written in the first of the languages.
  package func percent(in languages: [String]) -> String {
    let formatter = NumberFormatter()
    // "de_DE.UTF-8" is German as well.
    let language = languages.first ?? "en"
    formatter.locale = Locale(identifier: String(language.prefix { $0 != "." }))
    formatter.numberStyle = .percent
    return formatter.string(from: self as NSNumber) ?? ""
  }
}
