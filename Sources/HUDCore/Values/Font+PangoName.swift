#if !canImport(QuartzCore)
extension HUD.Font {
  /// Returns a description of the font for Pango. Pango uses `defaultFamily` if the font names no
  /// family, or a family that Pango does not know.
  package func pangoName(defaultFamily: String) -> String {
    let families = [namedFamily, defaultFamily].compactMap(\.self).joined(separator: ", ")
    let rest = platformFont?.value(as: String.self) ?? "weight=\(weight.cssValue)"
    // The last comma tells Pango that a word such as "Black" before it belongs to the family.
    return "\(families), \(rest)"
  }
}
#endif
