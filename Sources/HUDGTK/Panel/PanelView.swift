#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
import HUDCore
import HUDLayers

/// The panel: a still picture of all that stands still, with indicator and button above it.
@MainActor final class PanelView: DrawnWidget {
  private let bezel: CALayer
  private let renderer: LayerRenderer
  private var still: RenderNode?
  private var fadingTexts: FadingTexts?
  /// How often, and for which scale, it was drawn.
  private(set) var redraws = 0
  private(set) var drawnScale: CGFloat = 0
  private(set) var indicator: IndicatorView?
  /// In the indicator's place, where the app brought one along.
  private(set) var customWidget: CustomWidget?
  private(set) var button: PanelButton?
  private var buttonFrame = CGRect.zero {
    didSet { if buttonFrame != oldValue { queueAllocate() } }
  }
  /// Whether a press at a point on the panel is the panel's, and not the app's below.
  var takesPress: @MainActor (CGPoint) -> Bool = { _ in false }
  /// A progress that assistive technology can read; GTK 4.8 gives a value to its own widgets only.
  private var progressBar: Widget?

  init(bezel: CALayer, renderer: LayerRenderer) {
    self.bezel = bezel
    self.renderer = renderer
    super.init(role: GTK_ACCESSIBLE_ROLE_ALERT)
  }

  /// Takes the children out, which a widget must not leave to its end.
  func close() {
    show(nil)
    show(nil, as: nil)
    setIndicator(nil)
    setProgress(nil)
    still = nil
    fadingTexts = nil
  }

  // MARK: What stands on it

  /// Draws anew all that does not move; `underlay` first, which lies under the bezel.
  func redraw(
    _ slots: Slots?, in labelRenderer: LabelRenderer, at time: CFTimeInterval,
    underlay: (OpaquePointer) -> Void
  ) {
    let labels = [slots?.status, slots?.detail].compactMap(\.self)
    let frame = CGRect(origin: .zero, size: bezel.bounds.size)
      .insetBy(dx: -shadowReach, dy: -shadowReach)
    redraws += 1
    drawnScale = scale
    let part = indicator.map { LayerRenderer.Part.allBut($0.layer) } ?? .whole
    fadingTexts = slots?.textArrival.map { arrival in
      @MainActor func node(_ labels: [Slots.Label]) -> RenderNode? {
        RenderNode(in: frame) { for label in labels { labelRenderer.draw(label, in: $0) } }
      }
      return FadingTexts(
        leaving: node(slots?.leaving ?? []), coming: node(labels), arrival: arrival,
        at: .seconds(time))
    }
    // A picture that is too large for Cairo is not shown.
    let picture = CairoError.logged {
      try Surface(size: frame.size, scale: scale) { context in
        cairo_translate(context, -frame.minX, -frame.minY)
        underlay(context)
        renderer.draw(bezel, at: time, part: part, scale: scale, in: context)
        if fadingTexts == nil { for label in labels { labelRenderer.draw(label, in: context) } }
      }
    }
    still = picture.flatMap { RenderNode($0, at: frame.origin) }
    queueDraw()
  }

  func setIndicator(_ layer: CALayer?) {
    guard indicator?.layer !== layer else { return }
    let old = indicator
    indicator = layer.map { IndicatorView($0, on: bezel, renderer: renderer) }
    replace(old?.widget, by: indicator?.widget)
  }

  func show(_ slot: Slots.Native?) {
    let old = customWidget
    customWidget = slot.map { slot in
      guard let view = slot.view as? CustomWidget else {
        preconditionFailure("On GTK an indicator of the app's own is a widget, not \(slot.view).")
      }
      view.frame = slot.frame
      return view
    }
    if old !== customWidget {
      old?.close()
      if let arrival = slot?.arrival { customWidget?.arrive(arrival) }
    }
    replace(old?.widget, by: customWidget?.widget)
  }

  func show(_ slot: Slots.Button?, as button: PanelButton?) {
    replace(self.button?.widget, by: button?.widget)
    self.button = button
    buttonFrame = slot?.frame ?? .zero
  }

  private func replace(_ old: Widget?, by new: Widget?) {
    guard old != new else { return }
    if let old { gtk_widget_unparent(old) }
    if let new { adopt(new) }
  }

  func describe(_ description: Description) {
    widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, to: description.name)
    widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: description.detail)
    widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_MODAL, to: description.isModal)
    widget.setAccessible(GTK_ACCESSIBLE_STATE_BUSY, to: description.isBusy)
    setProgress(description.progress)
    progressBar?.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, to: description.name)
  }

  private func setProgress(_ progress: Double?) {
    guard let progress else {
      if let progressBar { gtk_widget_unparent(progressBar) }
      progressBar = nil
      return
    }
    let bar = progressBar ?? gtk_progress_bar_new()
    if progressBar == nil, let bar {
      gtk_widget_set_can_target(bar, false.gboolean)
      adopt(bar)
    }
    progressBar = bar
    gtk_progress_bar_set_fraction(bar?.opaque, progress)
  }

  /// How far its picture goes beyond it.
  var shadowReach: CGFloat {
    let offset = max(abs(bezel.shadowOffset.width), abs(bezel.shadowOffset.height))
    return (3 * bezel.shadowRadius + offset).rounded(.up)
  }

  // MARK: What GTK asks

  override func contains(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: size).contains(point) && takesPress(point)
  }

  override func allocate(_ size: CGSize) {
    if let indicator { indicator.widget.place(indicator.frame) }
    customWidget?.place()
    if let button { button.widget.place(buttonFrame) }
    // Read, but never seen: it takes no more room than it needs.
    progressBar?.place(.zero)
  }

  /// Goes on with the texts; false once they have come.
  func advance(to time: Duration) -> Bool {
    guard fadingTexts != nil else { return false }
    queueDraw()
    return fadingTexts?.advance(to: time) == true
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    still?.append(to: snapshot)
    fadingTexts?.append(to: snapshot)
    for child in [indicator?.widget, customWidget?.widget, button?.widget] where child != nil {
      gtk_widget_snapshot_child(widget, child, snapshot)
    }
  }
}

extension Widget {
  /// Gives the widget a place in its parent, between whole points too; never less than its minimum,
  /// of which GTK would complain.
  @MainActor func place(_ frame: CGRect) {
    let width = max(gint(frame.width.rounded(.up)), minimum(GTK_ORIENTATION_HORIZONTAL))
    let height = max(
      gint(frame.height.rounded(.up)), minimum(GTK_ORIENTATION_VERTICAL, for: width))
    var origin = graphene_point_t(frame.origin)
    gtk_widget_allocate(self, width, height, -1, gsk_transform_translate(nil, &origin))
  }

  @MainActor func minimum(_ orientation: GtkOrientation, for other: gint = -1) -> gint {
    var minimum: gint = 0
    gtk_widget_measure(self, orientation, other, &minimum, nil, nil, nil)
    return minimum
  }
}
#endif
