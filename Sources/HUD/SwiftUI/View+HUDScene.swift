#if canImport(SwiftUI)
public import SwiftUI

extension View {
  /// Makes `\.hud` in this view the HUD of the view's own scene. Shows no HUD itself.
  ///
  /// ```swift
  /// WindowGroup { ContentView().hudScene() }
  /// ```
  ///
  /// Use it once for each scene, around the scene's root view. On a Mac it also adds a view that
  /// contains the HUDs of the window, because SwiftUI supports no subviews in its own views.
  nonisolated public func hudScene() -> some View {
    let scene = modifier(HUDModifier(value: ()) { _ in HUDBinding() })
    #if canImport(UIKit)
    return scene
    #else
    return scene.overlay { Ground().ignoresSafeArea() }
    #endif
  }
}
#endif
