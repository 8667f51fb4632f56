#if canImport(SwiftUI)
import Foundation
import HUDCore
public import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension EnvironmentValues {
  /// The HUD of the view's scene, given by the nearest `.hud…` modifier or `.hudScene()` above it.
  /// The shared HUD if there is neither or, except on a Mac, if the app has one scene.
  ///
  /// A HUD that is requested before the views are in a window waits for the window.
  ///
  /// ```swift
  /// @Environment(\.hud) private var hud
  ///
  /// Button("Save") { hud.showSuccess("Saved") }
  /// ```
  public var hud: HUDProxy {
    HUDProxy(home: hudSceneHome, style: hudStyleChanges, surroundings: hudSurroundings)
  }
}

extension EnvironmentValues {
  var hudSceneHome: SceneHome? {
    get { self[SceneHome.self] }
    set { self[SceneHome.self] = newValue }
  }

  var hudStyleChanges: HUDStyleChanges {
    get { self[HUDStyleChanges.self] }
    set { self[HUDStyleChanges.self] = newValue }
  }

  /// The view's appearance, direction and text size (nil on a Mac, where apps share no text size).
  var hudSurroundings: Surroundings {
    #if canImport(UIKit)
    let textScale: CGFloat? = UIContentSizeCategory(dynamicTypeSize).textScale
    #else
    let textScale: CGFloat? = nil
    #endif
    return Surroundings(
      isDark: colorScheme == .dark, isRightToLeft: layoutDirection == .rightToLeft,
      textScale: textScale)
  }

  /// Returns the text that `resource` has in the language of the view.
  func text(_ resource: LocalizedStringResource?) -> String? {
    guard var resource else { return nil }
    resource.locale = locale
    return String(localized: resource)
  }
}

extension SceneHome: EnvironmentKey { static let defaultValue: SceneHome? = nil }

extension HUDStyleChanges: EnvironmentKey { static let defaultValue = HUDStyleChanges() }
#endif
