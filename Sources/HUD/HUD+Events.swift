@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).") extension HUD {
  /// Whether a HUD is visible: true from `willAppear` to `willDisappear`.
  ///
  /// If another thread shows or dismisses a HUD, this value changes only after the main actor has
  /// processed that call.
  public static var isVisible: Bool { HUDController.shared.isVisible }

  /// The sequence of the HUD's events from now on: `for await event in HUD.events`.
  ///
  /// Each read of this property starts a new subscription.
  public static var events: Events { HUDController.shared.events }
}
