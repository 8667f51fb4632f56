package import HUDLayers

/// The parts of the panel that must be native, with their frames in the panel's coordinates.
package struct Slots: Equatable {
  package struct Label: Equatable {
    package var text: Text
    package var frame: CGRect
    package var color: CGColor
  }

  package struct Button: Equatable {
    package var title: Text
    package var frame: CGRect
    /// The colour of the title.
    package var color: CGColor
    /// The colour of the capsule behind the title; nil draws a thin outline in the title's colour.
    package var fill: CGColor?
    /// The least space between the title and the edges of the button.
    package var padding: CGSize
    package var role: HUD.Action.Role
  }

  /// A blurred copy of the content below, with a tint over it.
  package struct Material: Equatable {
    package var frame: CGRect
    package var cornerRadius: CGFloat
    package var tint: CGColor
    /// Whether the app chose the tint. If not, a material with a tint of its own keeps that one.
    package var isTinted: Bool
    package var isDark: Bool
    /// The app's own effect, which replaces the platform's material and gets no tint.
    package var effect: PlatformValue?
  }

  /// A view or widget of the app's own.
  package struct Native: Equatable {
    package let view: AnyObject
    package var frame: CGRect
    /// The indicators' colour, for a view that inherits its colour.
    package var color: CGColor
    /// The transition that fades the view in; nil if it appears at once. A view that it replaces is
    /// removed at once.
    package let arrival: Transition?

    package static func == (left: Native, right: Native) -> Bool {
      left.view === right.view && left.frame == right.frame && left.color == right.color
    }
  }

  /// The panel's frame, in the host's coordinates.
  package var panelFrame = CGRect.zero
  /// The indicator's frame, in the panel's coordinates; empty if there is none.
  package var indicatorFrame = CGRect.zero
  package var status: Label?
  package var detail: Label?
  /// The progress in per cent, inside a ring.
  package var percent: Label?
  /// Texts that fade out while status and detail fade in.
  package var leaving: [Label] = []
  /// The transition that fades status and detail in; nil if they appear at once.
  package var textArrival: Transition?
  package var button: Button?
  package var indicator: Native?
  package var bezel: Material?
  /// The mask's blur, which covers the whole host and is in the host's coordinates.
  package var mask: Material?
}
