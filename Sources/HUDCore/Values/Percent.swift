import HUDLayers

extension Double {
  /// Returns a fraction from 0 to 1 as a percentage, such as "40 %", in the notation of the first
  /// of `languages`.
  package func percent(in languages: [String]) -> String {
    let formatter = NumberFormatter()
    // Drop the encoding suffix that Linux adds to language names, as in "de_DE.UTF-8".
    let language = languages.first ?? "en"
    formatter.locale = Locale(identifier: String(language.prefix { $0 != "." }))
    formatter.numberStyle = .percent
    return formatter.string(from: self as NSNumber) ?? ""
  }
}
