@_exported public import HUDCore

// Each of these lines works from any thread:
//
//   HUD.show(status: "Loading…")
//   HUD.showProgress(0.4, status: "Uploading")
//   HUD.showSuccess("Saved")
//   HUD.dismiss()
extension HUD {
  /// The look of all later HUDs, for example `HUD.style.cornerRadius = 20`.
  ///
  /// It can be read and set from any thread. If several threads change parts of it at the same
  /// time, one of the changes may be lost.
  public static var style: Style {
    get { defaults.style }
    set { defaults.style = newValue }
  }

  /// The behaviour of all later HUDs, for example `HUD.behavior.mask = .clear`.
  ///
  /// It can be read and set from any thread. If several threads change parts of it at the same
  /// time, one of the changes may be lost.
  public static var behavior: Behavior {
    get { defaults.behavior }
    set { defaults.behavior = newValue }
  }

  private static var defaults: Defaults {
    // Prepare the main loop at any use of `HUD`, so that the first call may be made in a task.
    serveMainActor()
    return .shared
  }
}

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUD {
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
