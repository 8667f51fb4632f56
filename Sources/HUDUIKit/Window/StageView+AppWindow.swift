#if canImport(UIKit)
package import UIKit

extension StageView {
  /// The app's window that the HUD covers, or that contains the covered view; nil if there is none.
  var appWindow: UIWindow? {
    // Without Objective-C, UIKit is the test double on Linux.
    #if os(tvOS) || !canImport(ObjectiveC)
    if let window = window as? TVWindow { return window.appKeyWindow }
    #endif
    return window
  }
}

extension UIWindow {
  /// The root controller and the controllers that are presented on it, from back to front.
  package var controllers: [UIViewController] {
    rootViewController.map { Array(sequence(first: $0, next: \.presentedViewController)) } ?? []
  }

  /// The view whose traits and tint colour the HUD takes over: the root controller's view, or the
  /// window itself if that view is in no window, for example under a full-screen controller.
  var rootView: UIView {
    guard let view = rootViewController?.viewIfLoaded, view.window != nil else { return self }
    return view
  }
}
#endif
