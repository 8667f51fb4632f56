#if canImport(SwiftUI)
public import HUDCore
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
    let scene = modifier(HUDModifier { _ in HUDBinding() })
    #if canImport(UIKit)
    return scene
    #else
    return scene.overlay { Ground().ignoresSafeArea() }
    #endif
  }

  /// Changes the style of the HUDs that are shown from this view: by its `.hud…` modifiers and by
  /// `\.hud`.
  ///
  /// ```swift
  /// SettingsForm().hudStyle { $0.accent = .accent }
  /// ```
  ///
  /// The changes of outer views are applied to `HUD.style` first, then the changes of this view. A
  /// call or modifier with a style of its own ignores them.
  ///
  /// The closure may run on any thread, so it cannot read a `@State`. Use `hudStyle(_:)` with a
  /// style for that.
  nonisolated public func hudStyle(
    _ change: @escaping @Sendable (inout HUD.Style) -> Void
  ) -> some View {
    transformEnvironment(\.hudScope.styleChanges) { $0.append(change) }
  }

  /// Sets the style of the HUDs that are shown from this view: by its `.hud…` modifiers and by
  /// `\.hud`.
  ///
  /// ```swift
  /// SettingsForm().hudStyle(HUD.style.with { $0.castsShadow = !isLoading })
  /// ```
  ///
  /// Changes of an outer `hudStyle` are lost. A call or modifier with a style of its own ignores
  /// this style.
  nonisolated public func hudStyle(_ style: HUD.Style) -> some View { hudStyle { $0 = style } }

  /// Makes the HUDs that are shown from this view light, dark or, with `.automatic`, as the app is.
  ///
  /// ```swift
  /// VideoPlayer().hudStyle(.dark)
  /// ```
  nonisolated public func hudStyle(_ appearance: HUD.Style.Appearance) -> some View {
    hudStyle { $0.appearance = appearance }
  }
}

extension HUD.Color {
  /// Creates a colour from a SwiftUI colour, with its variants for light, dark and high contrast.
  ///
  /// ```swift
  /// SettingsForm().hudStyle { $0.foreground = HUD.Color(Color.primary) }
  /// ```
  public init(_ color: SwiftUI.Color) { self.init(PlatformColor(color)) }
}
#endif
