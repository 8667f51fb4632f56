#if canImport(HUDCairo)
package import HUDCore
import HUDLayers

/// A series of calls and waiting times, with the moments at which pictures are compared.
package struct Scenario: Sendable, CustomStringConvertible {
  package enum Step: Sendable {
    case call(@MainActor @Sendable (HUDController) -> Void)
    case wait(Duration)
    case look
    /// Compares pictures while the panel has another scale, or lies between pixels on its way to a
    /// new size or place.
    case lookAtScaled
  }

  package var name: String
  package var steps: [Step]
  package var style = HUD.Style.compact
  package var isDark = false
  package var isRightToLeft = false
  /// Whether the scenario needs a blur of the app, which each platform draws in its own way.
  package var blurs = false

  package var description: String { name }

  /// The time in which panels appear and disappear.
  static let fade = Duration.milliseconds(200)
  /// A time after which all transitions have ended. It is a multiple of a frame's time, because at
  /// these times GTK's prebuilt ring frames are exact. It is not a multiple of the time in which
  /// the spokes of `.activity` step on: at that moment the rounding of the clock's time would
  /// decide whether they have.
  static let rest = Duration.milliseconds(1_050)

  /// Makes a scenario that shows `content`, waits until it is at rest, and compares.
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
  /// The same style on a panel of one colour, as materials differ between platforms, and in a font
  /// that is the same everywhere.
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
