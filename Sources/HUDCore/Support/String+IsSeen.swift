extension String {
  /// Whether anything of the text can be seen.
  var isSeen: Bool { unicodeScalars.contains(where: \.isSeen) }
}

extension Unicode.Scalar {
  fileprivate var isSeen: Bool {
    if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return false }
    let category = properties.generalCategory
    return category != .control && category != .format
  }
}
