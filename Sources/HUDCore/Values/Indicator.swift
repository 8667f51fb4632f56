public import HUDLayers

extension HUD {
  /// The graphic above, beside or below the text: a spinner, a progress indicator, a glyph, a
  /// picture, or a layer, view or widget of the app.
  public struct Indicator: Sendable, Equatable {
    /// The shape that shows determinate progress, with the name of its `Kind`.
    package enum Dial: String, Sendable {
      case ring
      case annular
      case pie
      case bar
    }

    package enum Shape: Sendable, Equatable {
      case none
      /// An indeterminate indicator, drawn as a bar if the dial is `.bar`, otherwise as the turning
      /// ring. The dial is the shape that shows the progress once it is known.
      case indefinite(Dial)
      case activity
      case progress(Dial, Double)
      case success
      case warning
      case error
      case info
      // These two cases are indirect, so that copying an indicator of another case needs no
      // reference counting.
      indirect case image(Image)
      /// The progress is nil while it is indeterminate.
      indirect case custom(Custom, progress: Double?)
    }

    package let shape: Shape
    /// Whether `showProgress` changes the displayed indicator to this indicator. False for
    /// `.spinner`, the default argument of `showProgress`: then the displayed indicator stays.
    package private(set) var isNamed = true

    /// Returns whether both indicators look the same.
    public static func == (left: Indicator, right: Indicator) -> Bool { left.shape == right.shape }

    /// No indicator: the panel shows text alone.
    public static let none = Indicator(shape: .none)

    /// The indeterminate ring, which turns once a second, or more slowly with reduced motion.
    public static let spinner = Indicator(shape: .indefinite(.ring), isNamed: false)

    /// A wheel of eight fading spokes, as on iOS, drawn the same on every platform.
    public static let activity = Indicator(shape: .activity)

    /// Returns a ring that closes as `progress` grows from 0 to 1.
    ///
    /// Values above 1 count as 1. Negative values and NaN show the indeterminate ring.
    public static func ring(_ progress: Double) -> Indicator { dial(.ring, progress) }

    /// A ring that gets its progress from the call, as in `HUD.showProgress(0.4, as: .ring)`.
    ///
    /// Until it has progress, it is drawn as the indeterminate ring.
    public static let ring = Indicator(shape: .indefinite(.ring))

    /// Returns an annular ring that closes as `progress` grows from 0 to 1.
    ///
    /// With the outlined finish it is always 37 points wide, as in MBProgressHUD. With the filled
    /// finish it looks like `ring(_:)`. Values above 1 count as 1. Negative values and NaN show the
    /// indeterminate ring.
    public static func annular(_ progress: Double) -> Indicator { dial(.annular, progress) }

    /// An annular ring that gets its progress from the call, as in
    /// `HUD.showProgress(0.4, as: .annular)`.
    ///
    /// Until it has progress, the indeterminate ring is shown instead.
    public static let annular = Indicator(shape: .indefinite(.annular))

    /// Returns a disc that fills clockwise as `progress` grows from 0 to 1.
    ///
    /// Values above 1 count as 1. Negative values and NaN show the indeterminate ring.
    public static func pie(_ progress: Double) -> Indicator { dial(.pie, progress) }

    /// A pie that gets its progress from the call, as in `HUD.showProgress(0.4, as: .pie)`.
    ///
    /// Until it has progress, the indeterminate ring is shown instead.
    public static let pie = Indicator(shape: .indefinite(.pie))

    /// Returns a bar that fills in reading direction as `progress` grows from 0 to 1.
    ///
    /// Values above 1 count as 1. Negative values and NaN show the indeterminate bar.
    public static func bar(_ progress: Double) -> Indicator { dial(.bar, progress) }

    /// A bar that gets its progress from the call, as in `HUD.showProgress(0.4, as: .bar)`.
    ///
    /// Until it has progress, the bar is indeterminate: a segment runs to and fro along the bar.
    public static let bar = Indicator(shape: .indefinite(.bar))

    /// A check mark, drawn stroke by stroke. With the filled finish it is in a circle.
    public static let success = Indicator(shape: .success)

    /// A triangle with an exclamation mark, drawn stroke by stroke.
    public static let warning = Indicator(shape: .warning)

    /// A cross, drawn stroke by stroke. With the filled finish it is in a circle.
    public static let error = Indicator(shape: .error)

    /// The letter i in a circle, drawn stroke by stroke.
    public static let info = Indicator(shape: .info)

    /// Returns an indicator that shows `image` in its own proportions.
    public static func image(_ image: Image) -> Indicator { Indicator(shape: .image(image)) }

    /// Returns an indicator that shows the app's own layer.
    ///
    /// The layer's animations run for as long as the layer is visible. If a later call shows a copy
    /// of this indicator, the layer stays on the panel and the closure is not called again.
    ///
    /// The app may change the layer, and the layers below it, at any time on the main actor. On
    /// Apple systems most changes are animated for a quarter of a second, unless `CATransaction`
    /// turns that off. On Linux the next frame shows a change without animation. For an animation
    /// that looks the same everywhere, add a `CABasicAnimation`.
    ///
    /// On Linux the layer may be a `CALayer`, `CAShapeLayer` or `CAGradientLayer` with sublayers, a
    /// mask, colors, rounded corners, a border, a shadow, an image as its contents and an affine
    /// transform. It may have basic, spring and keyframe animations and groups of them. All other
    /// parts of Core Animation do not compile on Linux or stop the app, for example a key path that
    /// cannot be animated.
    ///
    /// - Parameters:
    ///   - size: The size on the panel; nil means the size of the layer's bounds.
    ///   - label: The text that a screen reader reads for the indicator.
    ///   - layer: A closure that makes the layer. It is called on the main actor when the indicator
    ///     is added to the panel. The layer is released when the indicator is removed.
    public static func custom(
      size: CGSize? = nil, label: String? = nil, layer: @escaping @MainActor @Sendable () -> CALayer
    ) -> Indicator { Indicator(Custom(label: label) { _ in .layer(layer(), size: size) }) }

