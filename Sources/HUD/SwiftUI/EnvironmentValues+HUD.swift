#if canImport(SwiftUI)
import HUDCore
public import SwiftUI

#if canImport(UIKit)
import HUDUIKit
import UIKit
#endif

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension EnvironmentValues {
  /// The HUD of the view's scene: that of the nearest `.hud…` modifier or `.hudScene()` above the
  /// view. Without one it is the shared HUD.
  ///
  /// A HUD that is requested before the views are in a window waits for the window.
  ///
  /// ```swift
  /// @Environment(\.hud) private var hud
  ///
  /// Button("Save") { hud.showSuccess("Saved") }
  /// ```
  public var hud: HUDProxy {
    HUDProxy(in: hudScope, style: hudStyleChanges, surroundings: hudSurroundings)
  }
}

extension EnvironmentValues {
  var hudScope: HUDScope? {
    get { self[ScopeKey.self] }
    set { self[ScopeKey.self] = newValue }
  }

  var hudStyleChanges: HUDStyleChanges {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }

  /// The settings of the view that a panel follows; nil on macOS, where no panel is shown yet.
  var hudSurroundings: Surroundings? {
    #if canImport(UIKit)
    Surroundings(
      isDark: colorScheme == .dark, isRightToLeft: layoutDirection == .rightToLeft,
      textScale: UIContentSizeCategory(dynamicTypeSize).textScale)
    #else
    nil
    #endif
  }
}

private struct ScopeKey: EnvironmentKey {
  static let defaultValue: HUDScope? = nil
}

private struct StyleKey: EnvironmentKey {
  static let defaultValue = HUDStyleChanges()
}
#endif
