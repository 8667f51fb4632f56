extension HUD {
  /// The moving, growing or drawn part of a HUD.
  public struct Indicator: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
      case none
      case spinner
      case ring(Double)
      case success
      case error
      case info
      case image(Image)
    }

    package var kind: Kind

    /// No indicator: the text stands alone.
    public static let none = Indicator(kind: .none)

    /// The indefinite ring, one turn a second.
    public static let spinner = Indicator(kind: .spinner)

    /// A ring that closes as `progress` grows from 0 to 1.
    ///
    /// Values outside 0...1 count as the nearer end; a progress that is not a number is drawn as
    /// the ring that turns.
    public static func ring(_ progress: Double) -> Indicator {
      Indicator(kind: Fraction(progress).map { .ring($0.value) } ?? .spinner)
    }

    /// A check mark that draws itself on.
    public static let success = Indicator(kind: .success)

    /// A cross that draws itself on.
    public static let error = Indicator(kind: .error)

    /// The letter i in a circle, drawn on.
    public static let info = Indicator(kind: .info)

    /// A picture of the app's own; its proportions are kept.
    public static func image(_ image: Image) -> Indicator {
      Indicator(kind: .image(image))
    }
  }
}

extension HUD.Indicator {
  /// The progress it shows; nil where it shows none.
  package var progress: Double? {
    guard case .ring(let progress) = kind else { return nil }
    return progress
  }

  /// The same indicator further on; one without progress becomes a ring.
  package func advanced(to progress: Double) -> HUD.Indicator { .ring(progress) }

  /// The same indicator before anything is done.
  package var atZero: HUD.Indicator { progress == nil ? self : .ring(0) }

  /// Whether both are the same but for their progress: what is a step, and not a change of kind.
  package func isSameKind(as other: HUD.Indicator) -> Bool {
    switch (kind, other.kind) {
    case (.ring, .ring): true
    default: kind == other.kind
    }
  }
}

/// A progress that can be drawn: 0...1. What is not a number is none.
package struct Fraction: Sendable, Equatable {
  package let value: Double

  package init?(_ progress: Double) {
    guard !progress.isNaN else { return nil }
    value = min(max(progress, 0), 1)
  }
}
