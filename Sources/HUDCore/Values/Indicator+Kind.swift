extension HUD.Indicator {
  /// The kind of an indicator, without its progress.
  ///
  /// An app can use it to find out what a `HUD.Content` shows.
  public struct Kind: Sendable, Hashable, CustomStringConvertible {
    /// The name of the kind in Swift, for logs.
    public let description: String

    /// No indicator.
    public static let none = Kind(description: "none")
    /// The indeterminate ring, including a ring that has no progress yet.
    public static let spinner = Kind(description: "spinner")
    /// The wheel of fading spokes.
    public static let activity = Kind(description: "activity")
    /// A ring with a progress.
    public static let ring = Kind(description: "ring")
    /// An annular ring, with or without a progress.
    public static let annular = Kind(description: "annular")
    /// A pie, with or without a progress.
    public static let pie = Kind(description: "pie")
    /// A bar, with or without a progress.
    public static let bar = Kind(description: "bar")
    /// The check mark.
    public static let success = Kind(description: "success")
    /// The cross.
    public static let error = Kind(description: "error")
    /// The letter i.
    public static let info = Kind(description: "info")
    /// A picture.
    public static let image = Kind(description: "image")
    /// A layer, view or widget that the app made.
    public static let custom = Kind(description: "custom")
  }

  /// The kind of this indicator.
  public var kind: Kind {
    switch shape {
    case .none: .none
    case .indefinite(.ring): .spinner
    case .activity: .activity
    case .progress(.ring, _): .ring
    case .indefinite(.annular), .progress(.annular, _): .annular
    case .indefinite(.pie), .progress(.pie, _): .pie
    case .indefinite(.bar), .progress(.bar, _): .bar
    case .success: .success
    case .error: .error
    case .info: .info
    case .image: .image
    case .custom: .custom
    }
  }

  /// The progress, from 0 to 1; nil if the indicator is indeterminate or shows no progress.
  public var progress: Double? {
    switch shape {
    case .progress(_, let progress): progress
    case .custom(let custom): custom.progress
    case .none, .indefinite, .activity, .success, .error, .info, .image: nil
    }
  }
}
