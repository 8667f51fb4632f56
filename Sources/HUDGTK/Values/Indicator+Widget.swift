#if GTK && os(Linux)
public import HUDCore
public import HUDLayers

extension HUD.Indicator {
  /// An indicator that is a widget of the app.
  ///
  /// `widget` is called once per presentation, on the main actor. The HUD keeps the returned
  /// widget as long as the HUD shows the widget, and then releases the widget.
  ///
  /// ```swift
  /// HUD.show(
  ///   HUD.Content(.custom { gtk_image_new_from_icon_name("rocket") }, status: "Launching"))
  /// ```
  ///
  /// The widget takes no input. The app may keep a reference to the widget and show the widget
  /// again. If the widget still has a parent in the app when the HUD shows it, the process stops.
  ///
  /// - Parameters:
  ///   - size: The size of the widget on the panel. The default is the widget's natural size when
  ///     the widget is created. A widget that needs more space is scaled down.
  ///   - label: The text that a screen reader reads for the widget.
  public static func custom<Pointer: GTKWidgetPointer>(
    size: CGSize? = nil, label: String? = nil, widget: @escaping @MainActor @Sendable () -> Pointer
  ) -> HUD.Indicator {
    HUD.Indicator(Custom(label: label) { _ in .widget(widget(), size: size) })
  }

  /// An indicator that is a widget of the app and shows progress.
  ///
  /// `widget` is called once per presentation, on the main actor. When the progress changes, the
  /// widget stays, and the function that was passed to `observe` is called.
  ///
  /// ```swift
  /// let level = HUD.Indicator.custom { progress in
  ///   let bar = gtk_level_bar_new()!
  ///   progress.observe { gtk_level_bar_set_value(OpaquePointer(bar), $0 ?? 0) }
  ///   return bar
  /// }
  /// let upload = HUD.begin(HUD.Content(level, status: "Uploading"))
  /// upload.progress = 0.4
  /// ```
  ///
  /// - Parameters:
  ///   - size: The size of the widget on the panel; by default its natural size.
  ///   - label: The text that a screen reader reads for the widget.
  public static func custom<Pointer: GTKWidgetPointer>(
    size: CGSize? = nil, label: String? = nil,
    widget: @escaping @MainActor @Sendable (LiveProgress) -> Pointer
  ) -> HUD.Indicator {
    HUD.Indicator(Custom(label: label, followsProgress: true) { .widget(widget($0), size: size) })
  }
}

extension HUD.Indicator.Custom.Made {
  @MainActor fileprivate static func widget(_ pointer: some GTKWidgetPointer, size: CGSize?) -> Self
  {
    guard let address = pointer.widgetAddress else {
      preconditionFailure("A custom indicator must be a widget, not a null pointer.")
    }
    let widget = CustomWidgetContainer(address)
    return .native(widget, size: size ?? widget.naturalSize)
  }
}
#endif
