#if canImport(UIKit)
package import UIKit

/// The app that the scenarios run in, and what can be done to it.
@MainActor package struct Surroundings {
  package let scene: UIWindowScene
  /// The app's own window.
  package let window: UIWindow
  /// Lets that much time pass, with all frames that fall into it.
  package let advance: (Duration) -> Void
  /// How many frames there were so far.
  package let frames: () -> Int
  /// Every scene of the app's that is before the user.
  package let scenes: () -> [UIWindowScene]
  /// Turns the device on its side, or back up; nil where nothing turns.
  package let setLandscape: ((Bool) -> Void)?
  /// Brings the on-screen keyboard up, or takes it away; nil where there is none.
  package let setKeyboard: ((Bool) -> Void)?

  package init(
    window: UIWindow, in scene: UIWindowScene, advance: @escaping (Duration) -> Void,
    frames: @escaping () -> Int, scenes: @escaping () -> [UIWindowScene],
    setLandscape: ((Bool) -> Void)?, setKeyboard: ((Bool) -> Void)?
  ) {
    self.scene = scene
    self.window = window
    self.advance = advance
    self.frames = frames
    self.scenes = scenes
    self.setLandscape = setLandscape
    self.setKeyboard = setKeyboard
  }
}

extension UIWindowScene {
  /// Nobody else's view has that name.
  var hudWindow: UIWindow? {
    windows.first { $0.rootViewController?.viewIfLoaded?.accessibilityIdentifier == "HUD" }
  }
}

extension UIView {
  /// The first one in it, or in what is in it, that is as asked.
  func first(where isWanted: (UIView) -> Bool) -> UIView? {
    if isWanted(self) { return self }
    for view in subviews {
      if let found = view.first(where: isWanted) { return found }
    }
    return nil
  }
}
#endif
