#if canImport(SwiftUI)
public import HUDCore
public import SwiftUI

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension HUD.Color {
  /// Creates a colour from a SwiftUI colour, with its variants for light, dark and high contrast.
  ///
  /// ```swift
  /// SettingsForm().hudStyle { $0.foreground = HUD.Color(Color.primary) }
  /// ```
  public init(_ color: SwiftUI.Color) {
    #if canImport(UIKit)
    self.init(UIColor(color))
    #else
    self.init(NSColor(color))
    #endif
  }
}
#endif
