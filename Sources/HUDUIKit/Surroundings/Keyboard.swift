#if canImport(UIKit)
import UIKit

#if os(tvOS) || os(visionOS)
/// tvOS tells nobody of its keyboard, and visionOS has no screen for one to be on.
@MainActor final class Keyboard {
  var changed: (KeyboardMotion?) -> Void = { _ in }

  init(on platform: Platform) {}

  func covered(of view: UIView) -> CGFloat { 0 }
}
#else
/// Where the on-screen keyboard is, as the system last said.
@MainActor final class Keyboard {
  /// Told how it gets to its new place, or nil where it does not move there.
  var changed: (KeyboardMotion?) -> Void = { _ in }
  private let coversWindows: Bool
  private let observers = Observers()
  /// In the screen's coordinates; nil where nothing was ever said.
  private var frame: CGRect?
  private weak var screen: UIScreen?

  init(on platform: Platform) {
    coversWindows = platform.keyboardCoversWindows
    // A change of the frame comes with showing and with hiding too, and when it floats.
    observers.observe(UIResponder.keyboardWillChangeFrameNotification) { [weak self] in
      self?.take($0)
    }
  }

  /// How much of the bottom of `view` it covers.
  func covered(of view: UIView) -> CGFloat {
    guard coversWindows else { return 0 }
    guard let frame, let screen = screen ?? view.window?.windowScene?.screen else {
      return coveredAtShow(of: view)
    }
    guard KeyboardArea.isDocked(frame, on: screen.bounds) else { return 0 }
    return KeyboardArea.covered(
      of: view.bounds, by: view.convert(frame, from: screen.coordinateSpace))
  }

  /// A keyboard that was up before anybody listened: the view's own guide knows of it, from the layout
  /// on that follows the first question.
  private func coveredAtShow(of view: UIView) -> CGFloat {
    KeyboardArea.covered(of: view.bounds, by: view.keyboardLayoutGuide.layoutFrame)
  }

  private func take(_ notification: Notification) {
    frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    screen = notification.object as? UIScreen
    changed(KeyboardMotion(notification))
  }
}

extension KeyboardMotion {
  fileprivate init?(_ notification: Notification) {
    let told = notification.userInfo
    let duration = told?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
    let curve = told?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    guard let duration, duration > 0 else { return nil }
    self.init(
      duration: duration, curve: UIView.AnimationOptions(rawValue: (curve ?? 0) << 16))
  }
}
#endif

/// How a keyboard moves, for what moves with it.
struct KeyboardMotion {
  let duration: TimeInterval
  /// Its own curve, which has no name among the options, and is taken as one of them all the same.
  let curve: UIView.AnimationOptions
}

/// The geometry of an on-screen keyboard.
enum KeyboardArea {
  /// One that floats, or is split in two, covers nothing that a HUD could keep clear of.
  static func isDocked(_ keyboard: CGRect, on screen: CGRect) -> Bool {
    keyboard.width >= screen.width && keyboard.height > 0 && keyboard.maxY >= screen.maxY
      && keyboard.minY < screen.maxY
  }

  /// How much of the bottom of `bounds`; both in the same coordinates.
  static func covered(of bounds: CGRect, by keyboard: CGRect) -> CGFloat {
    guard keyboard.height > 0, keyboard.maxY >= bounds.maxY else { return 0 }
    return min(max(bounds.maxY - keyboard.minY, 0), bounds.height)
  }
}
#endif
