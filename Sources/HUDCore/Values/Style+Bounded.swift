package import HUDLayers

extension HUD.Style {
  /// The same with every length one that can be laid out: not negative, and not beyond any screen.
  package var bounded: HUD.Style {
    var style = self
    style.windowLevel = windowLevel.orZero
    style.borderWidth = borderWidth.bounded
    style.statusFont.size = statusFont.size.bounded
    style.detailFont.size = detailFont.size.bounded
    style.buttonFont.size = buttonFont.size.bounded
    style.maximumStatusSize = maximumStatusSize.bounded
    style.cornerRadius = cornerRadius.bounded
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

extension CGFloat {
  /// Zero for NaN, which differs from itself and would cause an update at each comparison.
  var orZero: CGFloat { isNaN ? 0 : self }

  package var bounded: CGFloat { Swift.min(Swift.max(orZero, 0), 10_000) }
}

extension CGSize {
  package var bounded: CGSize { CGSize(width: width.bounded, height: height.bounded) }
}

extension HUD.Insets {
  fileprivate var bounded: HUD.Insets {
    HUD.Insets(
      top: top.bounded, left: left.bounded, bottom: bottom.bounded, right: right.bounded)
  }
}
