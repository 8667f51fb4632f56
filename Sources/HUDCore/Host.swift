package import HUDLayers

extension HUD {
  /// The window system that shows a HUD, reduced to the few things that only it can do.
  ///
  /// A host decides nothing. It shows the layers it is given, fills the slots that must be native,
  /// keeps one timer, and tells its delegate what happens to its window. It is told all that it
  /// needs to know, and never has to ask.
  @MainActor package protocol Host: AnyObject, Sendable {
    /// The time on the clock that animations run on.
    var now: Duration { get }

    /// Whether there is a window or view that can show a HUD.
    var isReady: Bool { get }

    /// The reason why there is no window, as the end of a sentence for the log.
    var reasonNotReady: String { get }

    /// The size, settings and user's preferences of the place where the HUD is shown.
    var metrics: Metrics { get }

    /// The receiver of what happens to the window, its frames and its user. Hosts keep it weakly,
    /// because the HUD owns its host.
    var delegate: (any HostDelegate)? { get set }

    /// Puts an empty stage over the app for `request`, and returns its layers.
    ///
    /// The host calls `HostDelegate.update()` once before it draws the next frame. It does the same
    /// after `show(_:)` and after each change of the metrics.
    func open(for request: Request) -> Canvas

    /// Tells the host that the panel displays another request, or the same with other content.
    func show(_ request: Request)

    /// Removes the stage with everything on it, and stops blocking input.
    func close()

    /// Starts or stops blocking the input of the app below the mask, with immediate effect.
    func setBlocksInput(_ blocksInput: Bool)

    /// Returns the size of `text` as it will be drawn, in at most `room`.
    func measure(_ text: Text, in room: CGSize) -> CGSize

    /// Returns the size of the host's own button with `title`, and at least `padding` between the
    /// title and each edge. It is at most as wide as `room`; a title that is too long for that ends
    /// in an ellipsis.
    func measureButton(_ title: Text, padding: CGSize, in room: CGSize) -> CGSize

    /// Makes, moves, changes or removes the native parts of the panel. A host that draws the panel
    /// itself draws it again.
    func fill(_ slots: Slots)

    /// Runs the transition that shows or hides the panel and its mask.
    func play(_ transition: Transition)

    /// Starts or stops calling `HostDelegate.tick()` once before each frame, even while the user
    /// scrolls.
    func setTicking(_ isTicking: Bool)

    /// Calls `HostDelegate.wake()` once at `time`. A later call replaces the time; nil cancels it.
    func wake(at time: Duration?)

    /// While true, the host must call `HostDelegate.hostBecameReady()`; otherwise it may.
    func setAwaited(_ isAwaited: Bool)

    /// Has the screen reader say `text`.
    func announce(_ text: String)
  }
}

/// The layers a host gives the panel to draw on.
@MainActor package struct Canvas {
  /// The layer below the panel, as large as the host.
  package let mask: CALayer
  /// The layer of the panel.
  package let bezel: CALayer
  /// The layer on the panel that contains the indicator.
  let indicator = CALayer()

  package init(mask: CALayer, bezel: CALayer) {
    self.mask = mask
    self.bezel = bezel
  }

  /// The layer that contains the indicator; nil if there is none. No other layer moves by itself
  /// between two updates.
  package var movingLayer: CALayer? { indicator.sublayers?.isEmpty == false ? indicator : nil }
}
