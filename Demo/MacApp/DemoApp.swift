#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// Starts the demo, which has no nib file and, with `swift run`, no bundle.
@main enum DemoApp {
  @MainActor static func main() {
    let app = NSApplication.shared
    // Without a bundle an app has neither a menu bar nor an icon in the Dock by itself.
    app.setActivationPolicy(.regular)
    app.mainMenu = MenuBar().menu
    let delegate = AppDelegate()
    app.delegate = delegate
    // The app does not retain its delegate.
    withExtendedLifetime(delegate) { app.run() }
  }
}
#else
/// Does nothing, so that Xcode can build all of the package for an iPhone too.
@main enum DemoApp {
  static func main() {}
}
#endif
