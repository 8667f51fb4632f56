package import HUDLayers

extension CGFloat {
  /// The value itself, or 0 for NaN. NaN is not equal to itself, so a style that contains NaN would
  /// look changed in every comparison and be drawn again each time.
  var orZero: CGFloat { isNaN ? 0 : self }

  /// The nearest number from 0 to 1; 0 for NaN.
  var inUnit: CGFloat { Swift.min(Swift.max(orZero, 0), 1) }

  package var bounded: CGFloat { Swift.min(Swift.max(orZero, 0), 10_000) }
}

extension CGSize {
  package var bounded: CGSize { CGSize(width: width.bounded, height: height.bounded) }
}
