extension String {
  /// The parts of the text between these separators. Empty parts are left out.
  // The library's `split` is compiled anew for each kind of separator, at a kilobyte each.
  func parts(between separators: String) -> [String] {
    var (parts, isInside) = ([String](), false)
    for scalar in unicodeScalars {
      let wasInside = isInside
      isInside = !separators.unicodeScalars.contains(scalar)
      guard isInside else { continue }
      if !wasInside { parts.append("") }
      parts[parts.count - 1].unicodeScalars.append(scalar)
    }
    return parts
  }
}
