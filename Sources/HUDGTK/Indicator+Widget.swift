#if GTK && os(Linux)
import CHUDGTK
public import HUDCore
public import HUDLayers

extension HUD.Indicator {
  /// A widget of the app's own, made once per presentation on the main actor and released with it.
  ///
  /// ```swift
  /// HUD.show(
  ///   HUD.Content(.custom { gtk_image_new_from_icon_name("rocket") }, status: "Launching"))
  /// ```
  ///
  /// It takes no input. A widget that the app keeps a reference to may be shown again, but it must not
  /// have another parent at the time.
  ///
  /// - Parameter size: The room on the panel; a widget that needs more is drawn smaller. Unless given
  ///   it is the widget's natural size when it is made.
  public static func custom<Type>(
    size: CGSize? = nil, widget: @escaping @MainActor @Sendable () -> UnsafeMutablePointer<Type>
  ) -> HUD.Indicator {
    HUD.Indicator(Custom { _ in .widget(widget().raw, size: size) })
  }

  /// A widget of the app's own whose struct GTK keeps private, such as a `GtkSpinner`.
  ///
  /// - Parameter size: The room on the panel; the widget's natural size unless given.
  public static func custom(
    size: CGSize? = nil, widget: @escaping @MainActor @Sendable () -> OpaquePointer
  ) -> HUD.Indicator {
    HUD.Indicator(Custom { _ in .widget(widget().raw, size: size) })
  }

  /// A widget of the app's own, as a pointer of no type.
  ///
  /// - Parameter size: The room on the panel; the widget's natural size unless given.
  public static func custom(
    size: CGSize? = nil, widget: @escaping @MainActor @Sendable () -> UnsafeMutableRawPointer
  ) -> HUD.Indicator {
    HUD.Indicator(Custom { _ in .widget(widget(), size: size) })
  }

  /// A widget of the app's own that shows the progress.
  ///
  /// It is made once per presentation on the main actor. A later progress keeps the widget and tells it
  /// the new value.
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
  /// - Parameter size: The room on the panel; the widget's natural size unless given.
  public static func custom<Type>(
    size: CGSize? = nil,
    widget: @escaping @MainActor @Sendable (LiveProgress) -> UnsafeMutablePointer<Type>
  ) -> HUD.Indicator {
    HUD.Indicator(Custom(followsProgress: true) { .widget(widget($0).raw, size: size) })
  }

  /// A widget that shows the progress and whose struct GTK keeps private.
  ///
  /// - Parameter size: The room on the panel; the widget's natural size unless given.
  public static func custom(
    size: CGSize? = nil,
    widget: @escaping @MainActor @Sendable (LiveProgress) -> OpaquePointer
  ) -> HUD.Indicator {
    HUD.Indicator(Custom(followsProgress: true) { .widget(widget($0).raw, size: size) })
  }

  /// A widget that shows the progress, as a pointer of no type.
  ///
  /// - Parameter size: The room on the panel; the widget's natural size unless given.
  public static func custom(
    size: CGSize? = nil,
    widget: @escaping @MainActor @Sendable (LiveProgress) -> UnsafeMutableRawPointer
  ) -> HUD.Indicator {
    HUD.Indicator(Custom(followsProgress: true) { .widget(widget($0), size: size) })
  }
}

extension HUD.Indicator.Custom.Made {
  @MainActor fileprivate static func widget(
    _ object: UnsafeMutableRawPointer, size: CGSize?
  ) -> Self {
    let widget = CustomWidget(object)
    return .native(widget, size: size ?? widget.naturalSize)
  }
}
#endif
