#if os(Linux)
package import HUDCairo
package import HUDCore

/// A host whose screen a test can look at, and whose time it moves.
@MainActor package struct HostOnScreen {
  /// In a few letters, for messages and the names of files.
  package let name: String
  package let host: any HUD.Host
  /// The colour of the app below the HUD, which shows nothing else.
  package let background: HUD.Color
  /// Has the user read from the right, or from the left.
  package let setRightToLeft: (Bool) -> Void
  /// Lets that much of the host's time pass, and has the last frame drawn.
  package let advance: (Duration) -> Void
  /// The pixels that the host really shows.
  package let picture: () throws -> Surface
  package let tolerance: Tolerance

  package init(
    _ name: String, _ host: any HUD.Host, background: HUD.Color,
    setRightToLeft: @escaping (Bool) -> Void, advance: @escaping (Duration) -> Void,
    picture: @escaping () throws -> Surface,
    tolerance: Tolerance
  ) {
    self.name = name
    self.host = host
    self.background = background
    self.setRightToLeft = setRightToLeft
    self.advance = advance
    self.picture = picture
    self.tolerance = tolerance
  }

  /// How much of a host's picture is its platform's business.
  package struct Tolerance: Sendable {
    /// How far a component of a pixel may be off: each composition of translucent layers rounds.
    package let rounding: Int
    /// By how much a button's place may differ to each side, in points; inside it the button is the
    /// platform's own. Nil where the button is drawn as without a screen.
    package let button: Double?
    /// How far the average of a few pixels may be off while a panel is scaled; nil where it is drawn
    /// anew in each size, and not a picture that is made larger or smaller.
    package let scaling: Int?
    /// Whether the host's blur over a plain colour is that colour, as it is without a screen.
    package let drawsPlainBlur: Bool

    package init(rounding: Int, button: Double?, scaling: Int?, drawsPlainBlur: Bool) {
      self.rounding = rounding
      self.button = button
      self.scaling = scaling
      self.drawsPlainBlur = drawsPlainBlur
    }
  }
}
#endif
