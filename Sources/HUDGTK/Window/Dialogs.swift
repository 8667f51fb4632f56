#if GTK && os(Linux)
import CHUDGTK
import HUDLayers

// The dialogs of libadwaita: `AdwDialog` and its subclasses, from libadwaita 1.5 on. They are
// widgets inside a window, above its content. If a window has no room for dialogs, libadwaita shows
// a dialog as the child of a separate window. All names are looked up at run time, because an app
// without libadwaita does not have them.

@MainActor enum Dialogs {
  /// The signal that a window of libadwaita emits when a dialog was opened, closed or raised.
  static let changeSignal = "notify::visible-dialog"

  /// Returns the dialogs that are open in `window`, the topmost dialog last, or the dialog that is
  /// the content of a separate window. A dialog that is closing does not count.
  static func open(in window: Widget) -> [Widget] {
    guard window.isAdwaitaWindow,
      let dialogs = window.raw.withObject("dialogs", { OpaquePointer($0).items })
    else { return [gtk_window_get_child(window.cast())].compactMap(\.self).filter(\.isDialog) }
    return dialogs
  }

  /// Returns the open dialogs inside which a HUD of `window` may be shown: the dialogs that are not
  /// questions, and any dialog that is the whole content of a separate window.
  static func withRoom(in window: Widget) -> [Widget] {
    open(in: window).filter {
      gtk_widget_get_parent($0) == window || !isQuestion($0, above: window)
    }
  }

  /// Whether `dialog` is an alert, or a modal dialog smaller than half of `parent`. Such a dialog
  /// probably asks something, and a HUD in it would cover the question and its buttons.
  ///
  /// - Parameter dialog: A window above `parent`, or a dialog inside `parent`.
  static func isQuestion(_ dialog: Widget, above parent: Widget) -> Bool {
    if dialog.isA("AdwAlertDialog") || dialog.isA("GtkMessageDialog") { return true }
    guard dialog.isDialog || Bool(gtk_window_get_modal(dialog.cast())) else { return false }
    let content: Widget? = dialog.raw.object("child")?.cast()
    if content?.isA("AdwAlertDialog") == true { return true }
    var size = (content ?? dialog).size
    // A dialog that is just opening has no size yet. Nor has content that is in a new overlay.
    if size == .zero {
      size = (content ?? dialog).naturalSize
      let wish = dialog.isDialog ? dialog.wishedSize : dialog.size
      size = CGSize(width: max(size.width, wish.width), height: max(size.height, wish.height))
    }
    return size.width * size.height < parent.size.width * parent.size.height / 2
  }
}

extension Widget {
  /// The size that the app has set for the content of this `AdwDialog`.
  fileprivate var wishedSize: CGSize {
    CGSize(width: raw.number("content-width") ?? 0, height: raw.number("content-height") ?? 0)
  }

  /// Whether the widget is a window of libadwaita.
  var isAdwaitaWindow: Bool { isA("AdwWindow") || isA("AdwApplicationWindow") }

  /// The `AdwTabOverview` of libadwaita that contains the widget; nil if there is none.
  var tabOverview: Widget? { lineage.first { $0.isA("AdwTabOverview") } }

  var isBelowTabOverview: Bool { tabOverview?.raw.boolean("open") == true }
}

extension OpaquePointer {
  /// The widgets of this list model.
  var items: [Widget] {
    (0..<g_list_model_get_n_items(self)).compactMap { index in
      guard let item = g_list_model_get_item(self, index) else { return nil }
      // Release the item at once, because the list itself retains every widget that it contains.
      g_object_unref(item)
      return item.cast()
    }
  }
}
#endif
