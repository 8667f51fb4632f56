#if GTK && os(Linux)
public import HUDCore

extension HUDController {
  /// Returns a HUD that is shown over the app's active window.
  package static func overWindows() -> HUDController {
    // Prepare the main loop at any use of the shared HUD, so that the first call may be made in a
    // task.
    MainLoop.serveMainActorSoon()
    return HUDController(wakeMainLoop: MainLoop.serveMainActorSoon) { GTKHost() }
  }

  /// Creates a HUD that `host` shows. The new HUD is independent of the shared HUD and has the same
  /// calls.
  public convenience init(host: GTKHost) {
    self.init(wakeMainLoop: MainLoop.serveMainActorSoon) { host }
  }

  /// Moves this HUD to another host.
  ///
  /// A HUD that is visible on the old host ends with `.hostGone`. A HUD that still waits is shown
  /// on the new host. This method may be called in any callback of GTK, but only on GTK's thread.
  public func move(to host: GTKHost) {
    GTKThread.run("HUDController.move(to:)") { move(to: host as any HUD.Host) }
  }
}
#endif
