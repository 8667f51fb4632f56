#if canImport(UIKit)

/// The facts that decide whether a scene gets the HUD. This is a plain value, so that tests can
/// create it.
struct SceneDescription: Equatable {
  enum Activation {
    case active
    case inactive
    /// The scene is in the background or disconnected, so the user does not see it.
    case unseen
  }

  /// The persistent identifier of the scene's session.
  let id: String
  /// Whether the scene shows a window of the app to the user; false for a scene of CarPlay or of an
  /// external display.
  let isOfApp: Bool
  let activation: Activation
  /// The rank of the scene's last use: the later the use, the greater the number. Nil if no use was
  /// observed.
  let lastUse: Int?
}

extension SceneDescription {
  /// Returns the active scene that was used last. If no scene is active, returns the inactive scene
  /// that was used last; nil if all scenes are in the background.
  ///
  /// Scenes whose last use is equal are ordered by `id`. Otherwise the result could differ between
  /// two calls, because UIKit lists scenes in random order.
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
