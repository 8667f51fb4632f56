#if canImport(UIKit)
import UIKit

extension StageView {
  /// The window of the app that this view covers, or in which it covers a view.
  var appWindow: UIWindow? {
    // Without Objective-C, this is the double of UIKit on Linux.
    #if os(tvOS) || !canImport(ObjectiveC)
    if let window = window as? TVWindow { return window.appKeyWindow }
    #endif
    return window
  }
}

extension UIWindow {
  /// The root controller and the controllers that are presented on it, from back to front.
  var controllers: [UIViewController] {
    rootViewController.map { Array(sequence(first: $0, next: \.presentedViewController)) } ?? []
  }

  /// The view whose traits and tint colour are those of the app: the root controller's. A controller
  /// that is presented over the full screen removes it from the window.
  var rootView: UIView {
    guard let view = rootViewController?.viewIfLoaded, view.window != nil else { return self }
    return view
  }
}
#endif
