#if canImport(UIKit)
package import UIKit

/// The app in which the scenarios run, with the actions that they need.
@MainActor package struct Surroundings {
  package let scene: UIWindowScene
  /// The app's window.
  package let window: UIWindow
  /// Lets time pass, with all frames of that time.
  package let advance: (Duration) -> Void
  /// Returns the number of frames so far.
  package let frames: () -> Int
  /// Returns the app's scenes in the foreground.
  package let scenes: () -> [UIWindowScene]
  /// Rotates the device to landscape or back. Nil if it cannot rotate.
  package let setLandscape: ((Bool) -> Void)?
  /// Shows or hides the on-screen keyboard. Nil if there is none.
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
  /// The view that contains the HUD, found by its identifier, which no other view has.
  var hudView: UIView? {
    windows.lazy.compactMap { $0.first { $0.accessibilityIdentifier == "HUD" } }.first
  }
}

extension UIView {
  /// Returns the view itself or its first descendant that satisfies the condition, depth first.
  func first(where isWanted: (UIView) -> Bool) -> UIView? {
    if isWanted(self) { return self }
    for view in subviews {
      if let found = view.first(where: isWanted) { return found }
    }
    return nil
  }
}
#endif
