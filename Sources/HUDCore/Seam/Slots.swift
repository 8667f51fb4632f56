package import HUDLayers

/// The parts of the panel that each host makes in its own way, mostly as native views. All frames
/// are in the panel's coordinates, except where a comment says otherwise.
///
/// This is a class, because a copy of all its values is large. A host must not change a `Slots`. The
/// panel changes only the request: a step of progress, which layers show, fills no new slots.
package final class Slots {
  package struct Label: Equatable {
    package let text: Text
    package internal(set) var frame: CGRect
    package let color: CGColor
    /// Whether the style leaves the colour to the platform. On glass, a host then uses the colour
    /// of the system's labels.
    package let hasDefaultColor: Bool
    package internal(set) var motion = Motion()
  }

  package struct Button: Equatable {
    package let title: Text
    /// The title that a screen reader reads.
    package let spoken: String
    package let frame: CGRect
    /// The colour of the title.
    package let color: CGColor
    /// The colour of the capsule behind the title. If nil, a thin outline in the title's colour is
    /// drawn instead of the capsule.
    package let fill: CGColor?
    /// The smallest space between the title and the edges of the button, in points.
    package let padding: CGSize
    package let role: HUD.Action.Role
    /// Whether the style leaves the colour to the platform; see `Label.hasDefaultColor`.
    package let hasDefaultColor: Bool
    package let motion: Motion
  }

  /// How a part of the panel moves to its frame and fades.
  package struct Motion: Equatable {
    /// The move of the panel and its parts; nil if nothing moves.
    package internal(set) var move: LayoutMove?
    /// How far from its frame the part was when the move started.
    package internal(set) var offset = CGPoint.zero
    /// The transition that fades the part in or out; nil if it does not fade.
    package internal(set) var fade: Transition?

    /// Moves and fades `layer`. Stops its move or its fade if there is none.
    @MainActor package func run(on layer: CALayer) {
      if let fade { fade.fade(layer) } else { layer.removeAnimation(forKey: "opacity") }
      if let move { move.run(from: offset, on: layer) } else { LayoutMove.stop(on: layer) }
    }
  }

  /// A blurred copy of the content below the HUD, with a tint over it.
  package struct Material {
    package let cornerRadius: CGFloat
    /// Whether the corners are continuous. If false, they are circular.
    package internal(set) var isContinuous = false
    package let tint: CGColor
    /// Whether the app chose `tint`. If false, `tint` is the default colour, which is drawn over a
    /// blur but not over glass.
    package let isTinted: Bool
    package let isDark: Bool
    /// Whether the style fixes the appearance. If false, glass turns light or dark with the content
    /// below the glass.
    package internal(set) var hasFixedAppearance = false
    /// The app's own effect, which replaces the platform's material and is drawn without `tint`;
    /// nil if the app gave no effect.
    package internal(set) var effect: PlatformValue?
  }

  /// The app's own view or widget, shown as the indicator. The view's frame is empty if the panel
  /// has no space for the view.
  package struct Native: Equatable {
    package let view: AnyObject
    package let frame: CGRect
    /// The indicator colour of the style. A view can inherit it as its tint colour.
    package let color: CGColor
    /// The motion of the view. The app's previous view is removed at once, without a motion.
    package let motion: Motion

    package static func == (left: Native, right: Native) -> Bool {
      left.view === right.view && left.frame == right.frame && left.color == right.color
        && left.motion == right.motion
    }
  }

  /// The displayed request. A host needs some of its options, such as the gestures that dismiss the
  /// panel.
  package var request: Request
  /// The press to report when the user presses the button; nil if the content has no button. It is
  /// set even if the panel has no space for the button, because Escape can still press the button.
  package var press: Press? { request.press }
  /// The press to report when the user taps the panel; nil if the content has no tap handler.
  package var tap: Press? { request.content.tap.map { Press(request: request.id, action: $0) } }
  /// The panel's frame, in the host's coordinates.
  package internal(set) var panelFrame = CGRect.zero
  /// The move that brings the panel and its parts to their frames; nil if nothing moves.
  package var move: LayoutMove? { indicatorMotion.move }
  /// The indicator's frame, in the panel's coordinates; empty if there is no indicator.
  package internal(set) var indicatorFrame = CGRect.zero
  package internal(set) var indicatorMotion = Motion()
  package internal(set) var status: Label?
  package internal(set) var detail: Label?
  /// The label inside the ring that shows the progress as a percentage; nil if no percentage is
  /// shown.
  package internal(set) var percent: Label?
  /// The previous texts, which fade out while the new `status` and `detail` fade in.
  package internal(set) var leaving: [Label] = []
  package internal(set) var button: Button?
  package internal(set) var indicator: Native?
  package internal(set) var bezel: Material?
  /// The blur of the mask, which covers the host's whole window or view; nil if the mask is not
  /// blurred.
  package internal(set) var mask: Material?

  init(_ request: Request) { self.request = request }

  /// Releases the actions. Called when the panel gets new slots or a request with other actions.
  /// The host may keep these slots until its next frame, which may be much later.
  func releaseActions() {
    // Release the actions last, because the `deinit` of an app's object may make the host draw.
    let content = request.content
    (request.content.action, request.content.tap) = (nil, nil)
    withExtendedLifetime(content) {}
  }
}
