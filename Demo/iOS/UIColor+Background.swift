#if canImport(UIKit)
import UIKit

extension UIColor {
  /// The system's background colour, which has no name on tvOS.
  static var background: UIColor {
    #if os(tvOS)
    UIColor {
      let white: CGFloat = $0.userInterfaceStyle == .dark ? 0 : 1
      return UIColor(red: white, green: white, blue: white, alpha: 1)
    }
    #else
    .systemBackground
    #endif
  }
}
#endif
