#if GTK && os(Linux)
import CHUDGTK

/// A child widget of the panel for a part that the panel draws itself, such as the status.
///
/// The widget draws nothing. Style sheets and GtkInspector find the part by the name and the CSS
/// class of the widget, and the panel draws the part in the widget's colour and font.
@MainActor final class PanelStyleNode: DrawnWidget {
  var styleMayHaveChanged: @MainActor () -> Void = {}

  init(_ name: String) {
    super.init()
    widget.setName(name)
  }

  override func surroundingsChanged() { styleMayHaveChanged() }
}

extension Widget {
  /// Sets `name` as the name and as a CSS class of this widget.
  @MainActor func setName(_ name: String) {
    gtk_widget_set_name(self, name)
    gtk_widget_add_css_class(self, name)
  }
}
#endif
