#if canImport(SwiftUI)
public import HUDCore
public import SwiftUI

extension HUD.Color {
  /// Creates a colour from a SwiftUI colour, with its variants for light, dark and high contrast.
  ///
  /// ```swift
  /// SettingsForm().hudStyle { $0.foreground = HUD.Color(Color.primary) }
  /// ```
  public init(_ color: SwiftUI.Color) { self.init(PlatformColor(color)) }
}
#endif
