#if canImport(UIKit)
import HUDCore
import UIKit

#if os(tvOS) || os(visionOS)
/// A keyboard that never covers the HUD. tvOS does not report its keyboard, and visionOS shows the
/// keyboard in a separate window.
@MainActor final class Keyboard {
  var changed: (KeyboardMotion) -> Void = { _ in }

  func covered(of view: UIView) -> CGFloat { 0 }
}
#else
/// The position of the on-screen keyboard, as the system last reported it.
@MainActor final class Keyboard {
  /// Called when the frame of the keyboard changes.
  var changed: (KeyboardMotion) -> Void = { _ in }
  private let observers = NotificationObservers()
  /// The keyboard's frame in the screen's coordinates; nil before the first notification.
  private var frame: CGRect?
  private weak var screen: UIScreen?

  init() {
    // This one notification is enough: it also comes when the keyboard is shown, hidden or
    // undocked.
    observers.observe(UIResponder.keyboardWillChangeFrameNotification) { [weak self] in
      self?.take($0)
    }
  }

  /// Returns the height of the part at the bottom of `view` that the keyboard covers, in points.
  func covered(of view: UIView) -> CGFloat {
    guard let frame, let screen = screen ?? view.window?.windowScene?.screen else {
      // The keyboard may have been on the screen before this object was created. The keyboard's
      // layout guide in `view` is correct from the first layout after the guide was accessed.
      return view.bounds.height(coveredBy: view.keyboardLayoutGuide.layoutFrame)
    }
    guard frame.isDocked(on: screen.bounds) else { return 0 }
    return view.bounds.height(coveredBy: view.convert(frame, from: screen.coordinateSpace))
  }

  private func take(_ notification: Notification) {
    let told = notification.userInfo
    frame = told?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    screen = notification.object as? UIScreen
    let duration = told?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
    let curve = told?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    changed(KeyboardMotion(duration: duration ?? 0, curve: .init(rawValue: (curve ?? 0) << 16)))
  }
}
#endif

/// The duration and curve of a movement of the keyboard or of an app's bar, so that the panel can
/// move in the same way.
struct KeyboardMotion {
  /// The duration in seconds; 0 if the keyboard moves without animation.
  let duration: TimeInterval
  /// The curve of the animation. UIKit accepts the curve of a keyboard as the raw value of an
  /// animation option, although no named option has that value.
  let curve: UIView.AnimationOptions

  /// The movement of UIKit's own bars.
  static var ofBars: KeyboardMotion { KeyboardMotion(duration: 0.2, curve: .init(rawValue: 0)) }
}

extension CGRect {
  /// Whether this frame of a keyboard is docked at the bottom of `screen`. The HUD ignores a
  /// keyboard that floats or is split.
  fileprivate func isDocked(on screen: CGRect) -> Bool {
    width >= screen.width && height > 0 && maxY >= screen.maxY && minY < screen.maxY
  }

  /// Returns the height of the part at the bottom of this rectangle that `keyboard` covers. Both
  /// are in the same coordinates.
  func height(coveredBy keyboard: CGRect) -> CGFloat {
    guard keyboard.height > 0, keyboard.maxY >= maxY else { return 0 }
    return Swift.min(Swift.max(maxY - keyboard.minY, 0), height)
  }
}
#endif
