import HUDLayers

/// Everything that the panel's picture depends on, except the progress.
///
/// This is a class, because layout and slots are made from it, and each copy would be large.
final class PanelModel {
  /// The indicator with any progress set to 0, so that a step of progress changes no model. An
  /// indeterminate bar counts as a bar at 0, so that the same layer can show its first progress.
  let indicator: HUD.Indicator
  /// The toast whose glyph is drawn, in the filled finish; otherwise nil. Even an equal glyph is
  /// drawn stroke by stroke again for a new toast.
  let glyphID: Request.ID?
  /// The status and the detail, in this order; without a text that the content does not have.
  private(set) var texts: [(row: PanelRow, text: Text)] = []
  private(set) var buttonTitle: Text?
  /// The mark × of the button of `HUD.Action.close`, which replaces the title if the button is
  /// beside the texts; nil for any other button.
  private(set) var closeMark: Text?
  let resolvedOptions: ResolvedOptions
  let metrics: Metrics
  private(set) lazy var indicatorColor = indicatorPaint.cgColor(in: variant)
  /// The colour of the part of a ring or bar that progress has not reached.
  private(set) lazy var trackColor = trackPaint.cgColor(in: variant)
  var style: HUD.Style { resolvedOptions.style }
  var behavior: HUD.Behavior { resolvedOptions.behavior }

  init(_ request: Request, in metrics: Metrics) {
    let content = request.content
    #if canImport(QuartzCore)
    resolvedOptions = request.resolvedOptions
    #else
    resolvedOptions = request.resolvedOptions.completed(by: metrics.styleSheet)
    #endif
    let style = resolvedOptions.style
    let indicator = content.indicator.atZero.drawn(in: style)
    self.indicator = indicator.shape == .indefinite(.bar) ? .bar(0) : indicator
    glyphID = style.isFilled && request.isToast && indicator.isGlyph ? request.id : nil
    self.metrics = metrics
    let room = style.maximumStatusSize.scaled(by: max(metrics.textScale, 1))
      .limited(to: metrics.size)
    func text(_ string: String?, _ font: HUD.Font, wraps: Bool = true) -> Text? {
      // A font of size 0 draws nothing on one platform, and text of a default size on another.
      guard let string, string.isSeen, font.size > 0 else { return nil }
      return Text(
        string: string.sanitized, font: font, isRightToLeft: metrics.isRightToLeft, wraps: wraps
      ).scaled(by: metrics.textScale)
    }
    var status = text(content.status, style.statusFont, wraps: style.wrapsStatus)
    if let attributed = content.attributedStatus { status?.set(attributed, in: variant) }
    let detail = text(content.detail, style.detailFont)
    for case (let row, var text?) in [(PanelRow.status, status), (.detail, detail)] {
      // While work runs, its texts may contain a count. Digits of equal width keep such a text
      // still.
      text.font.hasTabularDigits = indicator.isIndefinite || indicator.progress != nil
      texts.append((row, text.cut(to: room)))
    }
    let title = content.action?.title(in: behavior.words.resolved(for: metrics.languages))
    buttonTitle = text(title, style.buttonFont, wraps: false)
    if content.action?.role == .close, content.action?.title.isSeen == false {
      closeMark = text("×", style.buttonFont, wraps: false)?.scaled(by: 1.4)
    }
  }

  /// The area of the host in which the panel may be. The insets of the safe area, the bars and the
  /// position are left out, and so is the keyboard if the panel avoids the keyboard. If they leave
  /// no space, its width or height is zero.
  var visibleArea: CGRect {
    let (safe, bars) = (metrics.safeArea, metrics.bars)
    var covered = HUD.Insets(
      top: max(safe.top, bars.top), left: max(safe.left, bars.left),
      bottom: max(safe.bottom, bars.bottom), right: max(safe.right, bars.right))
    if case .edge(let isTop, let inset) = behavior.position.anchor {
      if isTop { covered.top += inset } else { covered.bottom += inset }
    }
    if behavior.avoidsKeyboard { covered.bottom = max(covered.bottom, metrics.keyboardInset) }
    let size = metrics.size
    return CGRect(
      x: min(covered.left, size.width), y: min(covered.top, size.height),
      width: max(size.width - covered.left - covered.right, 0),
      height: max(size.height - covered.top - covered.bottom, 0))
  }
}
