#if GTK && os(Linux)
import CHUDGTK
public import HUDCore
public import HUDLayers

extension HUD.Indicator {
  /// A widget of the app's own, made once each time it comes on show, and gone with it.
  ///
  /// ```swift
  /// HUD.show(
  ///   HUD.Content(
  ///     .custom(size: CGSize(width: 60, height: 60)) { gtk_image_new_from_icon_name("rocket") },
  ///     title: "Launching"))
  /// ```
  ///
  /// It takes no input. One that needs more room than `size` is drawn smaller. One that the app
  /// keeps a reference to may be shown again; it must not stand anywhere else at the time.
  public static func custom<Type>(
    size: CGSize, widget: @escaping @MainActor @Sendable () -> UnsafeMutablePointer<Type>
  ) -> HUD.Indicator {
    custom(size: size) { UnsafeMutableRawPointer(widget()) }
  }

  /// The same, for widgets whose struct GTK does not show.
  public static func custom(
    size: CGSize, widget: @escaping @MainActor @Sendable () -> OpaquePointer
  ) -> HUD.Indicator {
    custom(size: size) { UnsafeMutableRawPointer(widget()) }
  }

  /// The same, for widgets of any type.
  public static func custom(
    size: CGSize, widget: @escaping @MainActor @Sendable () -> UnsafeMutableRawPointer
  ) -> HUD.Indicator {
    HUD.Indicator(Custom(size: size, make: { .native(CustomWidget(widget())) }))
  }
}
#endif
