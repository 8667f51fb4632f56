import HUDLayers

extension HUD.Style {
  /// A copy of the style in which every length can be laid out. NaN and negative lengths become 0,
  /// and lengths above 10,000 points become 10,000 points.
  package var bounded: HUD.Style {
    var style = self
    style.windowLevel = windowLevel.orZero
    style.borderWidth = borderWidth.bounded
    style.statusFont.size = statusFont.size.bounded
    style.detailFont.size = detailFont.size.bounded
    style.buttonFont.size = buttonFont.size.bounded
    style.maximumStatusSize = maximumStatusSize.bounded
    style.cornerRadius = cornerRadius.bounded
    style.cornerRadiusWithoutIndicator = cornerRadiusWithoutIndicator.bounded
    style.minimumSize = minimumSize.bounded
    style.maximumSize = maximumSize.bounded
    style.insets = insets.bounded
    style.spacing = spacing.bounded
    style.margin = margin.bounded
    style.ringRadius = ringRadius.bounded
    style.ringRadiusWithoutStatus = ringRadiusWithoutStatus.bounded
    style.ringThickness = ringThickness.bounded
    style.imageSize = imageSize.bounded
    return style
  }
}

extension HUD.Insets {
  fileprivate var bounded: HUD.Insets {
    HUD.Insets(
      top: top.bounded, left: left.bounded, bottom: bottom.bounded, right: right.bounded)
  }
}
