public import HUDLayers

extension HUD {
  /// The moving, growing or drawn part of a HUD.
  public struct Indicator: Sendable, Equatable {
    /// The shape of a progress.
    package enum Dial: Sendable, Hashable {
      case ring
      case annular
      case pie
      case bar
    }

    package enum Shape: Sendable, Equatable {
      case none
      /// Work whose progress is not known, or not yet; the dial shows it once it is.
      case indefinite(Dial)
      case activity
      case progress(Dial, Double)
      case success
      case error
      case info
      case image(Image)
      case custom(Custom)
    }

    package var shape: Shape

    /// No indicator: the text stands alone.
    public static let none = Indicator(shape: .none)

    /// The indefinite ring, one turn a second.
    public static let spinner = Indicator(shape: .indefinite(.ring))

    /// A wheel of eight fading spokes, as iOS has it, and drawn alike everywhere.
    public static let activity = Indicator(shape: .activity)

    /// A ring that closes as `progress` grows from 0 to 1.
    ///
    /// Values above 1 count as 1. A negative progress and NaN are drawn as the indeterminate ring.
    public static func ring(_ progress: Double) -> Indicator { dial(.ring, progress) }

    /// The ring before its progress is known, for `as:`.
    public static let ring = Indicator(shape: .indefinite(.ring))

    /// A ring that closes, as large as the pie and as thin whatever the style says of rings.
    public static func annular(_ progress: Double) -> Indicator { dial(.annular, progress) }

    /// The annular ring before its progress is known, for `as:`.
    public static let annular = Indicator(shape: .indefinite(.annular))

    /// A disc that fills like a clock.
    public static func pie(_ progress: Double) -> Indicator { dial(.pie, progress) }

    /// The pie before its progress is known, for `as:`.
    public static let pie = Indicator(shape: .indefinite(.pie))

    /// A bar that fills, from the side where reading begins.
    public static func bar(_ progress: Double) -> Indicator { dial(.bar, progress) }

    /// The bar before its progress is known, for `as:`.
    public static let bar = Indicator(shape: .indefinite(.bar))

    /// A check mark that draws itself on.
    public static let success = Indicator(shape: .success)

    /// A cross that draws itself on.
    public static let error = Indicator(shape: .error)

    /// The letter i in a circle, drawn on.
    public static let info = Indicator(shape: .info)

    /// A picture of the app's own; its proportions are kept.
    public static func image(_ image: Image) -> Indicator {
      Indicator(shape: .image(image))
    }

    /// A layer of the app's own, made once each time it comes on show, and gone with it.
    ///
    /// Its animations go on for as long as it is seen. The same indicator shown again is the same
    /// one; it is not made anew while it stands.
    public static func custom(
      size: CGSize, layer: @escaping @MainActor @Sendable () -> CALayer
    ) -> Indicator {
      Indicator(shape: .custom(Custom(size: size, make: { .layer(layer()) })))
    }

    private static func dial(_ dial: Dial, _ progress: Double) -> Indicator {
      Indicator(shape: Fraction(progress).map { .progress(dial, $0.value) } ?? .indefinite(dial))
    }
  }
}

extension HUD.Indicator {
  /// For what a host can place.
  package init(_ custom: Custom) { self.init(shape: .custom(custom)) }

  /// What an app brings along, and the room it takes.
  package struct Custom: Sendable, Equatable {
    package enum Content {
      case layer(CALayer)
      /// A view or widget, which only its host can place.
      case native(AnyObject)
    }

    package let size: CGSize
    private let factory: Factory

    package init(size: CGSize, make: @escaping @MainActor @Sendable () -> Content) {
      self.size = size.bounded
      factory = Factory(make)
    }

    @MainActor package func make() -> Content { factory.make() }

    /// Functions cannot be compared: two are the same where one is a copy of the other.
    package static func == (left: Custom, right: Custom) -> Bool {
      left.factory === right.factory && left.size == right.size
    }

    private final class Factory: Sendable {
      let make: @MainActor @Sendable () -> Content

      init(_ make: @escaping @MainActor @Sendable () -> Content) { self.make = make }
    }
  }

  /// Whether it can show a progress without becoming another one.
  var hasDial: Bool {
    switch shape {
    case .indefinite, .progress: true
    case .none, .activity, .success, .error, .info, .image, .custom: false
    }
  }

  /// Whether it says that work goes on, and not how far it is.
  package var isIndefinite: Bool {
    switch shape {
    case .indefinite, .activity: true
    case .none, .progress, .success, .error, .info, .image, .custom: false
    }
  }

  /// The same indicator further on; one without a dial becomes a ring, once there is a progress.
  package func advanced(to progress: Double) -> HUD.Indicator {
    switch shape {
    case .indefinite(let dial), .progress(let dial, _): .dial(dial, progress)
    case .none, .activity, .success, .error, .info, .image, .custom:
      Fraction(progress) == nil ? self : .ring(progress)
    }
  }

  /// The same indicator before anything is done.
  package var atZero: HUD.Indicator { progress == nil ? self : advanced(to: 0) }

  /// The indicator that stands for this one in that style.
  package func drawn(in style: HUD.Style) -> HUD.Indicator {
    if style.spinner == .activity, case .indefinite(.ring) = shape { .activity } else { self }
  }

  /// Whether both are the same but for their progress: what is a step, and not a change of kind.
  package func isSameKind(as other: HUD.Indicator) -> Bool {
    switch (shape, other.shape) {
    case (.progress(let dial, _), .progress(let otherDial, _)): dial == otherDial
    default: shape == other.shape
    }
  }
}

/// A progress that can be drawn: 0...1. A negative number and NaN are indeterminate.
package struct Fraction: Sendable, Equatable {
  package let value: Double

  package init?(_ progress: Double) {
    guard progress >= 0 else { return nil }
    value = min(progress, 1)
  }
}
