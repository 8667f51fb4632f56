extension HUD.Indicator {
  /// The kind of an indicator, such as a spinner or a bar, without its progress.
  ///
  /// Use it to find out what indicator a `HUD.Content` has.
  public struct Kind: Sendable, Hashable, CustomStringConvertible {
    /// The name of the kind as it is written in Swift, such as "spinner", for logs.
    public let description: String

    /// No indicator, as in `HUD.Indicator.none`.
    public static let none = Kind(description: "none")
    /// The indeterminate ring, or a ring that has no progress yet.
    public static let spinner = Kind(description: "spinner")
    /// The wheel of fading spokes.
    public static let activity = Kind(description: "activity")
    /// A ring that shows progress.
    public static let ring = Kind(description: "ring")
    /// MBProgressHUD's ring that fills, with or without progress.
    public static let annular = Kind(description: "annular")
    /// A pie, with or without progress.
    public static let pie = Kind(description: "pie")
    /// A bar, with or without progress.
    public static let bar = Kind(description: "bar")
    /// The check mark that shows success.
    public static let success = Kind(description: "success")
    /// The cross that shows an error.
    public static let error = Kind(description: "error")
    /// The letter i that marks information.
    public static let info = Kind(description: "info")
    /// A picture that the app provides.
    public static let image = Kind(description: "image")
    /// A layer, view or widget that the app made.
    public static let custom = Kind(description: "custom")
  }

  /// The kind of this indicator, without its progress.
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
