#if GTK && os(Linux)
public import HUDCore

extension HUDController {
  /// Over the app's windows, whichever is before the user.
  package static func overWindows() -> HUDController {
    HUDController(wakeMainLoop: MainLoop.serveMainActorSoon) { GTKHost() }
  }

  /// Creates a HUD of its own, with the same calls as `HUD`.
  public convenience init(host: GTKHost) {
    self.init(wakeMainLoop: MainLoop.serveMainActorSoon) { host }
  }

  /// Shows everything on that host from now on. Requests on the old host end.
  @MainActor public func move(to host: GTKHost) { move(to: host as any HUD.Host) }
}
#endif
