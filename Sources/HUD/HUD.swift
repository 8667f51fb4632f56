@_exported public import HUDCore

// Shows a HUD with one line, from any thread:
//
//   HUD.show(status: "Loading…")
//   HUD.showProgress(0.4, status: "Uploading")
//   HUD.showSuccess("Saved")
//   HUD.dismiss()
extension HUD {
  /// The look of all HUDs to come: `HUD.style.cornerRadius = 20`.
  ///
  /// May be read and set from any thread. A change that reads and then sets belongs on one thread.
  public static var style: Style {
    get { Defaults.shared.style }
    set { Defaults.shared.style = newValue }
  }

  /// The behaviour of all HUDs to come, unless a call says otherwise: `HUD.behavior.mask = .clear`.
  public static var behavior: Behavior {
    get { Defaults.shared.behavior }
    set { Defaults.shared.behavior = newValue }
  }
}

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUD {
  /// Whether a HUD is on show, from `willAppear` to `willDisappear`. Calls of other threads that were
  /// not yet served do not count.
  public static var isVisible: Bool { HUDController.shared.isVisible }

  /// A subscription to the events of the HUD, begun by reading it: `for await event in HUD.events`.
  public static var events: Events { HUDController.shared.events }
}
