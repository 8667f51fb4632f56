#if GTK && os(Linux)
import CHUDGTK
import HUDCore
import HUDLayers

extension StagePresenter {
  func makeInputBlocker() -> InputBlocker {
    InputBlocker(
      at: stageOverlay.area, stage: stage,
      handlers: InputBlocker.Handlers(
        keyPressed: { [unowned self] in pressed($0, $1) },
        cancels: { [unowned self] in cancels($0, $1) },
        touched: { [unowned self] in delegate?.touched(at: $0) },
        pointerMoved: { [unowned self] in pointerMoved(to: $0) }))
  }

  func updateInputBlocking() {
    // Over a widget that is hidden there is no HUD to be seen.
    if blocksInput, Bool(gtk_widget_get_visible(stage.widget)) {
      // First: a screen reader reads what takes the focus at that moment.
      if inputBlocker?.isBlocking == false { describe() }
      inputBlocker?.block()
    } else {
      inputBlocker?.unblock()
    }
  }

  /// The window's own controls stay the user's, also where the app keeps them in its content.
  func blocks(_ point: CGPoint) -> Bool {
    guard inputBlocker?.isBlocking == true else { return false }
    guard let content = stageOverlay.content else { return true }
    var x = 0.0
    var y = 0.0
    gtk_widget_translate_coordinates(stage.widget, content, point.x, point.y, &x, &y)
    return !WindowControls.include(gtk_widget_pick(content, x, y, GTK_PICK_DEFAULT))
  }

  /// A key while the app is blocked; true where the panel's button may have it.
  private func pressed(_ key: guint, _ modifiers: GdkModifierType) -> Bool {
    switch PanelKey(key, modifiers) {
    case .escape:
      _ = cancels(key, modifiers)
      return false
    case .tab(let direction):
      // As GTK does for keys that move the focus: only then it is drawn.
      gtk_window_set_focus_visible(stageOverlay.area.window.cast(), true.gboolean)
      if stageOverlay.area.hasSurroundings {
        // Beside what is kept from input the user goes on, and must get there.
        gtk_widget_child_focus(stageOverlay.area.window, direction)
      } else if slots?.button != nil {
        button?.grabFocus()
      }
      return false
    case .press:
      return button?.hasFocus == true
    case nil:
      return false
    }
  }

  /// False leaves the key to whom it was for.
  private func cancels(_ key: guint, _ modifiers: GdkModifierType) -> Bool {
    guard case .escape = PanelKey(key, modifiers) else { return false }
    return delegate?.escaped(cancels: slots?.button?.role == .cancel, dismissal: dismissal) ?? false
  }

  /// The gestures that dismiss the panel now. A panel on its way out is the app's to press.
  var dismissal: HUD.DismissalGestures { stage.isLeaving ? [] : request.resolvedOptions.dismissal }

  /// `point` is in the panel's coordinates.
  func takesPress(_ point: CGPoint) -> Bool {
    let origin = stage.panel.frame.origin
    return !dismissal.isEmpty
      && stage.covers(CGPoint(x: origin.x + point.x, y: origin.y + point.y))
  }

  func pointerMoved(to point: CGPoint?) {
    pointerIsOnPanel = point.map { stage.panel.frame.contains($0) } ?? false
    attentionMayHaveChanged()
  }

  /// Where the panel took the focus by itself nobody is looking; where its button has it, somebody
  /// went there.
  func attentionMayHaveChanged() {
    let isAttended = pointerIsOnPanel || button?.hasFocus == true
    guard isAttended != self.isAttended else { return }
    self.isAttended = isAttended
    delegate?.attentionChanged(isAttended)
  }
}
#endif
