#if canImport(SwiftUI)
import HUD
public import SwiftUI

/// An app with four screens that show HUDs. To run it, mark a type of your own as `@main`:
///
/// ```swift
/// @main struct Main {
///   static func main() { SampleApp.main() }
/// }
/// ```
public struct SampleApp: App {
  /// Creates the app.
  public init() {}

  public var body: some Scene {
    // `hudScene()` gives all screens the HUD of their own window.
    WindowGroup { SampleScreens().hudScene() }
  }
}

/// The four screens, in tabs.
public struct SampleScreens<First: View>: View {
  private let first: First

  /// Creates the screens, with the tabs of `first` in front of them.
  public init(@ViewBuilder first: () -> First) { self.first = first() }

  public var body: some View {
    TabView {
      first
      NavigationStack { PhotoList() }.tabItem { Label("Photos", systemImage: "photo") }
      NavigationStack { NoteForm() }.tabItem { Label("Note", systemImage: "note.text") }
      NavigationStack { UploadScreen() }.tabItem { Label("Upload", systemImage: "arrow.up") }
      NavigationStack { Jobs() }.tabItem { Label("Jobs", systemImage: "list.bullet") }
    }
    .hudStyle { $0.accent = .accent }
  }
}

extension SampleScreens where First == EmptyView {
  /// Creates the screens.
  public init() { self.init { EmptyView() } }
}
#endif
