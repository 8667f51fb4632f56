#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import HUDCore
public import AppKit

extension HUD {
  /// Returns the HUD of one view. It has the same calls as `HUD`.
  ///
  /// ```swift
  /// HUD.in(view).show(status: "Signing in")
  /// HUD.in(view).dismiss()
  /// ```
  ///
  /// The first call creates the HUD, and the view retains it. If the view is not in a window yet,
  /// the HUD waits until the view is added to a window. If the view leaves its window, for example
  /// because another tab is selected, the HUD is visible again when the view returns.
  ///
  /// When the view is destroyed, a visible HUD ends with `.hostGone`. A HUD that still waits ends
  /// with `.neverShown`, and so do the HUDs of all later calls.
  ///
  /// Over the document of a scroll view, such as a table, the HUD covers the visible part and does
  /// not scroll.
  @MainActor public static func `in`(_ view: NSView) -> HUDController {
    // Do not use `AppKitHost(view:)` here: it would observe the end of the view a second time.
    view.hud { AppKitHost(ViewAttachment(view)) }
  }

  /// Returns the HUD of one window. It has the same calls as `HUD`, and is shown inside the window,
  /// or inside the sheet that is attached to the window when the HUD appears.
  ///
  /// ```swift
  /// HUD.in(window).show(status: "Signing in")
  /// HUD.in(window).dismiss()
  /// ```
  ///
  /// The first call creates the HUD, and the window retains it. The HUD never moves to another
  /// window. A HUD that is requested while the window is not on the screen waits for the window.
  ///
  /// When the window is closed, a visible HUD ends with `.hostGone`. When the window is destroyed,
  /// a HUD that still waits ends with `.neverShown`, and so do the HUDs of all later calls.
  @MainActor public static func `in`(_ window: NSWindow) -> HUDController {
    window.hud { AppKitHost(WindowAttachment(window)) }
  }
}

extension HUDController {
  /// Creates a HUD that `host` shows. The new HUD is independent of the shared HUD and has the same
  /// calls.
  public convenience init(host: AppKitHost) { self.init { host } }

  /// Moves this HUD to another host.
  ///
  /// A HUD that is visible on the old host ends with `.hostGone`. A HUD that still waits is shown
  /// on the new host.
  @MainActor public func move(to host: AppKitHost) { move(to: host as any HUD.Host) }
}

extension HUDController {
  /// Returns a new HUD that waits until `HUD.attach(_:to:later:)` gives it a window.
  package static func waitingForScene() -> HUDController {
    HUDController { AppKitHost(WindowAttachment(nil)) }
  }
}

extension HUD {
  /// Gives a window to a HUD that waits for one.
  ///
  /// - Parameter later: Runs a closure soon, at a time when code of the app may run. The closure
  ///   moves the HUD to the window, where its waiting requests are shown.
  /// - Returns: Whether `controller` is `HUD.in(window)` now. If not, the window had a HUD already,
  ///   and `controller` shows its HUDs independently of that HUD.
  @MainActor package static func attach(
    _ controller: HUDController, to window: NSWindow,
    later: (@escaping @MainActor () -> Void) -> Void
  ) -> Bool {
    let host = AppKitHost(window: window)
    later { controller.move(to: host) }
    return window.attach(controller, with: host)
  }
}
#endif
