extension String {
  /// The parts of the text between these separators. Empty parts are left out.
  // The library's `split` is compiled anew for each kind of separator, at a kilobyte each.
  func parts(between separators: String) -> [String] {
    var (parts, part) = ([String](), "")
    for scalar in unicodeScalars {
      if !separators.unicodeScalars.contains(scalar) {
        part.unicodeScalars.append(scalar)
      } else if !part.isEmpty {
        parts.append(part)
        part = ""
      }
    }
    return part.isEmpty ? parts : parts + [part]
  }
}
