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
  /// Each read and each write is whole, from any thread; a change made of both belongs on one.
  public static var style: Style {
    get { Defaults.shared.style }
    set { Defaults.shared.style = newValue }
  }

  /// What all HUDs to come do unless a call says otherwise: `HUD.behavior.mask = .clear`.
  public static var behavior: Behavior {
    get { Defaults.shared.behavior }
    set { Defaults.shared.behavior = newValue }
  }
}

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUD {
  /// Whether a HUD is on show: from `willAppear` to `willDisappear`.
  public static var isVisible: Bool { HUDController.shared.isVisible }

  /// What the HUD does, event by event: `for await event in HUD.events { … }`.
  public static var events: Events { HUDController.shared.events }
}
