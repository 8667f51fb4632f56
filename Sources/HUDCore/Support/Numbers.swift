package import HUDLayers

extension Duration {
  /// Creates a duration from seconds. NaN and negative times become zero, and infinity becomes the
  /// longest time.
  package init(timeInterval: TimeInterval) {
    // Seconds above this limit would overflow.
    let limit = Duration.longest.seconds
    self = .seconds(timeInterval > 0 ? Swift.min(timeInterval, limit) : 0)
  }
}

extension CGFloat {
  /// The value itself, or 0 for NaN. NaN is not equal to itself, so a style that contains NaN would
  /// look changed in every comparison and be drawn again each time.
  var orZero: CGFloat { isNaN ? 0 : self }

  package var bounded: CGFloat { Swift.min(Swift.max(orZero, 0), 10_000) }
}

extension CGSize {
  package var bounded: CGSize { CGSize(width: width.bounded, height: height.bounded) }
}

extension Double {
  /// Determinate progress from 0 to 1; larger numbers become 1. Nil for negative numbers and NaN,
  /// which mean indeterminate progress.
  package var fraction: Double? { self >= 0 ? Swift.min(self, 1) : nil }

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
    let latinZero: Unicode.Scalar = "0"
    return unicodeScalars.compactMap { Unicode.Scalar($0.value - latinZero.value + zero.value) }
      .map(String.init).joined()
  }
}
