#if GTK && os(Linux)
import CHUDGTK

/// Closes the popovers in a masked area while this object exists, including popovers that open
/// later.
///
/// A popover has its own surface, so no widget of the window can cover it. A popover with
/// `autohide` also grabs all input, so the controllers of the window do not see that input.
///
/// An app may open a popover again each time that the popover is closed. Closing it each time would
/// never end, so such a popover stays open.
@MainActor final class PopoverBlocker {
  private let area: StageArea
  private let intervene: @MainActor () -> Void
  private var opened: EmissionHook?
  private var poppedDown: [(popover: WeakReference, time: Duration)] = []

  /// If the app opens a popover again within this time after the popover was closed, the popover
  /// stays open.
  private static let patience = Duration.milliseconds(500)

  /// Closes the popovers that are open in `area`, and observes popovers that open later.
  ///
  /// - Parameter intervene: Called to take the focus from a popover that opened later, before that
  ///   popover is closed and again afterwards. Otherwise GTK would give the focus to some other
  ///   widget.
  init(above area: StageArea, intervene: @escaping @MainActor () -> Void) {
    self.area = area
    self.intervene = intervene
    opened = EmissionHook(on: "map", of: gtk_popover_get_type()) { [unowned self] in
      if let object = $0.pointer(0), object.isA(gtk_popover_get_type()) {
        popDownSoon(object.cast())
      }
    }
    if let masked = area.maskedWidget { popDown(in: masked) }
  }

  private func popDown(in widget: Widget) {
    for child in widget.children where Bool(gtk_widget_get_mapped(child)) && area.masks(child) {
      if child.raw.isA(gtk_popover_get_type()) { popDown(child) } else { popDown(in: child) }
    }
  }

  /// Closes the popover in the next turn of the main loop. Now, while the popover is being mapped,
  /// would be too early: the popover takes the focus afterwards, and only then can `intervene` take
  /// the focus from the popover.
  private func popDownSoon(_ popover: Widget) {
    guard area.masks(popover), popover != area.maskedWidget else { return }
    let popover = WeakReference(popover.raw)
    nextTurn { [weak self] in
      guard let self, let popover = popover.widget else { return }
      intervene()
      popDown(popover)
      // Newer versions of GTK give the focus to the popover's parent when the popover closes.
      intervene()
    }
  }

  private func popDown(_ popover: Widget) {
    let now = Duration.now
    poppedDown.removeAll { $0.popover.widget == nil || now - $0.time > Self.patience }
    guard !poppedDown.contains(where: { $0.popover.widget == popover }) else { return }
    poppedDown.append((WeakReference(popover.raw), now))
    gtk_popover_popdown(popover.cast())
  }
}
#endif
