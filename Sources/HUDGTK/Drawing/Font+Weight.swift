#if GTK && os(Linux)
import HUDCore

extension HUD.Font.Weight {
  /// In a style sheet.
  var css: Int {
    switch self {
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    }
  }
}
#endif
