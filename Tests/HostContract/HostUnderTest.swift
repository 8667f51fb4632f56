package import HUDCore

/// A host, and what a test can do to its surroundings.
@MainActor package struct HostUnderTest {
  package let host: any HUD.Host
  /// Lets that much of the host's time pass, with all frames that fall into it.
  package let advance: (Duration) -> Void
  /// How many frames there were so far.
  package let frames: () -> Int
  /// Whether nothing of a HUD is left on the stage.
  package let isEmpty: () -> Bool
  /// Takes the window away, or gives it back; nil where a test cannot.
  package let setWindow: ((Bool) -> Void)?
  /// What a screen reader was given to say; nil where nothing tells.
  package let announcements: (() -> [String])?

  package init(
    _ host: any HUD.Host, advance: @escaping (Duration) -> Void, frames: @escaping () -> Int,
    isEmpty: @escaping () -> Bool, setWindow: ((Bool) -> Void)?,
    announcements: (() -> [String])?
  ) {
    self.host = host
    self.advance = advance
    self.frames = frames
    self.isEmpty = isEmpty
    self.setWindow = setWindow
    self.announcements = announcements
  }
}
