#if canImport(UIKit)
import HUD
import HUDDemoSwiftUI
import SwiftUI

/// An app with a tab of UIKit's examples, and four tabs of SwiftUI.
@main struct DemoApp: App {
  var body: some SwiftUI.Scene {
    WindowGroup {
      SampleScreens {
        ExampleList().tabItem { Label("Examples", systemImage: "list.dash") }
      }
      .hudScene()
    }
  }
}
#endif
