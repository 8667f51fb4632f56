#if os(Linux)
package import HUDCore
import HUDLayers

/// Something to show, and the moments at which to look at it.
package struct Scenario: Sendable, CustomStringConvertible {
  package enum Step: Sendable {
    case call(@MainActor @Sendable (HUDController) -> Void)
    case wait(Duration)
    case look
    /// While the panel comes or goes, and is larger or smaller than it is at rest.
    case lookAtScaled
  }

  package var name: String
  package var steps: [Step]
  package var style = HUD.Style.compact
  package var isDark = false
  package var isRightToLeft = false
  /// Whether it can be seen only by blurring the app below, which each platform does in its own way.
  package var blurs = false

  package var description: String { name }

  /// How long panels take to come and go.
  static let fade = Duration.milliseconds(200)
  /// Long enough for all that moves once to have come to rest; a multiple of the time of a frame, at
  /// which GTK's turning ring has a picture of its own.
  static let rest = Duration.seconds(1)

  /// Shows that, waits until it is at rest, and looks.
  init(
    _ name: String, _ content: HUD.Content, options: HUD.Options = HUD.Options(),
    style: HUD.Style = .compact
  ) {
    self.name = name
    steps = [.call { $0.show(content, options: options) }, .wait(Self.rest), .look]
    self.style = style.forComparison
  }

  init(_ name: String, steps: [Step]) {
    self.name = name
    self.steps = steps
    style = style.forComparison
  }
}

extension HUD.Style {
  /// The same on a plain panel, because materials are each platform's own, and in a font that is the
  /// same everywhere.
  fileprivate var forComparison: HUD.Style {
    var style = self
    style.bezel = .color(HUD.Color(light: HUD.Color(white: 0.95), dark: HUD.Color(white: 0.2)))
    for font in [\HUD.Style.statusFont, \.detailFont, \.buttonFont]
    where style[keyPath: font].family == nil {
      style[keyPath: font].family = "DejaVu Sans"
    }
    return style
  }
}
#endif
