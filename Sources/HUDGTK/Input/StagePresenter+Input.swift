#if GTK && os(Linux)
import CHUDGTK
import HUDCore
import HUDLayers

extension StagePresenter {
  func updateInputBlocking() {
    // A HUD over a hidden widget is not visible, so it must not block input.
    if blocker != nil, Bool(gtk_widget_get_visible(stage.widget)) {
      inputBlocker?.block()
    } else {
      inputBlocker?.unblock()
    }
    dimBars()
  }

  /// Whether a press at `point`, in the stage's coordinates, is kept from the app. The window's own
  /// controls, such as its close button, always work, even if they are in the app's content.
  func blocks(_ point: CGPoint) -> Bool {
    guard inputBlocker?.isBlocking == true else { return false }
    guard let content = stageOverlay.content, let point = stage.widget.convert(point, to: content)
    else { return true }
    return !WindowControls.include(gtk_widget_pick(content, point.x, point.y, GTK_PICK_DEFAULT))
  }

  /// Handles a key while input is blocked. Returns true to give the panel's focused button the key.
  func pressed(_ key: guint, _ modifiers: GdkModifierType) -> Bool {
    guard !modifiers.areShortcut else { return false }
    switch gint(key) {
    case GDK_KEY_Escape:
      _ = cancels(key, modifiers)
      return false
    case GDK_KEY_Tab, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab:
      let isBackward = modifiers.contains(GDK_SHIFT_MASK)
      // Make GTK draw the focus. GTK draws the focus by itself only after a key that GTK handles,
      // and the HUD keeps this key from GTK.
      gtk_window_set_focus_visible(stageOverlay.area.window.cast(), true.gboolean)
      if stageOverlay.area.hasSurroundings {
        // Let GTK move the focus, because the rest of the window is not blocked and Tab must be
        // able to reach it.
        gtk_widget_child_focus(
          stageOverlay.area.window, isBackward ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD)
      } else if !targets.isEmpty {
        let step = isBackward ? targets.count - 1 : 1
        let focused = targets.firstIndex(where: \.hasFocus)
        targets[focused.map { ($0 + step) % targets.count } ?? 0].grabFocus()
      }
      return false
    case GDK_KEY_space, GDK_KEY_KP_Space,
      _ where InputBlocker.isEnter(key):
      return targets.contains(where: \.hasFocus)
    default: return false
    }
  }

  /// Whether the panel has a button that Escape presses, even while the HUD does not block input.
  var hasCancel: Bool { !isLeaving && slots?.press?.action.role.isPressedByEscape == true }

  /// Handles Escape without a modifier such as Ctrl. Returns false if the HUD does not use the key.
  func cancels(_ key: guint, _ modifiers: GdkModifierType) -> Bool {
    guard gint(key) == GDK_KEY_Escape, !modifiers.areShortcut else { return false }
    return escape()
  }

  /// Whether the panel itself uses a press: a gesture can dismiss the HUD, or a tap has an action.
  var usesPress: Bool { !dismissal.isEmpty || tap != nil }

  /// The buttons on the panel that the keyboard can press, in the order of Tab.
  var targets: [PanelButton] {
    let panel = stage.panel
    return [
      slots?.tap.flatMap { _ in panel.tapTarget }, slots?.button.flatMap { _ in panel.button },
    ].compactMap(\.self)
  }

  /// Whether the panel, and not the app, gets a press at `point`, in the panel's coordinates.
  func takesPress(_ point: CGPoint) -> Bool {
    !isLeaving && stage.covers(stage.panel.frame.origin + point)
  }

  /// Handles a press or a touch in the area of the stage, at `point` in the stage's coordinates,
  /// even if the app also gets the press. Returns false if the panel itself does not use the press.
  func touched(at point: CGPoint) -> Bool {
    let isUsed = usesPress
    let isOnPanel = stage.panel.frame.contains(point)
    let request = isOnPanel || isLeaving ? nil : slots?.request.id
    setTouched(isOnPanel && !isLeaving)
    delegate?.touched(at: point)
    if let request { delegate?.dismissed(request, by: .tapOutside) }
    return isUsed
  }

  func setTouched(_ isTouched: Bool) {
    panelIsTouched = isTouched
    attentionMayHaveChanged()
  }

  /// Called when the pointer moves to `point` in the stage's coordinates; nil if the pointer is
  /// outside the stage.
  func pointerMoved(to point: CGPoint?) {
    pointerIsOnPanel = point.map { stage.panel.frame.contains($0) } ?? false
    attentionMayHaveChanged()
  }

  /// Tells the delegate when the user's attention moves to the panel or away from it. The user
  /// attends to the panel while the pointer is on it, while a press or touch that began on it
  /// lasts, or while a button on it has the focus. Focus on the panel itself does not count,
  /// because a HUD that blocks input takes the focus by itself.
  func attentionMayHaveChanged() {
    let isAttended =
      pointerIsOnPanel || panelIsTouched
      || [stage.panel.button, stage.panel.tapTarget].contains { $0?.hasFocus == true }
    guard isAttended != self.isAttended else { return }
    self.isAttended = isAttended
    delegate?.attentionChanged(isAttended)
  }
}

extension GdkModifierType {
  func contains(_ modifier: GdkModifierType) -> Bool { rawValue & modifier.rawValue != 0 }

  /// Whether a key with these modifiers is a shortcut of the app or the desktop.
  fileprivate var areShortcut: Bool {
    [GDK_CONTROL_MASK, GDK_ALT_MASK, GDK_SUPER_MASK, GDK_META_MASK].contains(where: contains)
  }
}
#endif
