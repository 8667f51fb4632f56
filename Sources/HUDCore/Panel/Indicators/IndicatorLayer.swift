import LayerKit

/// What draws one kind of indicator. Made when the kind comes on show, gone with it.
@MainActor protocol IndicatorLayer: AnyObject {
  /// As large as the indicator's natural size; the panel places it.
  var layer: CALayer { get }

  /// Shows that progress from `now` on; kinds without one have nothing to do.
  func advance(to progress: Double, at now: Duration)

  /// Adds what moves for ever again: a layer that left its window has lost it.
  func restart(at now: Duration)
}

/// All that an indicator looks like, but for its progress: while this stays, so does its layer.
struct IndicatorDesign: Equatable {
  /// Its progress is zero here.
  let indicator: HUD.Indicator
  let hasStatus: Bool
  let style: HUD.Style
  let color: CGColor
  let scale: CGFloat
  let reducesMotion: Bool
  let isRightToLeft: Bool

  /// The room it takes on the panel.
  var size: CGSize {
    switch indicator.kind {
    case .none: .zero
    case .indefinite, .progress(.ring, _): ring.size
    case .activity, .progress(.annular, _), .progress(.pie, _): Dials.size
    case .progress(.bar, _): Dials.barSize
    case .success, .error, .info, .image: style.imageSize
    case .custom(let custom): custom.size
    }
  }

  var ring: RingGeometry {
    RingGeometry(
      radius: hasStatus ? style.ringRadius : style.ringRadiusWithoutStatus,
      thickness: style.ringThickness)
  }

  /// Nil where there is nothing to draw: no indicator, or one that only the host can place.
  @MainActor func makeLayer(progress: Double?, at now: Duration) -> (any IndicatorLayer)? {
    switch indicator.kind {
    case .none: nil
    case .indefinite: SpinnerRing(ring, design: self, at: now)
    case .activity: ActivityWheel(design: self, at: now)
    case .progress(let dial, _): ProgressDial(dial, design: self, progress: progress ?? 0)
    case .success, .error, .info: Glyph(design: self, at: now)
    case .image(let image): Picture(image, design: self)
    case .custom(let custom): CustomIndicator(custom)
    }
  }
}
