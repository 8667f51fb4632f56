import HUDLayers

/// The layer of one indicator. It exists as long as an indicator of that kind is on show.
@MainActor protocol IndicatorLayer: AnyObject {
  /// As large as the indicator's natural size, which the panel lays out.
  var layer: CALayer { get }
}

/// One that moves by itself.
@MainActor protocol MovingIndicator: IndicatorLayer {
  /// Adds its movement, once it is on the panel.
  func move()
}

/// One that moves for ever. A layer that left its window has lost its movement; adding it again makes it
/// go on as if it had never stopped.
@MainActor protocol EndlessIndicator: MovingIndicator {}

/// The description of an indicator without its progress. While it stays equal, its layer is kept.
struct IndicatorDesign {
  /// Its progress is zero here.
  let indicator: HUD.Indicator
  let look: Look

  /// The metrics and colours of the built-in indicators.
  struct Look: Equatable {
    let ring: RingGeometry
    /// Drawn in place of our own glyph.
    let picture: HUD.Image?
    /// The room of glyphs and pictures.
    let place: PicturePlace
    let tintsImages: Bool
    let color: CGColor
    let reducesMotion: Bool

    init(
      _ style: HUD.Style, of indicator: HUD.Indicator, hasStatus: Bool, palette: Palette,
      metrics: Metrics
    ) {
      ring = RingGeometry(
        radius: hasStatus ? style.ringRadius : style.ringRadiusWithoutStatus,
        thickness: style.ringThickness)
      picture =
        switch indicator.shape {
        case .success: style.successImage
        case .error: style.errorImage
        case .info: style.infoImage
        case .none, .indefinite, .activity, .progress, .image, .custom: nil
        }
      place = PicturePlace(
        size: style.imageSize, scale: metrics.scale, isDark: palette.isDark,
        isRightToLeft: metrics.isRightToLeft)
      tintsImages = style.tintsImages
      color = palette.indicator
      reducesMotion = metrics.reducesMotion
    }

    var scale: CGFloat { place.scale }

    var isRightToLeft: Bool { place.isRightToLeft }
  }

  /// Nil where there is no indicator, or no picture of its name.
  @MainActor func makeLayer(progress: Double?, at now: Duration) -> (any IndicatorLayer)? {
    switch indicator.shape {
    case .none: nil
    case .indefinite: SpinnerRing(look, at: now)
    case .activity: ActivityWheel(look, at: now)
    case .progress(let dial, _): ProgressDial(dial, look: look, progress: progress ?? 0)
    case .success, .error, .info:
      look.picture.flatMap { Picture($0, design: self) } ?? Glyph(design: self, at: now)
    case .image(let image): Picture(image, design: self)
    case .custom(let custom): CustomIndicator(custom, progress: progress)
    }
  }
}

extension IndicatorDesign: Equatable {
  /// The app draws its own indicators, so changes of look and progress do not count for them.
  static func == (left: IndicatorDesign, right: IndicatorDesign) -> Bool {
    if case .custom(let custom) = left.indicator.shape,
      case .custom(let other) = right.indicator.shape
    {
      return custom.isSame(as: other)
    }
    return left.indicator == right.indicator && left.look == right.look
  }
}
