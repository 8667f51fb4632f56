#if GTK && os(Linux)
import HUDCore

extension HUD.Font.Weight {
  /// What follows the family in the name under which Pango finds the font.
  var pangoSuffix: String {
    switch self {
    case .regular: ""
    case .medium: " Medium"
    case .semibold: " Semi-Bold"
    case .bold: " Bold"
    }
  }

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
