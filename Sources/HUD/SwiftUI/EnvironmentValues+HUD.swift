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
  /// The HUD of the view's scene, which the nearest `.hud…` modifier or `.hudScene()` above the
  /// view provides. Without one, or if the app has one scene (not on a Mac), it is the shared HUD.
  ///
  /// With several scenes or on a Mac, a HUD requested before the view has a window waits for it.
  ///
  /// ```swift
  /// @Environment(\.hud) private var hud
  ///
  /// Button("Save") { hud.showSuccess("Saved") }
  /// ```
  public var hud: HUDProxy {
    HUDProxy(scope: hudScope, surroundings: hudSurroundings)
  }
}

extension EnvironmentValues {
  var hudScope: HUDScope {
    get { self[HUDScope.self] }
    set { self[HUDScope.self] = newValue }
  }

  /// The view's appearance, direction and text size. On a Mac, apps share no text size: nil.
  var hudSurroundings: Surroundings {
    #if canImport(UIKit)
    let size = UIContentSizeCategory(dynamicTypeSize)
    let textScale: CGFloat? = UITraitCollection(preferredContentSizeCategory: size).textScale
    #else
    let textScale: CGFloat? = nil
    #endif
    return Surroundings(
      isDark: colorScheme == .dark, isRightToLeft: layoutDirection == .rightToLeft,
      textScale: textScale)
  }

  /// Returns the text of `resource` in the language of the view.
  func text(_ resource: LocalizedStringResource) -> String {
    var resource = resource
    resource.locale = locale
    return String(localized: resource)
  }
}

extension HUDScope: EnvironmentKey { static let defaultValue = HUDScope() }
#endif
