// API that tvOS does not have, or has only in a later version.
import UIKit

@MainActor func usesWhatIsMissing(_ view: UIView) {
  _ = UINotificationFeedbackGenerator()  // refused: is unavailable in tvOS
  _ = UIResponder.keyboardWillChangeFrameNotification  // refused: is unavailable in tvOS
  _ = view.keyboardLayoutGuide  // refused: is unavailable in tvOS
  _ = UIBlurEffect(style: .systemMaterialDark)  // refused: is unavailable in tvOS
  _ = UIColor.systemBackground  // refused: is unavailable in tvOS
}

@MainActor func asksForIOSAlone(_ view: UIView) {
  if #available(iOS 26.0, *) {
    _ = UIGlassEffect(style: .regular)  // refused: is only available in tvOS 26.0 or newer
  }
}
