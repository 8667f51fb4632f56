#if canImport(UIKit)

/// The facts that decide whether a scene gets the HUD's window, as a value that tests can make.
struct SceneDescription: Equatable {
  enum Activation {
    case active
    case inactive
    /// In the background, or disconnected.
    case unseen
  }

  /// The session's persistent identifier.
  let id: String
  /// Whether the scene is one of the app's windows: not CarPlay's, and not an external display's.
  let isOfApp: Bool
  let activation: Activation
  /// A count that is greater the later the scene was used; nil if no use was observed.
  let lastUse: Int?
}

extension SceneDescription {
  /// Returns the active scene that was used last, or the inactive one that was if none is active.
  ///
  /// Scenes that are equal in this are ordered by `id`, because the system gives them in no order.
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
