#if canImport(HUDCairo)
package import HUDCairo
package import HUDCore

/// A host whose screen the test can read and whose time the test advances.
@MainActor package struct HostOnScreen {
  /// A short name for messages and file names.
  package let name: String
  package let host: any HUD.Host
  /// The colour of the app, which shows nothing else.
  package let background: HUD.Color
  /// Sets the layout direction.
  package let setRightToLeft: (Bool) -> Void
  /// Advances the host's time, and draws its last frame.
  package let advance: (Duration) -> Void
  /// Returns the pixels that the host really shows.
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

  /// The differences from the offscreen picture that the platform may have.
  package struct Tolerance: Sendable {
    /// The largest difference of a component of a pixel. Each blending of translucent layers
    /// rounds.
    package let rounding: Int
    /// The largest distance, in points, between the left and right edges of the two buttons. Inside
    /// the button the platform draws its own. Nil if the host draws the button as the offscreen
    /// host does.
    package let button: Double?
    /// The largest difference of an average of 4 by 4 pixels while the panel is scaled. Nil if the
    /// host draws each size anew instead of scaling a picture.
    package let scaling: Int?
    /// Whether a blur over a plain colour gives that colour, as on the offscreen host.
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