    /// Returns an indicator that shows the app's own layer and reports the progress to it.
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
    /// On Linux a change of the layer is not animated by itself; see the other
    /// `custom(size:label:layer:)`.
    ///
    /// - Parameters:
    ///   - size: The size on the panel; nil means the size of the layer's bounds.
    ///   - label: The text that a screen reader reads for the indicator.
    ///   - layer: A closure that makes the layer. It is called on the main actor when the indicator
    ///     is added to the panel. Observe its argument to receive the progress.
    public static func custom(
      size: CGSize? = nil, label: String? = nil,
      layer: @escaping @MainActor @Sendable (LiveProgress) -> CALayer
    ) -> Indicator {
      Indicator(Custom(label: label, followsProgress: true) { .layer(layer($0), size: size) })
    }

    private static func dial(_ dial: Dial, _ progress: Double) -> Indicator {
      Indicator(shape: progress.fraction.map { .progress(dial, $0) } ?? .indefinite(dial))
    }

    /// Returns this indicator with `progress`; nil if it cannot show progress itself. Then
    /// `advanced(to:)` or `stepped(to:)` decides what is shown.
    private func showing(_ progress: Double) -> Indicator? {
      switch shape {
      case .indefinite(let dial), .progress(let dial, _): .dial(dial, progress)
      case .custom(let custom, _) where custom.followsProgress:
        Indicator(shape: .custom(custom, progress: progress.fraction))
      case .none, .activity, .success, .warning, .error, .info, .image, .custom: nil
      }
    }

    /// Whether the indicator can show progress itself.
    var hasDial: Bool { showing(0) != nil }

    /// Whether the indicator is indeterminate: it shows that work is in progress, but not how far.
    package var isIndefinite: Bool { progress == nil && (hasDial || shape == .activity) }

    /// Returns this indicator with `progress`. If this indicator cannot show progress, returns a
    /// ring with `progress`, or this indicator if `progress` is negative or NaN.
    package func advanced(to progress: Double) -> Indicator {
      showing(progress) ?? (progress.fraction == nil ? self : .ring(progress))
    }

    /// Returns this indicator with `progress`, as `showProgress` shows it. The activity wheel
    /// becomes a ring. Any other indicator that cannot show progress is returned unchanged.
    func stepped(to progress: Double) -> Indicator {
      shape == .activity ? .ring(progress) : showing(progress) ?? self
    }

    /// This indicator with a progress of 0. An indicator without progress is returned unchanged.
    package var atZero: Indicator { progress == nil ? self : advanced(to: 0) }

    /// Returns the activity wheel if this is the indeterminate ring and `style.spinner` is
    /// `.activity`; otherwise this indicator. The result is what the panel draws.
    package func drawn(in style: Style) -> Indicator {
      if style.spinner == .activity, case .indefinite(.ring) = shape { .activity } else { self }
    }

    /// Returns whether both indicators are the same apart from the value of their progress.
    package func isSameKind(as other: Indicator) -> Bool { atZero == other.atZero }

    /// The kind of an indicator, such as a spinner or a bar, without its progress.
    ///
    /// Use it to find out what indicator a `HUD.Content` has.
    public struct Kind: Sendable, Hashable, CustomStringConvertible {
      /// The name of the kind as it is written in Swift, such as "spinner", for logs.
      public let description: String

      /// No indicator, as in `HUD.Indicator.none`.
      public static let none = Kind(description: "none")
      /// The indeterminate ring: a spinner, or a ring that has no progress yet.
      public static let spinner = Kind(description: "spinner")
      /// The wheel of fading spokes.
      public static let activity = Kind(description: "activity")
      /// A ring that shows progress.
      public static let ring = Kind(description: "ring")
      /// An annular ring, with or without progress.
      public static let annular = Kind(description: "annular")
      /// A pie, with or without progress.
      public static let pie = Kind(description: "pie")
      /// A bar, with or without progress.
      public static let bar = Kind(description: "bar")
      /// The check mark that shows success.
      public static let success = Kind(description: "success")
      /// The triangle with an exclamation mark that shows a warning.
      public static let warning = Kind(description: "warning")
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
      case .indefinite(let dial), .progress(let dial, _): Kind(description: dial.rawValue)
      case .success: .success
      case .warning: .warning
      case .error: .error
      case .info: .info
      case .image: .image
      case .custom: .custom
      }
    }

    /// Whether this is a check mark, triangle, cross or letter i, drawn in strokes or as a picture.
    var isGlyph: Bool { [.success, .warning, .error, .info].contains(shape) }

    /// The text that a screen reader reads before the status; nil if there is none. Only a picture
    /// or a custom indicator can have one.
    var label: String? {
      if case .image(let image) = shape { return image.label }
      if case .custom(let custom, _) = shape { return custom.label }
      return nil
    }

    /// The progress, from 0 to 1; nil if the indicator is indeterminate or shows no progress.
    public var progress: Double? {
      switch shape {
      case .progress(_, let progress): progress
      case .custom(_, let progress): progress
      case .none, .indefinite, .activity, .success, .warning, .error, .info, .image: nil
      }
    }
  }
}
