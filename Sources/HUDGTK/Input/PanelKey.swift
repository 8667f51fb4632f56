#if GTK && os(Linux)
import CHUDGTK

/// The meaning of a key for the panel. A panel that does not block input uses Escape only.
enum PanelKey {
  case escape
  /// Moves the focus to the next or the previous control.
  case tab(GtkDirectionType)
  /// Presses the focused control.
  case press

  /// Creates the meaning of `key`; nil if the panel does not use the key.
  init?(_ key: guint, _ modifiers: GdkModifierType) {
    let meant = [GDK_CONTROL_MASK, GDK_ALT_MASK, GDK_SUPER_MASK, GDK_META_MASK]
    guard meant.allSatisfy({ modifiers.rawValue & $0.rawValue == 0 }) else { return nil }
    switch gint(key) {
    case GDK_KEY_Escape: self = .escape
    case GDK_KEY_Tab, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab:
      let isBackward = modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0
      self = .tab(isBackward ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD)
    case GDK_KEY_space, GDK_KEY_KP_Space: self = .press
    default:
      guard Self.isEnter(key) else { return nil }
      self = .press
    }
  }

  static func isEnter(_ key: guint) -> Bool {
    [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter].contains(gint(key))
  }
}
#endif
