public import HUDLayers

extension HUD {
  /// The part of a panel above the text: a ring, a bar, a glyph, a picture or a layer of the app.
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
      // Behind a pointer, so that the common cases are copied without counting references.
      indirect case image(Image)
      indirect case custom(Custom)
    }

    package var shape: Shape

    /// No indicator: the panel shows text alone.
    public static let none = Indicator(shape: .none)

    /// The indeterminate ring, which turns once a second.
    public static let spinner = Indicator(shape: .indefinite(.ring))

    /// The wheel of eight fading spokes that iOS has, drawn the same on every platform.
    public static let activity = Indicator(shape: .activity)

    /// A ring that closes as `progress` grows from 0 to 1.
    ///
    /// Values above 1 count as 1. A negative progress and NaN are drawn as the indeterminate ring.
    public static func ring(_ progress: Double) -> Indicator { dial(.ring, progress) }

    /// The ring before its progress is known, for `as:`.
    public static let ring = Indicator(shape: .indefinite(.ring))

    /// A small ring that closes. It has the size of the pie, and ignores the ring sizes of the style.
    public static func annular(_ progress: Double) -> Indicator { dial(.annular, progress) }

    /// The annular ring before its progress is known, for `as:`.
    public static let annular = Indicator(shape: .indefinite(.annular))

    /// A disc that fills like a clock.
    public static func pie(_ progress: Double) -> Indicator { dial(.pie, progress) }

    /// The pie before its progress is known, for `as:`.
    public static let pie = Indicator(shape: .indefinite(.pie))

    /// A bar that fills from the side where reading begins.
    public static func bar(_ progress: Double) -> Indicator { dial(.bar, progress) }

    /// The bar before its progress is known, for `as:`.
    public static let bar = Indicator(shape: .indefinite(.bar))

    /// A check mark, which is drawn stroke by stroke.
    public static let success = Indicator(shape: .success)

    /// A cross, which is drawn stroke by stroke.
    public static let error = Indicator(shape: .error)

    /// The letter i in a circle, which is drawn stroke by stroke.
    public static let info = Indicator(shape: .info)

    /// A picture of the app, in its own proportions.
    public static func image(_ image: Image) -> Indicator {
      Indicator(shape: .image(image))
    }

    /// A layer of the app's own, made once per presentation on the main actor and released with it.
    ///
    /// Its animations continue for as long as it is visible. Showing the same indicator value again
    /// keeps the layer.
    ///
    /// - Parameter size: The room on the panel; the layer's own bounds unless given.
    public static func custom(
      size: CGSize? = nil, layer: @escaping @MainActor @Sendable () -> CALayer
    ) -> Indicator {
      Indicator(Custom { _ in .layer(layer(), size: size) })
    }

    /// A layer of the app's own that shows the progress.
    ///
    /// It is made once per presentation on the main actor. A later progress keeps the layer and tells
    /// it the new value.
    ///
    /// ```swift
    /// let gauge = HUD.Indicator.custom { progress in
    ///   let layer = CAShapeLayer.gauge()
    ///   progress.observe { layer.strokeEnd = $0 ?? 0 }
    ///   return layer
    /// }
    /// let upload = HUD.begin(HUD.Content(gauge, status: "Uploading"))
    /// upload.progress = 0.4
    /// ```
    ///
    /// - Parameter size: The room on the panel; the layer's own bounds unless given.
    public static func custom(
      size: CGSize? = nil, layer: @escaping @MainActor @Sendable (LiveProgress) -> CALayer
    ) -> Indicator {
      Indicator(Custom(followsProgress: true) { .layer(layer($0), size: size) })
    }

    private static func dial(_ dial: Dial, _ progress: Double) -> Indicator {
      Indicator(shape: Fraction(progress).map { .progress(dial, $0.value) } ?? .indefinite(dial))
    }
  }
}

extension HUD.Indicator {
  /// Creates an indicator from the app's own layer, view or widget.
  package init(_ custom: Custom) { self.init(shape: .custom(custom)) }

  /// The app's own layer, view or widget, and the progress that it is told.
  package struct Custom: Sendable, Equatable {
    package struct Made {
      package enum Body {
        case layer(CALayer)
        /// A view or widget, which only its host can place.
        case native(AnyObject)
      }

      package let body: Body
      /// The room it takes.
      package let size: CGSize

      package static func layer(_ layer: CALayer, size: CGSize?) -> Made {
        Made(body: .layer(layer), size: size ?? layer.bounds.size)
      }

      package static func native(_ view: AnyObject, size: CGSize) -> Made {
        Made(body: .native(view), size: size)
      }
    }

    /// Whether a progress is shown by what the app brought, or by a ring in its place.
    let followsProgress: Bool
    /// Nil while it is indeterminate.
    private(set) var progress: Double?
    private let factory: Factory

    package init(
      followsProgress: Bool = false, make: @escaping @MainActor @Sendable (LiveProgress) -> Made
    ) {
      self.followsProgress = followsProgress
      factory = Factory(make)
    }

    @MainActor package func make(_ progress: LiveProgress) -> Made { factory.make(progress) }

    fileprivate func advanced(to progress: Double) -> Custom {
      var custom = self
      custom.progress = Fraction(progress)?.value
      return custom
    }

    /// Whether both bring the same view. Functions cannot be compared: two are the same where one is a
    /// copy of the other.
    func isSame(as other: Custom) -> Bool { factory === other.factory }

    package static func == (left: Custom, right: Custom) -> Bool {
      left.isSame(as: right) && left.progress == right.progress
    }

    private final class Factory: Sendable {
      let make: @MainActor @Sendable (LiveProgress) -> Made

      init(_ make: @escaping @MainActor @Sendable (LiveProgress) -> Made) { self.make = make }
    }
  }

  /// Whether it can show a progress without becoming another one.
  var hasDial: Bool {
    switch shape {
    case .indefinite, .progress: true
    case .custom(let custom): custom.followsProgress
    case .none, .activity, .success, .error, .info, .image: false
    }
  }

  /// Whether the indicator is indeterminate: it shows work, but no progress.
  package var isIndefinite: Bool {
    switch shape {
    case .indefinite, .activity: true
    case .custom(let custom): custom.followsProgress && custom.progress == nil
    case .none, .progress, .success, .error, .info, .image: false
    }
  }

  /// Returns the indicator with another progress. One that cannot show progress becomes a ring.
  package func advanced(to progress: Double) -> HUD.Indicator {
    switch shape {
    case .indefinite(let dial), .progress(let dial, _): .dial(dial, progress)
    case .custom(let custom) where custom.followsProgress:
      HUD.Indicator(custom.advanced(to: progress))
    case .none, .activity, .success, .error, .info, .image, .custom:
      Fraction(progress) == nil ? self : .ring(progress)
    }
  }

  /// The indicator with a progress of 0.
  package var atZero: HUD.Indicator { progress == nil ? self : advanced(to: 0) }

  /// The indicator that the style draws in place of this one.
  package func drawn(in style: HUD.Style) -> HUD.Indicator {
    if style.spinner == .activity, case .indefinite(.ring) = shape { .activity } else { self }
  }

  /// Whether both are the same but for their progress: what is a step, and not a change of kind.
  package func isSameKind(as other: HUD.Indicator) -> Bool {
    switch (shape, other.shape) {
    case (.progress(let dial, _), .progress(let otherDial, _)): dial == otherDial
    case (.custom(let custom), .custom(let other)):
      custom.isSame(as: other) && (custom.progress == nil) == (other.progress == nil)
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
