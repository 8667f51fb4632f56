package import HUDLayers

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
  package var status: Label?
  package var detail: Label?
  /// Texts that fade out while status and detail fade in.
  package var leaving: [Label] = []
  /// How status and detail fade in; nil if they appear at once.
  package var textArrival: Transition?
  package var button: Button?
  package var indicator: Native?
  package var bezel: Material?
  /// The mask's blur, over the whole host and in its coordinates.
  package var mask: Material?
}
