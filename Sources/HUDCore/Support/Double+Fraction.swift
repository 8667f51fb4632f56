extension Double {
  /// Determinate progress from 0 to 1; larger numbers become 1. Nil for negative numbers and NaN,
  /// which mean indeterminate progress.
  package var fraction: Double? { self >= 0 ? Swift.min(self, 1) : nil }

  /// This fraction as a percentage, such as "40%", which a screen reader reads in the user's
  /// language.
  package var percent: String { "\(Int((min(max(self, 0), 1) * 100).rounded()))%" }
}
