package import HUDLayers

extension HUD {
  /// The window system behind a HUD, reduced to the few things that only a window system can do.
  ///
  /// A host shows the layers that the panel draws, creates the native views that the slots
  /// describe, keeps one timer, and reports to its delegate. A host decides only what it alone can
  /// know, such as which window shows the HUD.
  @MainActor package protocol Host: AnyObject, Sendable {
    /// The current time of the clock that animations run on.
    var now: Duration { get }

    /// Whether there is a window or view that can show a HUD.
    var isReady: Bool { get }

    /// Whether the host, which is not ready, can still show a toast or a HUD with a Cancel or Close
    /// button, in a panel on the screen. Only AppKit's host can, if the app has set no window.
    var floats: Bool { get }

    /// The reason why `isReady` is false. The log prints it at the end of a sentence.
    var reasonNotReady: String { get }

    /// The size of the window or view, the system's settings, and the user's preferences.
    var metrics: Metrics { get }

    /// The object that the host tells about its window, its frames and the user's actions. A host
    /// references its delegate weakly, because the delegate owns the host.
    var delegate: (any HostDelegate)? { get set }

    /// Puts an empty stage over the app, and returns the layers to draw on.
    func open() -> Canvas

    /// Asks the host to call `HostDelegate.updatePanel()` once before it draws the next frame. The
    /// host also calls `updatePanel()` after `open()` and after each change of `metrics`.
    func setNeedsUpdate()

    /// Removes the stage with everything on it, and stops blocking input.
    func close()

    /// Blocks the input of the app below the HUD, because the request `blocker` has a mask;
    /// stops blocking if `blocker` is nil.
    ///
    /// Blocking is not a part of the slots, because it begins at once: the HUD blocks the app
    /// before its first frame, and stops when the panel begins to disappear. If blocking moves the
    /// focus to the panel, a screen reader at once reads the text of `blocker`.
    func setBlocksInput(for blocker: Request?)

    /// Whether the panel has the screen reader's focus, or is about to get it. It is read after
    /// `setBlocksInput(for:)`. It is false, for example, if a HUD covers one view and the focus is
    /// outside of that view.
    var panelGetsFocus: Bool { get }

    /// Returns the size that `text` takes up when the host lays it out in an area of the size
    /// `room`. The text has at least one line, even if that line is higher than `room`.
    func measure(_ text: Text, in room: CGSize) -> CGSize

    /// Returns the size of the host's own button when it shows all of `title` on one line, with a
    /// space of `padding` between the title and the edges. In a narrower frame, the button
    /// truncates the title with an ellipsis.
    func measureButton(_ title: Text, padding: CGSize) -> CGSize

    /// Creates, updates or removes the native views of the panel, so that they match `slots`. A
    /// host that draws the panel itself, without native views, draws the panel again.
    func fill(_ slots: Slots)

    /// Starts the transition that shows or hides the panel and its mask, or a pulse of the panel.
    func play(_ transition: Transition)

    /// Sets the host's timer, which calls `HostDelegate.timerFired()` once at `time`. A later call
    /// replaces the time; nil stops the timer.
    func wake(at time: Duration?)

    /// Tells the host whether a HUD waits for the host to become ready. If true, the host must call
    /// `HostDelegate.hostBecameReady()` as soon as it is ready. If false, the call is optional.
    func setAwaited(_ isAwaited: Bool)

    /// Makes the screen reader say `announcement`. If no screen reader listens, the host does
    /// nothing, and does not even make the text of the announcement.
    func announce(_ announcement: Announcement)
  }
}
