package import HUDLayers

extension HUD {
  /// The settings of one call that override `HUD.behavior` and `HUD.style`.
  ///
  /// ```swift
  /// HUD.show(
  ///   status: "Pairing",
  ///   options: HUD.Options(graceTime: .milliseconds(200), dismissal: [.tap, .swipe]))
  /// ```
  ///
  /// Options apply to one call only; no global setting changes.
  public struct Options: Sendable, Equatable {
    private struct Values: Sendable, Equatable {
      var mask: Mask
      var animation: Animation
      var position: Position
      var graceTime: Duration?
      var minimumTime: Duration?
      var duration: Duration?
      var dismissal: DismissalGestures?
      // These two are large and seldom given. In boxes of their own, they cost the other options
      // nothing.
      var style: CopyOnWrite<Style>?
      var behavior: CopyOnWrite<Behavior>?
      var overrides = Surroundings()
    }

    // The values are in a box, because every call passes its options on through several functions.
    private var values: CopyOnWrite<Values>

    /// The cover between the HUD and the app, which can block input to the app; `.inherited` means
    /// the mask of the behaviour.
    public var mask: Mask {
      get { values.value.mask }
      set { values.change { $0.mask = newValue } }
    }

    /// The motion with which the panel appears and disappears; `.inherited` means the animation of
    /// the behaviour.
    public var animation: Animation {
      get { values.value.animation }
      set { values.change { $0.animation = newValue } }
    }

    /// The position of the panel; `.inherited` means the position of the behaviour.
    public var position: Position {
      get { values.value.position }
      set { values.change { $0.position = newValue } }
    }

    /// The time that work may take before its HUD appears; nil means the grace time of the
    /// behaviour.
    ///
    /// Work that ends earlier shows no HUD. Toasts appear at once.
    public var graceTime: Duration? {
      get { values.value.graceTime }
      set { values.change { $0.graceTime = newValue } }
    }

    /// The minimum time that the HUD stays visible once it has appeared; nil means the minimum time
    /// of the behaviour.
    ///
    /// It does not apply to toasts, which have a duration.
    public var minimumTime: Duration? {
      get { values.value.minimumTime }
      set { values.change { $0.minimumTime = newValue } }
    }

    /// The time after which the HUD disappears by itself. With nil, only toasts disappear by
    /// themselves.
    ///
    /// A `show` with a duration is a toast, and does not count as an activity. A toast without a
    /// duration gets a time that is computed from its text. The calls `showProgress`, `begin`,
    /// `run` and `track` ignore the duration.
    public var duration: Duration? {
      get { values.value.duration }
      set { values.change { $0.duration = newValue } }
    }

    /// The gestures by which the user can dismiss the HUD; nil means the gestures of the behaviour.
    public var dismissal: DismissalGestures? {
      get { values.value.dismissal }
      set { values.change { $0.dismissal = newValue } }
    }

    /// The style of this HUD; nil means `HUD.style`.
    public var style: Style? {
      get { values.value.style?.value }
      set { values.change { $0.style = newValue.map { CopyOnWrite($0) } } }
    }

    /// The behaviour of this HUD; nil means `HUD.behavior`.
    ///
    /// The other settings in these options override those of the behaviour.
    public var behavior: Behavior? {
      get { values.value.behavior?.value }
      set { values.change { $0.behavior = newValue.map { CopyOnWrite($0) } } }
    }

    /// The settings that this HUD uses in place of those of its window.
    package var overrides: Surroundings {
      get { values.value.overrides }
      set { values.change { $0.overrides = newValue } }
    }

    /// Creates options. A setting that is left out is inherited from `HUD.behavior` or `HUD.style`.
    public init(
      mask: Mask = .inherited, animation: Animation = .inherited, position: Position = .inherited,
      graceTime: Duration? = nil, minimumTime: Duration? = nil, duration: Duration? = nil,
      dismissal: DismissalGestures? = nil, style: Style? = nil, behavior: Behavior? = nil
    ) {
      values = CopyOnWrite(
        Values(
          mask: mask, animation: animation, position: position, graceTime: graceTime,
          minimumTime: minimumTime, duration: duration, dismissal: dismissal,
          style: style.map { CopyOnWrite($0) }, behavior: behavior.map { CopyOnWrite($0) }))
    }
  }
}

/// The settings of a window, of one of its views, or of one call. Nil leaves a setting as it is.
package struct Surroundings: Sendable, Equatable {
  package var isDark: Bool?
  package var isRightToLeft: Bool?
  /// The text size, as a multiple of the normal text size.
  package var textScale: CGFloat?

  package init(isDark: Bool? = nil, isRightToLeft: Bool? = nil, textScale: CGFloat? = nil) {
    self.isDark = isDark
    self.isRightToLeft = isRightToLeft
    self.textScale = textScale
  }

  /// Returns the settings that the app has changed for a view with these surroundings: those that
  /// differ from the settings of the view's window. The panel follows all others by itself.
  package func overrides(in window: Surroundings) -> Surroundings {
    Surroundings(
      isDark: isDark == window.isDark ? nil : isDark,
      isRightToLeft: isRightToLeft == window.isRightToLeft ? nil : isRightToLeft,
      textScale: textScale == window.textScale ? nil : textScale)
  }

  /// Returns `style` with a light or dark appearance in place of the automatic one.
  func applied(to style: HUD.Style) -> HUD.Style {
    guard let isDark, style.appearance == .automatic else { return style }
    return style.with { $0.appearance = isDark ? .dark : .light }
  }
}
