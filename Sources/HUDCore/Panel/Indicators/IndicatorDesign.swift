import HUDLayers

/// An indicator and its look, without its progress. The panel keeps the indicator's layer until the
/// design changes.
struct IndicatorDesign {
  /// The indicator. Any progress is set to zero, so that a change of progress does not change the
  /// design.
  let indicator: HUD.Indicator
  let look: Look

  /// The metrics and colours of the built-in indicators.
  struct Look: Equatable {
    let ring: RingGeometry
    /// The style's image for success, warning, error or info, which replaces the built-in glyph.
    let picture: HUD.Image?
    /// The space for glyphs and images, with the scale and appearance in which they are drawn.
    let place: PicturePlace
    let tintsImages: Bool
    let color: CGColor
    let track: CGColor
    let isFilled: Bool
    let reducesMotion: Bool

    init(
      _ style: HUD.Style, of indicator: HUD.Indicator, hasStatus: Bool, palette: Palette,
      metrics: Metrics
    ) {
      ring = RingGeometry(
        radius: hasStatus ? style.ringRadius : style.ringRadiusWithoutStatus,
        thickness: style.ringThickness, finish: style.finish)
      picture =
        switch indicator.shape {
        case .success: style.successImage
        case .warning: style.warningImage
        case .error: style.errorImage
        case .info: style.infoImage
        case .none, .indefinite, .activity, .progress, .image, .custom: nil
        }
      place = PicturePlace(
        size: style.imageSize, scale: metrics.scale, isDark: palette.isDark,
        isRightToLeft: metrics.isRightToLeft)
      tintsImages = style.tintsImages
      color = palette.indicator
      track = palette.track
      isFilled = style.isFilled
      reducesMotion = metrics.reducesMotion
    }

    var scale: CGFloat { place.scale }

    var isRightToLeft: Bool { place.isRightToLeft }
  }

  /// Returns a new layer for the indicator; nil if the indicator is `.none` or an image that does
  /// not exist.
  @MainActor func makeLayer(progress: Double?, at now: Duration) -> (any PanelIndicator)? {
    switch indicator.shape {
    case .none: nil
    case .indefinite: SpinnerRing(look, at: now)
    case .activity: ActivityWheel(look, at: now)
    case .progress(let dial, _): ProgressDial(dial, look: look, progress: progress ?? 0)
    case .success, .warning, .error, .info:
      look.picture.flatMap { Picture($0, design: self) } ?? Glyph(design: self, at: now)
    case .image(let image): Picture(image, design: self)
    case .custom(let custom): CustomIndicator(custom, progress: progress)
    }
  }

  /// Whether the indicator is a check mark whose stroke is drawn by an animation.
  var drawsSuccess: Bool {
    guard case .success = indicator.shape else { return false }
    return look.picture == nil && !look.reducesMotion
  }
}

extension IndicatorDesign: Equatable {
  /// Compares indicator and look. For two custom indicators the look is not compared, because the
  /// app draws them.
  static func == (left: IndicatorDesign, right: IndicatorDesign) -> Bool {
    if case .custom(let custom) = left.indicator.shape,
      case .custom(let other) = right.indicator.shape
    {
      return custom.isSame(as: other)
    }
    return left.indicator == right.indicator && left.look == right.look
  }
}
