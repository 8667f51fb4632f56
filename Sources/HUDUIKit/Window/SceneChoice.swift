#if canImport(UIKit)

/// The facts that decide which scene gets the HUD's window, as a value.
struct SceneDescription: Equatable {
  enum Activation {
    case active
    case inactive
    /// In the background, or no longer there.
    case unseen
  }

  /// The session's persistent identifier.
  let id: String
  /// Not CarPlay's, and not one that only mirrors to another display.
  let isOfApp: Bool
  let activation: Activation
  /// The greater, the later it was used; nil where nobody saw it.
  let lastUse: Int?
}

extension SceneDescription {
  /// The active one that was used last, else the inactive one; equals are told apart by their
  /// names, because a set of scenes has no order and every scene on an iPad has a key window.
  static func best(of scenes: [SceneDescription]) -> SceneDescription? {
    let fitting = scenes.filter { $0.isOfApp && $0.activation != .unseen }
    let active = fitting.filter { $0.activation == .active }
    return (active.isEmpty ? fitting : active).min { one, other in
      let (use, otherUse) = (one.lastUse ?? -1, other.lastUse ?? -1)
      return use == otherUse ? one.id < other.id : use > otherUse
    }
  }
}
#endif
