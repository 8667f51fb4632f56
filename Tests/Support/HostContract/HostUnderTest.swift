package import HUDCore
package import HUDLayers

/// A host, with everything that a test needs to control around it.
@MainActor package struct HostUnderTest {
  package let host: any HUD.Host
  package let time: Time
  /// Whether the window contains nothing of a HUD.
  package let isEmpty: () -> Bool
  /// The host's window, or nil if the test cannot change it.
  package let window: Window?
  /// The user's actions, or nil if the test cannot simulate them.
  package let user: User?

  package init(
    _ host: any HUD.Host, time: Time, isEmpty: @escaping () -> Bool, window: Window?, user: User?
  ) {
    self.host = host
    self.time = time
    self.isEmpty = isEmpty
    self.window = window
    self.user = user
  }

  /// The host's time, which the test advances.
  @MainActor package struct Time {
    /// Advances the host's time, and draws all frames of that time.
    package let advance: (Duration) -> Void
    /// Returns the number of frames so far.
    package let frames: () -> Int

    package init(advance: @escaping (Duration) -> Void, frames: @escaping () -> Int) {
      self.advance = advance
      self.frames = frames
    }
  }

  /// The window that the HUD is in.
  @MainActor package struct Window {
    /// Takes the window away, or gives it back.
    package let setPresent: (Bool) -> Void
    /// Opens another window and closes the HUD's. Nil if there can be only one window.
    package let replace: (() -> Void)?
    package let resize: (CGSize) -> Void
    package let setDark: (Bool) -> Void

    package init(
      setPresent: @escaping (Bool) -> Void, replace: (() -> Void)?,
      resize: @escaping (CGSize) -> Void, setDark: @escaping (Bool) -> Void
    ) {
      self.setPresent = setPresent
      self.replace = replace
      self.resize = resize
      self.setDark = setDark
    }
  }

  /// Simulates the user, and records what a screen reader is given.
  @MainActor package struct User {
    /// Touches a point of the window. Returns false if the touch reaches the app.
    package let touch: (CGPoint) -> Bool
    /// Holds a finger or the pressed pointer at a point of the window while a closure runs. The
    /// pointer is nowhere afterwards.
    package let hold: (CGPoint, () -> Void) -> Void
    /// Presses the panel's button.
    package let pressButton: () -> Void
    /// Swipes the panel far enough to dismiss it.
    package let swipePanel: () -> Void
    /// Returns the announcements so far.
    package let announcements: () -> [String]

    package init(
      touch: @escaping (CGPoint) -> Bool, hold: @escaping (CGPoint, () -> Void) -> Void,
      pressButton: @escaping () -> Void, swipePanel: @escaping () -> Void,
      announcements: @escaping () -> [String]
    ) {
      self.touch = touch
      self.hold = hold
      self.pressButton = pressButton
      self.swipePanel = swipePanel
      self.announcements = announcements
    }
  }
}

/// The HUD of a view or widget of the app.
@MainActor package struct ViewHUDUnderTest {
  package let hud: HUDController
  /// Advances the HUD's time.
  package let advance: (Duration) -> Void
  /// Removes the view from the screen, or puts it back.
  package let setOnScreen: (Bool) -> Void
  /// Destroys the view.
  package let destroy: () -> Void

  package init(
    _ hud: HUDController, advance: @escaping (Duration) -> Void,
    setOnScreen: @escaping (Bool) -> Void, destroy: @escaping () -> Void
  ) {
    self.hud = hud
    self.advance = advance
    self.setOnScreen = setOnScreen
    self.destroy = destroy
  }
}
