package import LayerKit

/// The picture of a HUD: turns what is to be shown into layers and slots.
///
/// Calls only note what is wanted; `update()` writes it down, once before a frame, and only what
/// differs from what stands.
@MainActor package final class Panel {
  private unowned let host: any HUD.Host
  private let canvas: Canvas
  private var backdrop = Backdrop()
  private var indicator: (any IndicatorLayer)?

  private var showing: Showing
  /// When what is shown now came on show.
  private var shownAt: Duration
  private var transition: Transition?
  private var drawn: Drawing?
  private var layout = Layout()
  private var measured: [Measurement: CGSize] = [:]

  /// All that a picture depends on but the progress.
  private struct Drawing: Equatable {
    let design: IndicatorDesign
    let status: String?
    let terms: ObjectIdentifier
    let metrics: Metrics
    let palette: Palette
  }

  private struct Measurement: Hashable {
    let text: Text
    let width: CGFloat
    let height: CGFloat
  }

  package init(_ showing: Showing, on host: any HUD.Host, at now: Duration) {
    self.showing = showing
    self.host = host
    shownAt = now
    canvas = host.open()
    host.setNeedsUpdate()
  }

  func show(_ showing: Showing, at now: Duration) {
    self.showing = showing
    shownAt = now
    host.setNeedsUpdate()
  }

  func setNeedsUpdate() { host.setNeedsUpdate() }
}

// MARK: Coming and going

extension Panel {
  func enter(at now: Duration) {
    let terms = showing.terms
    play(
      .entering(
        from: transition?.pose(at: now), as: animation, takes: terms.policy.fadeInTime, at: now))
  }

  func leave(at now: Duration) {
    let seen = transition?.pose(at: now) ?? .shown
    play(
      .leaving(
        from: seen, as: animation, takes: showing.terms.policy.fadeOutTime, at: now))
  }

  private func play(_ transition: Transition) {
    self.transition = transition
    host.play(transition)
  }

  /// Who asks for less motion gets no scaling.
  private var animation: HUD.Animation {
    host.metrics.reducesMotion ? .fade : showing.terms.animation
  }

  /// Whether a point of the host lies on the panel.
  package func contains(_ point: CGPoint) -> Bool { layout.bezel.contains(point) }

  /// Where the panel stands in the host.
  package var frame: CGRect { layout.bezel }

  /// The one layer that moves by itself; all else stands still between two updates.
  package var movingLayer: CALayer? { indicator?.layer }

  /// Adds what moves for ever again, after the window took it away.
  package func restart() { withoutImplicitAnimation { indicator?.restart(at: host.now) } }
}

// MARK: Drawing

extension Panel {
  /// Brings layers and slots up to what is wanted.
  package func update() {
    let drawing = wanted()
    let progress = showing.content.indicator.progress
    withoutImplicitAnimation {
      if drawing != drawn { draw(drawing, progress: progress) }
      if let progress { indicator?.advance(to: progress, at: shownAt) }
    }
  }

  private func wanted() -> Drawing {
    let metrics = host.metrics
    let terms = showing.terms
    let palette = Palette(terms.style, in: metrics)
    let status = DisplayText(showing.content.title)?.string
    let design = IndicatorDesign(
      indicator: showing.content.indicator.atZero, hasStatus: status != nil, style: terms.style,
      color: palette.indicator, scale: metrics.scale, reducesMotion: metrics.reducesMotion)
    return Drawing(
      design: design, status: status, terms: ObjectIdentifier(terms), metrics: metrics,
      palette: palette)
  }

  private func draw(_ drawing: Drawing, progress: Double?) {
    let terms = showing.terms
    let text = drawing.status.map {
      Text(
        string: $0, font: terms.style.statusFont.scaled(by: drawing.metrics.textScale),
        isRightToLeft: drawing.metrics.isRightToLeft)
    }
    layout = Layout(indicator: drawing.design.size, terms: terms, metrics: drawing.metrics) {
      room in text.map { measure($0, in: room) } ?? .zero
    }
    drawCanvas(drawing.palette, mask: terms.mask, metrics: drawing.metrics, style: terms.style)
    if drawn?.design != drawing.design { replaceIndicator(drawing.design, progress: progress) }
    placeIndicator()
    host.fill(Slots(status: label(text, color: drawing.palette.foreground)))
    drawn = drawing
  }

  private func drawCanvas(
    _ palette: Palette, mask: HUD.Mask, metrics: Metrics, style: HUD.Style
  ) {
    canvas.backdrop.bounds = CGRect(origin: .zero, size: metrics.size)
    canvas.backdrop.position = canvas.backdrop.bounds.center
    let middle = metrics.visibleArea(avoidsKeyboard: showing.terms.avoidsKeyboard).center
    backdrop.update(canvas.backdrop, mask: mask, center: middle, palette: palette)

    let bezel = canvas.bezel
    bezel.bounds = CGRect(origin: .zero, size: layout.bezel.size)
    bezel.position = layout.bezel.center
    bezel.contentsScale = metrics.scale
    bezel.backgroundColor = palette.bezel
    bezel.cornerRadius = min(
      style.cornerRadius, layout.bezel.width / 2, layout.bezel.height / 2)
    bezel.borderColor = palette.border
    bezel.borderWidth = palette.borderWidth
    bezel.shadowColor = HUD.Color.black.cgColor(isDark: false)
    bezel.shadowOpacity = palette.shadowOpacity
    bezel.shadowRadius = 12
    bezel.shadowOffset = CGSize(width: 0, height: 4)
  }

  private func replaceIndicator(_ design: IndicatorDesign, progress: Double?) {
    indicator?.layer.removeFromSuperlayer()
    indicator = design.makeLayer(progress: progress, at: shownAt)
    if let layer = indicator?.layer { canvas.bezel.addSublayer(layer) }
  }

  private func placeIndicator() {
    guard let layer = indicator?.layer else { return }
    layer.position = layout.indicator.center
    layer.setAffineTransform(CGAffineTransform(scaleX: layout.shrink, y: layout.shrink))
  }

  private func label(_ text: Text?, color: CGColor) -> Slots.Label? {
    guard let text, layout.status.width > 0, layout.status.height > 0 else { return nil }
    return Slots.Label(text: text, frame: layout.status, color: color)
  }

  /// A text is shaped once for each room it has to fit into. What a host measured that does not fit
  /// even so is not shown at all: half a letter says nothing.
  private func measure(_ text: Text, in room: CGSize) -> CGSize {
    guard room.width >= 1, room.height >= 1 else { return .zero }
    let question = Measurement(text: text, width: room.width, height: room.height)
    if let size = measured[question] { return size }
    let size = host.measure(text, in: room)
    let fits = size.width <= room.width && size.height <= room.height
    if measured.count >= 32 { measured.removeAll() }
    measured[question] = fits ? size : .zero
    return fits ? size : .zero
  }
}
