package import HUDLayers

extension HUD {
  /// What a window system must do for a HUD, and nothing it could answer for itself.
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

/// What a host knows about its surroundings.
package struct Metrics: Sendable, Equatable {
  package var size: CGSize
  package var safeArea = HUD.Insets()
  /// How much of the bottom a keyboard covers.
  package var keyboardInset: CGFloat = 0
  /// Pixels per point.
  package var scale: CGFloat = 1
  package var isDark = false
  /// The colour that `HUD.Color.accent` stands for.
  package var accent = HUD.Color.blue
  /// The user's text size, as a multiple of the normal one.
  package var textScale: CGFloat = 1
  package var isRightToLeft = false
  package var reducesMotion = false
  package var reducesTransparency = false
  package var increasesContrast = false
  package var screenReaderIsRunning = false
  /// Whether the host can fill slots with a blurred copy of the content below.
  package var hasMaterial = false
  /// The languages for the HUD's own words, the preferred one first.
  package var languages: [String] = []

  package init(size: CGSize) { self.size = size }
}

/// Text for a slot.
package struct Text: Sendable, Hashable {
  package var string: String
  package var font: HUD.Font
  package var isRightToLeft = false
  /// Whether it may have more than one line.
  package var wraps = true
  /// The parts of an attributed text, from its beginning to its end; empty for a plain text.
  package var runs: [Run] = []

  package init(
    string: String, font: HUD.Font, isRightToLeft: Bool = false, wraps: Bool = true
  ) {
    self.string = string
    self.font = font
    self.isRightToLeft = isRightToLeft
    self.wraps = wraps
  }
}

/// The parts of the panel that must be native, and where they are, in the panel's coordinates.
package struct Slots: Equatable {
  package struct Label: Equatable {
    package var text: Text
    package var frame: CGRect
    package var color: CGColor
  }

  package struct Button: Equatable {
    package var title: Text
    package var frame: CGRect
    package var color: CGColor
    package var role: HUD.Action.Role
  }

  /// A blurred copy of the content below, with a tint over it.
  package struct Material: Equatable {
    package var frame: CGRect
    package var cornerRadius: CGFloat
    package var tint: CGColor
    /// Whether the app asked for that tint; if not, a material that tints itself keeps its own.
    package var isTinted: Bool
    package var isDark: Bool
    /// The app's own effect in place of the platform's, which then has no tint.
    package var effect: PlatformValue?
  }

  /// A view or widget of the app's own.
  package struct Native: Equatable {
    package let view: AnyObject
    package var frame: CGRect
    /// The indicators' colour, for a view that inherits its colour.
    package var color: CGColor
    /// How it fades in if it replaces another indicator, which is removed at once.
    package let arrival: Transition?

    package static func == (left: Native, right: Native) -> Bool {
      left.view === right.view && left.frame == right.frame && left.color == right.color
    }
  }

  /// The panel, in the host's coordinates.
  package var panelFrame = CGRect.zero
  /// The indicator, in the panel's coordinates; empty if there is none.
  package var indicatorFrame = CGRect.zero
  package var title: Label?
  package var detail: Label?
  /// Texts that fade out while title and detail fade in.
  package var leaving: [Label] = []
  /// How title and detail fade in; nil if they appear at once.
  package var textArrival: Transition?
  package var button: Button?
  package var indicator: Native?
  package var bezel: Material?
  /// The mask's blur, over the whole host and in its coordinates.
  package var mask: Material?
}
