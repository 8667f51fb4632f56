import HUDLayers

/// The indicator and its look, without its progress. The panel keeps the indicator's layer until
/// one of them changes.
extension PanelModel {
  var ring: RingGeometry {
    RingGeometry(
      radius: texts.isEmpty ? style.ringRadiusWithoutStatus : style.ringRadius,
      thickness: style.ringThickness, finish: style.finish)
  }

  /// The style's image for success, warning, error or info, in place of the glyph; nil if none.
  private var picture: HUD.Image? {
    switch indicator.shape {
    case .success: style.successImage
    case .warning: style.warningImage
    case .error: style.errorImage
    case .info: style.infoImage
    case .none, .indefinite, .activity, .progress, .image, .custom: nil
    }
  }

  /// The space for glyphs and images, with the scale and appearance in which they are drawn.
  var place: PictureContext {
    PictureContext(
      size: style.imageSize, scale: metrics.scale, isDark: isDark,
      isRightToLeft: metrics.isRightToLeft)
  }

  /// Returns a new indicator for the panel; nil if the indicator is `.none` or an image that does
  /// not exist.
  @MainActor func makeIndicator(progress: Double?, at now: Duration) -> PanelIndicator? {
    switch indicator.shape {
    case .none: nil
    #if !canImport(QuartzCore)
    case .indefinite where style.finish.isFlat: GrowingArc(self, at: now)
    #endif
    case .indefinite:
      SpinnerRing(
        ring, color: indicatorColor, scale: metrics.scale, reducesMotion: metrics.reducesMotion,
        at: now)
    case .activity: ActivityWheel(self, at: now)
    case .progress(let dial, _): ProgressDial(dial, self, progress: progress, at: now)
    case .success, .warning, .error, .info:
      picture.flatMap { PictureIndicator($0, self) } ?? Glyph(self, at: now)
    case .image(let image): PictureIndicator(image, self)
    case .custom(let custom, _): CustomIndicator(custom, progress: progress)
    }
  }

  /// Whether the indicator is a check mark whose stroke is drawn by an animation.
  var drawsSuccess: Bool {
    indicator.shape == .success && picture == nil && !metrics.reducesMotion
  }

  /// Returns whether both models have the same indicator with the same look. For two custom
  /// indicators the look is not compared, because the app draws them.
  func hasIndicator(of other: PanelModel?) -> Bool {
    guard let other else { return false }
    if case .custom(let own, _) = indicator.shape, case .custom(let old, _) = other.indicator.shape
    {
      return own === old
    }
    return indicator == other.indicator && glyphID == other.glyphID && ring == other.ring
      && resolvedOptions == other.resolvedOptions && place == other.place
      && indicatorColor == other.indicatorColor && trackColor == other.trackColor
      && metrics.reducesMotion == other.metrics.reducesMotion
  }
}
