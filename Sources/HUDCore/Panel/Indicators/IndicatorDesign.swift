import HUDLayers

/// An indicator and its look, without its progress. The panel keeps the indicator's layer until the
/// design changes.
final class IndicatorDesign {
  let indicator: HUD.Indicator
  let ring: RingGeometry
  /// The style's image for success, warning, error or info, in place of the glyph; nil if none.
  let picture: HUD.Image?
  /// The space for glyphs and images, with the scale and appearance in which they are drawn.
  let place: PictureContext
  let tintsImages: Bool
  let color: CGColor
  let track: CGColor
  let finish: HUD.Style.Finish
  let reducesMotion: Bool

  init(_ model: PanelModel) {
    let (style, metrics) = (model.resolvedOptions.style, model.metrics)
    let hasText = model.status != nil || model.detail != nil
    indicator = model.indicator
    ring = RingGeometry(
      radius: hasText ? style.ringRadius : style.ringRadiusWithoutStatus,
      thickness: style.ringThickness, finish: style.finish)
    picture =
      switch indicator.shape {
      case .success: style.successImage
      case .warning: style.warningImage
      case .error: style.errorImage
      case .info: style.infoImage
      case .none, .indefinite, .activity, .progress, .image, .custom: nil
      }
    place = PictureContext(
      size: style.imageSize, scale: metrics.scale, isDark: model.isDark,
      isRightToLeft: metrics.isRightToLeft)
    tintsImages = style.tintsImages
    color = model.indicatorColor
    track = model.trackColor
    finish = style.finish
    reducesMotion = metrics.reducesMotion
  }

  var isFilled: Bool { finish.isFilled }

  var scale: CGFloat { place.scale }

  var isRightToLeft: Bool { place.isRightToLeft }

  /// Returns a new layer for the indicator; nil if the indicator is `.none` or an image that does
  /// not exist.
  @MainActor func makeLayer(progress: Double?, at now: Duration) -> (any PanelIndicator)? {
    switch indicator.shape {
    case .none: nil
    #if !canImport(QuartzCore)
    case .indefinite where finish.isFlat: GrowingArc(self, at: now)
    #endif
    case .indefinite: SpinnerRing(self, at: now)
    case .activity: ActivityWheel(self, at: now)
    case .progress(let dial, _): ProgressDial(dial, self, progress: progress, at: now)
    case .success, .warning, .error, .info:
      picture.flatMap { PictureIndicator($0, self) } ?? Glyph(self, at: now)
    case .image(let image): PictureIndicator(image, self)
    case .custom(let custom): CustomIndicator(custom, progress: progress)
    }
  }

  /// Whether the indicator is a check mark whose stroke is drawn by an animation.
  var drawsSuccess: Bool {
    indicator.shape == .success && picture == nil && !reducesMotion
  }

  /// Returns whether both designs have the same indicator and look. For two custom indicators the
  /// look is not compared, because the app draws them.
  func looks(like other: IndicatorDesign?) -> Bool {
    guard let other else { return false }
    if case .custom(let custom) = indicator.shape, case .custom(let old) = other.indicator.shape {
      return custom.isSame(as: old)
    }
    return indicator == other.indicator && ring == other.ring && picture == other.picture
      && place == other.place && tintsImages == other.tintsImages && color == other.color
      && track == other.track && finish == other.finish && reducesMotion == other.reducesMotion
  }
}
