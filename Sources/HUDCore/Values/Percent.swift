import HUDLayers

extension Double {
  /// Returns a progress as a percentage, such as "40 %", written as in the first of `languages`.
  package func percent(in languages: [String]) -> String {
    let formatter = NumberFormatter()
    // Without the encoding that Linux appends, as in "de_DE.UTF-8".
    let language = languages.first ?? "en"
    formatter.locale = Locale(identifier: String(language.prefix { $0 != "." }))
    formatter.numberStyle = .percent
    return formatter.string(from: self as NSNumber) ?? ""
  }
}
