package import HUDCore
package import HUDLayers

/// A host, and what a test can do to its surroundings.
@MainActor package struct HostUnderTest {
  package let host: any HUD.Host
  package let time: Time
  /// Whether nothing of a HUD is left in the window.
  package let isEmpty: () -> Bool
  /// Nil where a test has no power over the window.
  package let window: Window?
  /// Nil where a test can do nothing in the user's place.
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

  /// The host's time, which a test lets pass.
  @MainActor package struct Time {
    /// Lets that much of the host's time pass, with all frames that fall into it.
    package let advance: (Duration) -> Void
    /// How many frames there were so far.
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
    /// Opens another window and closes the one that the HUD is in; nil where there can be one only.
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

  /// What a user does, and hears.
  @MainActor package struct User {
    /// Touches that point of the window; false where the touch went through to the app.
    package let touch: (CGPoint) -> Bool
    /// Presses the panel's button.
    package let pressButton: () -> Void
    /// Swipes over the panel, far enough to throw it off.
    package let swipePanel: () -> Void
    /// What a screen reader was given to say.
    package let announcements: () -> [String]

    package init(
      touch: @escaping (CGPoint) -> Bool, pressButton: @escaping () -> Void,
      swipePanel: @escaping () -> Void, announcements: @escaping () -> [String]
    ) {
      self.touch = touch
      self.pressButton = pressButton
      self.swipePanel = swipePanel
      self.announcements = announcements
    }
  }
}

/// The HUD of one view or widget of an app.
@MainActor package struct ViewHUDUnderTest {
  package let hud: HUDController
  /// Lets that much of the HUD's time pass.
  package let advance: (Duration) -> Void
  /// Takes the view off the screen, or puts it back.
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
