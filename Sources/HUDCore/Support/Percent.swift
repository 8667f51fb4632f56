extension Double {
  /// Returns a fraction from 0 to 1 as a percentage, such as "40 %", in the notation of the first
  /// of `languages`.
  ///
  /// The notations are listed here, because Foundation takes longer than a frame to load its own at
  /// the first use. Languages that are not listed get "40%", which every screen reader reads.
  package func percent(in languages: [String]) -> String {
    let number = String(Int((min(max(self, 0), 1) * 100).rounded(.toNearestOrEven)))
    // Linux adds the encoding to the names of languages, as in "de_DE.UTF-8".
    let parts = (languages.first ?? "").split { "-_.@".contains($0) }
    let region = parts.dropFirst().first { $0.count == 2 }
    switch parts.first {
    case "ar" where region.map { !Self.arabicRegionsWithLatinDigits.contains($0) } ?? false:
      return number.digits(from: "٠") + "٪\u{61C}"
    case "fa": return number.digits(from: "۰") + "٪"
    case "tr": return "%" + number
    case .some(let language) where Self.languagesWithSpace.contains(language):
      return number + "\u{A0}%"
    default: return number + "%"
    }
  }

  private static let arabicRegionsWithLatinDigits: Set<Substring> = [
    "AE", "DZ", "EH", "LY", "MA", "TN",
  ]

  /// The languages that separate the sign from the number.
  private static let languagesWithSpace: Set<Substring> = [
    "be", "ca", "cs", "da", "de", "es", "fi", "fr", "gl", "hr", "lb", "lt", "mk", "nb", "nn", "no",
    "ro", "ru", "sk", "sl", "sv",
  ]
}

extension String {
  /// Returns this number with the digits of another script, of which `zero` is the first.
  fileprivate func digits(from zero: Unicode.Scalar) -> String {
    var digits = UnicodeScalarView()
    for digit in unicodeScalars {
      guard let scalar = Unicode.Scalar(zero.value + digit.value - ("0" as Unicode.Scalar).value)
      else { continue }
      digits.append(scalar)
    }
    return String(digits)
  }
}
