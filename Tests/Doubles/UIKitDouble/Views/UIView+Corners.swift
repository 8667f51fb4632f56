import HUDLayers

@available(iOS 26.0, *)
public struct UICornerRadius {
  let points: CGFloat

  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(points: radius) }
}

@available(iOS 26.0, *)
public struct UICornerConfiguration {
  /// The radius, or nil if it was not set and the view decides.
  var radius: UICornerRadius?

  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius: radius)
  }
}
