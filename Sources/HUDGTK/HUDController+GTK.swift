#if GTK && os(Linux)
public import HUDCore

extension HUDController {
  /// Over the app's windows, whichever is before the user.
  package static func overWindows() -> HUDController {
    HUDController(wakeMainLoop: MainLoop.serveMainActorSoon) { GTKHost() }
  }

  /// A HUD of its own.
  public convenience init(host: GTKHost) {
    self.init(wakeMainLoop: MainLoop.serveMainActorSoon) { host }
  }

  /// Shows everything there from now on. What is on show elsewhere ends there.
  @MainActor public func move(to host: GTKHost) { move(to: host as any HUD.Host) }
}
#endif
