import HUDLayers

/// Everything that the panel's picture depends on, except the progress.
struct Drawing: Equatable {
  let design: IndicatorDesign
  let status: Text?
  let detail: Text?
  let action: HUD.Action?
  let resolvedOptions: ResolvedOptions
  let metrics: Metrics
  let palette: Palette

  init(_ request: Request, in metrics: Metrics) {
    let content = request.content
    let resolvedOptions = request.resolvedOptions.completed(by: metrics.styleSheet)
    let style = resolvedOptions.style
    let palette = Palette(
      style, indicator: content.indicator, mask: request.resolvedOptions.behavior.mask, in: metrics)
    let (largest, growth) = (style.maximumStatusSize, max(metrics.textScale, 1))
    let room = CGSize(
      width: min(largest.width * growth, metrics.size.width),
      height: min(largest.height * growth, metrics.size.height))
    func text(_ text: SanitizedText?, _ font: HUD.Font, wraps: Bool = true) -> Text? {
      // A font of no size draws nothing on one platform and its default size on another.
      guard let text, font.size > 0 else { return nil }
      return Text(
        text, font: font.scaled(by: metrics.textScale), isRightToLeft: metrics.isRightToLeft,
        wraps: wraps, in: palette.variant
      ).cut(to: room)
    }
    status = text(
      SanitizedText(content.status, attributed: content.attributedStatus), style.statusFont,
      wraps: style.wrapsStatus)
    detail = text(SanitizedText(content.detail), style.detailFont)
    action = content.action
    self.palette = palette
    design = IndicatorDesign(
      indicator: content.indicator.atZero.drawn(in: style),
      look: IndicatorDesign.Look(
        style, of: content.indicator, hasStatus: status != nil || detail != nil,
        palette: palette, metrics: metrics))
    self.resolvedOptions = resolvedOptions
    self.metrics = metrics
  }

  var buttonTitle: Text? {
    guard let action, resolvedOptions.style.buttonFont.size > 0,
      let title = SanitizedText(
        action.title(in: resolvedOptions.behavior.words.resolved(for: metrics.languages)))
    else { return nil }
    return Text(
      string: title.string, font: resolvedOptions.style.buttonFont.scaled(by: metrics.textScale),
      isRightToLeft: metrics.isRightToLeft, wraps: false)
  }
}

extension Panel {
  /// Updates layers and slots to the current request and the host's metrics.
  package func update() {
    let now = host.now
    let drawing = changedDrawing()
    let progress = request.content.indicator.progress
    withoutImplicitAnimation {
      if let drawing {
        draw(drawing, progress: progress, at: now)
      } else {
        beginEntrance(at: now)
      }
      if let progress { (indicators.indicator as? ProgressDial)?.advance(to: progress, at: now) }
      (indicators.indicator as? CustomIndicator)?.advance(to: progress)
      // Requests with equal drawings follow each other in the same slots, apart from their ID.
      if slots?.request != request.id
        || drawn?.percent(of: progress, scale: layout.indicatorScale) != slots?.percent?.text
      {
        fillSlots()
      }
    }
  }

  /// Returns the drawing of the current request; nil if it is drawn already.
  ///
  /// A frame in which only the progress has changed makes no drawing to compare, because its colours
  /// and texts would be allocated each time.
  private func changedDrawing() -> Drawing? {
    let metrics = host.metrics
    defer { drawnRequest = request }
    if drawn?.metrics == metrics, let last = drawnRequest, !request.isExchange(of: last) {
      return nil
    }
    let drawing = Drawing(request, in: metrics)
    return drawing == drawn ? nil : drawing
  }

  private func draw(_ drawing: Drawing, progress: Double?, at now: Duration) {
    let before = layout
    // Replace the indicator before the layout, because the layout needs the indicator's size, and
    // an app's own indicator has a size only once it is made.
    if drawn?.design != drawing.design {
      replaceIndicator(drawing.design, progress: progress, at: now)
    }
    layout = Layout(
      drawing, indicator: indicators.indicator?.layer.bounds.size ?? .zero,
      measurements: textMeasurements)
    // Begin the entrance after the layout, because the distance of a slide depends on the layout.
    // Begin it before the drawing, because a material drawn for the first time joins the entrance.
    beginEntrance(at: now)
    drawMask(drawing)
    drawBezel(drawing)
    move(from: before, to: drawing, at: now)
    placeIndicators(at: now)
    drawn = drawing
    fillSlots()
  }

  private func drawMask(_ drawing: Drawing) {
    let metrics = drawing.metrics
    canvas.mask.bounds = CGRect(origin: .zero, size: metrics.size)
    canvas.mask.position = canvas.mask.bounds.center
    maskPainter.update(
      canvas.mask, mask: drawing.resolvedOptions.behavior.mask,
      center: metrics.visibleArea(avoidsKeyboard: drawing.resolvedOptions.behavior.avoidsKeyboard)
        .center,
      palette: drawing.palette)
  }

  private func drawBezel(_ drawing: Drawing) {
    let palette = drawing.palette
    let bezel = canvas.bezel
    bezel.bounds = CGRect(origin: .zero, size: layout.bezel.size)
    bezel.position = layout.bezel.center
    bezel.contentsScale = drawing.metrics.scale
    bezel.backgroundColor = palette.bezelIsMaterial ? nil : palette.bezel
    bezel.cornerRadius = layout.cornerRadius
    bezel.cornerCurve = drawing.resolvedOptions.style.isFilled ? .continuous : .circular
    bezel.borderColor = palette.border.color
    bezel.borderWidth = palette.border.width
    bezel.setShadow(palette.shadow, strength: palette.shadowStrength)
    // Without a path, the shadow would be drawn again in each frame in which the ring turns.
    bezel.shadowPath = .roundedRect(
      bezel.bounds, cornerRadius: bezel.cornerRadius, curve: bezel.cornerCurve)
    materialShadow.update(in: bezel, look: palette.materialCastsShadow ? palette.shadow : nil)
  }

  /// Replaces the indicator by the indicator of `design`. A new indicator starts to move in the
  /// first frame that shows it. If the previous indicator becomes a full circle first, the new
  /// indicator starts to move after that.
  private func replaceIndicator(_ design: IndicatorDesign, progress: Double?, at now: Duration) {
    if indicators.layer.superlayer == nil { canvas.bezel.addSublayer(indicators.layer) }
    let isRedrawn = drawn?.design.indicator == design.indicator
    let isExchange =
      !isRedrawn && drawn != nil && now < indicatorSince + Machine.exchangeTime
    let closes = isExchange && design.drawsSuccess && indicators.canClose
    if !isRedrawn {
      indicatorSince = now
      indicatorStart = closes ? now + IndicatorContainer.closingTime : now
    }
    let indicator = design.makeLayer(progress: progress, at: indicatorStart)
    if isRedrawn {
      indicators.redraw(with: indicator, at: now)
    } else if isExchange {
      indicators.exchange(for: indicator, at: now, closes: closes)
    } else {
      indicators.hold(indicator)
    }
    indicator?.move()
  }
}
