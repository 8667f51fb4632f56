#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
import HUDCore
import HUDLayers

/// The widget of the panel. It draws everything that does not move as one picture, `still`, below
/// the widgets of the indicator and the button.
@MainActor final class PanelView: DrawnWidget {
  private let bezel: CALayer
  private let renderer: LayerRenderer
  private var still: RenderNode?
  /// The texts while they fade or move, each drawn once for all frames. Empty while the texts are
  /// part of `still`.
  private var movingTexts: [(label: Slots.Label, node: RenderNode?)] = []
  private var slots: Slots? {
    didSet { if slots?.button?.frame != oldValue?.button?.frame { queueAllocate() } }
  }
  /// The time of the frame that is drawn next.
  private var time = Duration.zero
  /// The number of times that `still` was drawn. Tests read this number.
  private(set) var redraws = 0
  /// The scale for which `still` was drawn last.
  private(set) var drawnScale: CGFloat = 0
  private(set) var indicator: IndicatorView? {
    didSet { replace(oldValue?.widget, by: indicator?.widget) }
  }
  /// The container of the app's widget that is shown as the indicator; nil if the indicator is not
  /// a widget of the app.
  private(set) var customWidget: CustomWidgetContainer? {
    didSet {
      if oldValue !== customWidget { oldValue?.close() }
      replace(oldValue?.widget, by: customWidget?.widget)
    }
  }
  var button: PanelButton? { didSet { replace(oldValue?.widget, by: button?.widget) } }
  /// An invisible button over the whole panel, by which the keyboard and assistive technology press
  /// the panel; nil if the panel cannot be pressed.
  var tapTarget: PanelButton? { didSet { replace(oldValue?.widget, by: tapTarget?.widget) } }
  /// Returns whether the panel takes a press at a point. If false, the app below gets the press.
  var takesPress: @MainActor (CGPoint) -> Bool = { _ in false }
  // Widgets that draw nothing. Style sheets and GtkInspector find the parts of the panel by the
  // names and CSS classes of these widgets, and the panel draws each part in the colour and font of
  // its widget.
  private let status = DrawnWidget()
  private let detail = DrawnWidget()
  private let indicatorPart = DrawnWidget()
  private var parts: [DrawnWidget] { [status, detail, indicatorPart] }
  /// An invisible progress bar for screen readers; nil if the panel shows no progress. The panel
  /// itself cannot have an accessible value, because in GTK 4.8 only GTK's own widgets can have
  /// such a value.
  private var progressBar: Widget? { didSet { replace(oldValue, by: progressBar) } }

  init(bezel: CALayer, renderer: LayerRenderer) {
    self.bezel = bezel
    self.renderer = renderer
    super.init(role: GTK_ACCESSIBLE_ROLE_ALERT)
    widget.setName("hud")
    gtk_style_context_add_provider(
      gtk_widget_get_style_context(widget), Self.fixedStyles?.opaque, Self.stylePriority)
    for (part, name) in zip(parts, ["status", "detail", "indicator"]) {
      part.widget.setName(name)
      adopt(part.widget)
    }
  }

