extension Double {
  /// Determinate progress from 0 to 1; larger numbers become 1. Nil for negative numbers and NaN,
  /// which mean indeterminate progress.
  package var fraction: Double? { self >= 0 ? Swift.min(self, 1) : nil }

  /// A fraction from 0 to 1 as a percentage for a screen reader, which reads "40%" in the user's
  /// language.
  package var percent: String { "\(Int((min(max(self, 0), 1) * 100).rounded()))%" }
}
