public import HUDCore

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
