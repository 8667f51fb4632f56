#if HOST
import HUDCore
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension HUD.Font.Weight {
  var native: PlatformFont.Weight {
    switch self {
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    default: .regular
    }
  }
}
#endif