  /// The priority of the HUD's own style sheets: above the theme, below those of the app and the
  /// user.
  static let stylePriority = guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1)

  /// A style sheet for the panel. It undoes the space and borders that a theme sets for `*`.
  private static let fixedStyles: UnsafeMutablePointer<GtkCssProvider>? = {
    let styles = gtk_css_provider_new()
    gtk_css_provider_load_from_data(
      styles,
      """
      * { margin: 0; padding: 0; border: none; min-width: 0; min-height: 0; background: none;
        box-shadow: none; }
      """, -1)
    return styles
  }()

  /// Removes all child widgets, as GTK requires before this widget is destroyed.
  func close() {
    show(nil)
    button = nil
    tapTarget = nil
    indicator = nil
    progressBar = nil
    for part in parts { gtk_widget_unparent(part.widget) }
    still = nil
    movingTexts = []
    slots = nil
  }

  // MARK: Contents

  /// Redraws everything that does not move by itself.
  func redraw(_ slots: Slots?, in labelRenderer: LabelRenderer, at time: Duration) {
    self.slots = slots
    status.frame = slots?.status?.frame ?? .zero
    detail.frame = slots?.detail?.frame ?? .zero
    indicatorPart.frame = slots?.indicatorFrame ?? .zero
    let labels =
      slots.map { $0.leaving + [$0.percent, $0.status, $0.detail].compactMap(\.self) } ?? []
    let isMoving = isGrowing(at: time) || labels.contains { time < $0.motion.fade?.end ?? .zero }
    movingTexts = isMoving ? labels.map { ($0, labelRenderer.node(of: $0)) } : []
    redrawStill(at: time) { context in
      guard !isMoving else { return }
      for label in labels { labelRenderer.draw(label, in: context) }
    }
  }

  /// Redraws the bezel in the size that it has at `time`, without the texts, which move.
  func redrawBezel(at time: Duration) { redrawStill(at: time) { _ in } }

  private func redrawStill(at time: Duration, texts: (OpaquePointer) -> Void) {
    self.time = time
    redraws += 1
    drawnScale = scale
    // Use whole pixels: while the panel moves, its bounds and its shadow may lie between pixels.
    let frame = seenBounds.insetBy(dx: -shadowReach, dy: -shadowReach)
      .enlarged(toPixelsAt: drawnScale)
    let part = indicator.map { LayerFilter.allBut($0.layer) } ?? .whole
    // If the picture is too large for Cairo, log the error and show no picture.
    let picture = CairoError.logged {
      try Surface(size: frame.size, scale: drawnScale) { context in
        cairo_translate(context, -frame.minX, -frame.minY)
        renderer.draw(bezel, at: time.seconds, part: part, scale: drawnScale, in: context)
        texts(context)
      }
    }
    still = picture.flatMap { RenderNode($0, at: frame.origin, on: widget) }
    queueDraw()
  }

  /// Whether at `time` the panel is still on the way to its final size and place.
  func isGrowing(at time: Duration) -> Bool { slots?.move.map { time < $0.end } ?? false }

  /// The bounds that the panel has at `time`, relative to its final bounds. They differ from the
  /// final bounds only while the panel moves or changes its size.
  private var seenBounds: CGRect {
    slots?.move.map { $0.bounds(of: $0.shape(at: time).frame.size) }
      ?? CGRect(origin: .zero, size: bezel.bounds.size)
  }

  func setIndicator(_ layer: CALayer?) {
    guard indicator?.layer !== layer else { return }
    indicator = layer.map { IndicatorView($0, on: bezel, renderer: renderer) }
  }

  func show(_ slot: Slots.Native?) {
    customWidget = slot.map { slot in
      guard let view = slot.view as? CustomWidgetContainer else {
        preconditionFailure("On GTK a custom indicator must be a widget, not \(slot.view).")
      }
      view.frame = slot.frame
      return view
    }
  }

  private func replace(_ old: Widget?, by new: Widget?) {
    guard old != new else { return }
    if let old { gtk_widget_unparent(old) }
    if let new { adopt(new) }
  }

  /// The facts about a panel that a screen reader can read.
  struct Description: Equatable {
    var name: String
    var detail: String
    var progress: Double?
    var isBusy: Bool
    var isModal: Bool
    /// Whether the whole panel is a button.
    var isPressable: Bool
  }

  func describe(_ description: Description) {
    widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, to: description.name)
    widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: description.detail)
    widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_MODAL, to: description.isModal)
    widget.setAccessible(GTK_ACCESSIBLE_STATE_BUSY, to: description.isBusy)
    tapTarget?.widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, to: description.name)
    setProgress(description.progress)
    progressBar?.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, to: description.name)
  }

  private func setProgress(_ progress: Double?) {
    progressBar = progress.flatMap { _ in progressBar ?? gtk_progress_bar_new() }
    guard let progressBar, let progress else { return }
    gtk_widget_set_can_target(progressBar, false.gboolean)
    gtk_progress_bar_set_fraction(progressBar.opaque, progress)
  }

  /// How far `still` extends beyond the panel on each side, in points. The shadow needs this space.
  var shadowReach: CGFloat {
    let offset = max(abs(bezel.shadowOffset.width), abs(bezel.shadowOffset.height))
    return (3 * bezel.shadowRadius + offset).rounded(.up)
  }

  // MARK: Called by GTK

  override func contains(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: size).contains(point) && takesPress(point)
  }

  override func allocate() {
    for part in parts { part.widget.place(part.frame) }
    if let indicator { indicator.widget.place(indicator.frame) }
    customWidget?.place()
    tapTarget?.widget.place(CGRect(origin: .zero, size: bezel.bounds.size))
    if let button { button.widget.place(slots?.button?.frame ?? .zero) }
    // Place the progress bar anywhere: assistive technology reads it, but it is never drawn.
    progressBar?.place(.zero)
  }

  /// Returns the frame that the widget needs so that the panel in it has the frame `frame`. A style
  /// sheet may put a border and space around the panel.
  func frame(around frame: CGRect) -> CGRect {
    let style = gtk_widget_get_style_context(widget)
    var frame = frame
    for read in [
      gtk_style_context_get_margin, gtk_style_context_get_border, gtk_style_context_get_padding,
    ] {
      var side = GtkBorder()
      read(style, &side)
      frame.origin.x -= CGFloat(side.left)
      frame.origin.y -= CGFloat(side.top)
      frame.size.width += CGFloat(side.left + side.right)
      frame.size.height += CGFloat(side.top + side.bottom)
    }
    return frame
  }

  /// Returns the colours and fonts that style sheets set for the panel and its parts. Leaves out
  /// the values that are equal to the inherited values, which may be those of the theme.
  ///
  /// - Parameter textScale: The factor by which the HUD multiplies its font sizes. GTK's font sizes
  ///   contain such a factor already.
  func styleSheet(textScale: CGFloat) -> HostStyleSheet {
    var sheet = HostStyleSheet()
    guard let parent = gtk_widget_get_parent(widget) else { return sheet }
    let (base, own) = (ComputedStyle(of: parent), ComputedStyle(of: widget))
    let (status, detail) = (ComputedStyle(of: status.widget), ComputedStyle(of: detail.widget))
    sheet.foreground = own.color(unlike: base)
    sheet.statusColor = status.color(unlike: own)
    sheet.detailColor = detail.color(unlike: own)
    sheet.indicatorColor = ComputedStyle(of: indicatorPart.widget).color(unlike: own)
    sheet.statusFont = status.font(unlike: base, textScale: textScale)
    sheet.detailFont = detail.font(unlike: base, textScale: textScale)
    sheet.buttonFont = own.font(unlike: base, textScale: textScale)
    return sheet
  }

  /// Continues to move and fade the parts of the panel at `time`. Returns false once all of them
  /// have stopped.
  func advance(to time: Duration) -> Bool {
    let motions =
      [slots?.button?.motion, slots?.indicator?.motion] + movingTexts.map(\.label.motion)
    let end = max(motions.compactMap { $0?.fade?.end }.max() ?? .zero, slots?.move?.end ?? .zero)
    // Draw even if the last part has just stopped, because its last pose is not drawn yet.
    guard self.time < end else { return false }
    self.time = time
    queueDraw()
    return time < end
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    guard let slots else { return }
    snapshot.move(by: slots.move?.offset(at: time) ?? .zero) {
      still?.append(to: snapshot)
      clip(snapshot) {
        for (label, node) in movingTexts {
          draw(label.motion, in: snapshot) { node?.append(to: snapshot) }
        }
        draw(button?.widget, slots.button?.motion, in: snapshot)
      }
      if let tapTarget { gtk_widget_snapshot_child(widget, tapTarget.widget, snapshot) }
      draw(indicator?.widget, slots.indicatorMotion, in: snapshot)
      draw(customWidget?.widget, slots.indicator?.motion, in: snapshot)
    }
  }

  private func draw(_ child: Widget?, _ motion: Slots.Motion?, in snapshot: OpaquePointer) {
    guard let child, let motion else { return }
    draw(motion, in: snapshot) { gtk_widget_snapshot_child(widget, child, snapshot) }
  }

  /// Calls `body` to draw a part of the panel that moves to its place and fades.
  private func draw(_ motion: Slots.Motion, in snapshot: OpaquePointer, _ body: () -> Void) {
    let opacity = motion.fade?.pose(at: time).opacity ?? 1
    guard opacity > 0 else { return }
    let remaining = motion.move?.remaining(at: time) ?? 0
    snapshot.move(by: motion.offset * remaining) { snapshot.fade(to: opacity, body) }
  }

  /// Calls `body`, and clips its drawing to the panel's current shape while the panel changes size.
  private func clip(_ snapshot: OpaquePointer, _ body: () -> Void) {
    guard let move = slots?.move, isGrowing(at: time) else { return body() }
    var bounds = graphene_rect_t(seenBounds)
    var outline = GskRoundedRect()
    gsk_rounded_rect_init_from_rect(&outline, &bounds, Float(move.shape(at: time).cornerRadius))
    gtk_snapshot_push_rounded_clip(snapshot, &outline)
    body()
    gtk_snapshot_pop(snapshot)
  }
}
#endif
