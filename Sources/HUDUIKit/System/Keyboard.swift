#if canImport(UIKit)
import HUDCore
import UIKit

#if os(tvOS) || os(visionOS)
/// A keyboard that never covers the HUD. tvOS does not report its keyboard, and visionOS shows the
/// keyboard in a separate window.
@MainActor final class Keyboard {
  var changed: (KeyboardMotion?) -> Void = { _ in }

  func covered(of view: UIView) -> CGFloat { 0 }
}
#else
/// The position of the on-screen keyboard, as the system last reported it.
@MainActor final class Keyboard {
  /// Called when the frame of the keyboard changes; with nil if it changes without animation.
  var changed: (KeyboardMotion?) -> Void = { _ in }
  private let observers = NotificationObservers()
  /// The keyboard's frame in the screen's coordinates; nil before the first notification.
  private var frame: CGRect?
  private weak var screen: UIScreen?

  init() {
    // This one notification is enough: it also comes when the keyboard is shown, hidden or
    // undocked.
    observers.observe(UIResponder.keyboardWillChangeFrameNotification) { [weak self] in
      guard let self else { return }
      let told = $0.userInfo
      frame = told?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      screen = $0.object as? UIScreen
      let duration = told?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0
      let curve = told?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
      changed(duration > 0 ? (duration, .init(rawValue: curve << 16)) : nil)
    }
  }

  /// Returns the height of the part at the bottom of `view` that the keyboard covers, in points.
  func covered(of view: UIView) -> CGFloat {
    guard let frame, let screen = screen ?? view.window?.windowScene?.screen else {
      // The keyboard may have been on the screen before this object was created. The keyboard's
      // layout guide in `view` is correct from the first layout after the guide was accessed.
      return view.bounds.height(coveredBy: view.keyboardLayoutGuide.layoutFrame)
    }
    // Ignore a keyboard that floats or is split, and one below the screen.
    guard frame.width >= screen.bounds.width, frame.maxY >= screen.bounds.maxY,
      frame.minY < screen.bounds.maxY
    else { return 0 }
    return view.bounds.height(coveredBy: view.convert(frame, from: screen.coordinateSpace))
  }
}
#endif

/// The duration in seconds and the curve of a movement of the keyboard or of an app's bar, so that
/// the panel can move in the same way. UIKit accepts the curve of a keyboard as the raw value of an
/// animation option, although no named option has that value.
typealias KeyboardMotion = (duration: TimeInterval, curve: UIView.AnimationOptions)

extension CGRect {
  /// Returns the height of the part at the bottom of this rectangle that `keyboard` covers. Both
  /// are in the same coordinates.
  func height(coveredBy keyboard: CGRect) -> CGFloat {
    guard keyboard.height > 0, keyboard.maxY >= maxY else { return 0 }
    return Swift.min(Swift.max(maxY - keyboard.minY, 0), height)
  }
}
#endif
