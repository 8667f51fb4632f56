package import HUDLayers

extension HUD {
  /// A window system for a HUD: the few things that only it can do.
  ///
  /// A host decides nothing: it shows the layers it is given, fills the slots that must be native,
  /// keeps one timer, and tells its delegate what happens to its window. It is given all that it needs
  /// to know, and never has to ask.
  @MainActor package protocol Host: AnyObject, Sendable {
    /// The clock that animations run on.
    var now: Duration { get }

    /// Whether there is a window or view to show a HUD in.
    var isReady: Bool { get }

    /// The reason why there is no window, as the end of a sentence for the log.
    var reasonNotReady: String { get }

    var metrics: Metrics { get }

    /// Hears of the window, its frames and its user; weak, because the HUD owns its host.
    var delegate: (any HostDelegate)? { get set }

    /// Puts an empty stage over the app for `request`, and returns its layers.
    ///
    /// Like `show(_:)`, and like a change of the metrics, it makes the host call
    /// `HostDelegate.update()` once before the next frame is drawn.
    func open(for request: Request) -> Canvas

    /// Takes over another request, or the same with other content.
    func show(_ request: Request)

    /// Removes the stage with everything on it, and blocks input no longer.
    func close()

    /// Keeps input from the app below the mask from this moment on, or no longer.
    func setBlocksInput(_ blocksInput: Bool)

    /// The size of `text` as it will be drawn, in at most `room`.
    func measure(_ text: Text, in room: CGSize) -> CGSize

    /// The size of the host's own button with that title. It is at most as wide as `room`, and ends
    /// the title in an ellipsis if need be.
    func measureButton(_ title: Text, in room: CGSize) -> CGSize

    /// Makes, moves, changes or removes the native parts of the panel. A host that draws the panel
    /// itself draws it anew.
    func fill(_ slots: Slots)

    /// Moves the stage from one pose to another.
    func play(_ transition: Transition)

    /// Calls `HostDelegate.tick()` once before each frame, also while the user scrolls, or no longer.
    func setTicking(_ isTicking: Bool)

    /// Calls `HostDelegate.wake()` at that time and at no other; nil is never.
    func wake(at time: Duration?)

    /// While true, the host must call `HostDelegate.hostBecameReady()`; otherwise it may.
    func setAwaited(_ isAwaited: Bool)

    func announce(_ text: String)
  }
}

/// The layers a host gives the panel to draw on.
@MainActor package struct Canvas {
  /// As large as the host; under the panel.
  package let mask: CALayer
  /// The panel itself.
  package let bezel: CALayer
  /// On the panel, for the indicator.
  let indicator = CALayer()

  package init(mask: CALayer, bezel: CALayer) {
    self.mask = mask
    self.bezel = bezel
  }

  /// The one layer that moves by itself, while there is an indicator in it; everything else is still
  /// between two updates.
  package var movingLayer: CALayer? { indicator.sublayers?.isEmpty == false ? indicator : nil }
}
