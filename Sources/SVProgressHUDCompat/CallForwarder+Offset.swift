#if canImport(UIKit)
import HUDCore
import UIKit

@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
extension CallForwarder {
  /// Sets the distance of the panel from the centre.
  ///
  /// SVProgressHUD 2.2 put the panel into the upper left corner of an app with scenes. Many apps still
  /// set half the size of the screen as offset because of that, which is ignored here.
  func setOffset(_ offset: UIOffset) {
    // Another thread cannot ask for the sizes, and does not know the screen's either.
    let isWorkaround =
      MainThread.isCurrent
      && MainActor.assumeIsolated {
        containerSizes.contains {
          abs($0.width / 2 - offset.horizontal) < 1 && abs($0.height / 2 - offset.vertical) < 1
        }
      }
    if isWorkaround {
      Log.noticeOnce(
        """
        setOffsetFromCenter(_:) ignores half the size of the screen, which apps set because of a \
        defect of SVProgressHUD 2.2. The HUD is in the centre.
        """)
    }
    change {
      $0.behavior.position =
        isWorkaround
        ? .offset(x: 0, y: 0) : .offset(x: offset.horizontal, y: offset.vertical)
    }
  }

  /// The sizes of all that may contain a HUD: the app's windows, and the view of `setContainerView`.
  @MainActor private var containerSizes: [CGSize] {
    let windows = UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    return ([container] + windows).compactMap { $0?.bounds.size }.filter { $0 != .zero }
  }
}
#endif
