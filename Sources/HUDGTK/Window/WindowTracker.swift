#if GTK && os(Linux)
import CHUDGTK
import CHUDMainLoop

/// Observes the app's top-level windows, and knows which window is in front.
///
/// There is one tracker for all hosts. The first host creates it, and it is never released.
@MainActor final class WindowTracker {
  static let shared = WindowTracker()

  /// The app's windows, the most recently active first. Windows that were never active are last.
  private var windows: [Widget] = []
  private var listeners: [ObjectIdentifier: Listener] = [:]

  private struct Listener {
    let wrapsWindows: Bool
    let change: @MainActor () -> Void
  }

  /// Calls `change` whenever a window is created, destroyed, shown, hidden or activated, and
  /// whenever a dialog in a window opens or closes, until `forget(_:)` is called for `listener`.
  ///
  /// - Parameter wrapsWindows: Whether to move the content of each new window, except dialogs, into
  ///   an overlay before the window is shown and its content is realized.
  func tell(_ listener: AnyObject, wrapsWindows: Bool, _ change: @escaping @MainActor () -> Void) {
    listeners[ObjectIdentifier(listener)] = Listener(wrapsWindows: wrapsWindows, change: change)
  }

  func forget(_ listener: ObjectIdentifier) { listeners[listener] = nil }

  /// The active window. If no window is active, the visible window that was active last, or else
  /// any visible window. Nil if no window is visible.
  ///
  /// If this window is a question, its parent is used, because a HUD would cover the question.
  var front: Widget? {
    let mapped = windows.filter { Bool(gtk_widget_get_mapped($0)) }
    var front = mapped.first
    while let window = front, let owner = gtk_window_get_transient_for(window.cast()),
      case let parent:Widget = owner.cast(), mapped.contains(parent),
      Dialogs.isQuestion(window, above: parent)
    {
      front = parent
    }
    return front
  }

  func isOnShow(_ window: Widget) -> Bool {
    windows.contains(window) && Bool(gtk_widget_get_mapped(window))
  }

  /// Begins to observe the windows as soon as the app has initialised GTK, because GTK must not be
  /// used before that. GTK does not report its initialisation, so a source of GLib checks for it.
  private init() {
    if Bool(gtk_is_initialized()) {
      begin()
    } else {
      attach(hud_gtk_source_new().assumingMemoryBound(to: GSource.self)) { [self] in
        begin()
        return false
      }
    }
  }

  private func begin() {
    guard let topLevels = gtk_window_get_toplevels() else { return }
    topLevels.raw.connect("items-changed") { [unowned self] in update(topLevels) }
    update(topLevels)
  }

  private func update(_ topLevels: OpaquePointer) {
    // Leave out the window of GTK's inspector, which is not a window of the app.
    let current = topLevels.items.filter { $0.raw.typeName != "GtkInspectorWindow" }
    windows.removeAll { !current.contains($0) }
    for window in current where !windows.contains(window) {
      windows.append(window)
      follow(window)
      noteActive(window)
    }
    changed()
  }

  /// Observes `window` as long as it exists.
  private func follow(_ window: Widget) {
    window.raw.connect("realize") { [unowned self] in
      let wraps = listeners.values.contains(where: \.wrapsWindows)
      if wraps { ContainerContent(container: window).wrapEarly() }
    }
    for signal in ["map", "unmap", Dialogs.changeSignal] {
      window.raw.connect(signal) { [unowned self] in changed() }
    }
    window.raw.connect("notify::is-active") { [unowned self] in
      noteActive(window)
      changed()
    }
  }

  private func noteActive(_ window: Widget) {
    guard Bool(gtk_window_is_active(window.cast())),
      let index = windows.firstIndex(of: window)
    else { return }
    windows.insert(windows.remove(at: index), at: 0)
  }

  private func changed() {
    // Look each listener up just before calling it, because another listener, called earlier in
    // this loop, may have removed it.
    for listener in listeners.keys { listeners[listener]?.change() }
  }
}
#endif
