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

  /// Takes over the traits and the tint colour that the app has set on its root controller or on
  /// that controller's view. Over a window, the stage is a sibling of that view, not a subview.
  ///
  /// Compares the resulting traits, because the app can set them by many properties: overrides and
  /// limits of the view and of its controller.
  func followRootView() {
    guard covered == nil, let superview, let rootView = appWindow?.rootView else { return }
    let (app, inherited) = (rootView.traitCollection, superview.traitCollection)
    let style = app.userInterfaceStyle
    if traitCollection.userInterfaceStyle != style {
      overrideUserInterfaceStyle = style == inherited.userInterfaceStyle ? .unspecified : style
    }
    let size = app.preferredContentSizeCategory
    let limit = size == inherited.preferredContentSizeCategory ? nil : size
    if maximumContentSizeCategory != limit {
      // Both limits set the text size, before iOS 17 too. Remove the lower limit first, so that it
      // is never above the upper limit.
      minimumContentSizeCategory = nil
      maximumContentSizeCategory = limit
      minimumContentSizeCategory = limit
    }
    // While the app presents a sheet or an alert, UIKit makes the tint of the views below grey.
    if rootView.tintAdjustmentMode != .dimmed, tintColor != rootView.tintColor {
      tintColor = rootView.tintColor == superview.tintColor ? nil : rootView.tintColor
    }
    let own = traitCollection
    guard #available(iOS 17.0, tvOS 17.0, *),
      own.accessibilityContrast != app.accessibilityContrast
        || own.layoutDirection != app.layoutDirection
        || own.legibilityWeight != app.legibilityWeight
    else { return }
    // These overrides stay when the app's own end, and then follow the root view.
    traitOverrides.accessibilityContrast = app.accessibilityContrast
    traitOverrides.layoutDirection = app.layoutDirection
    traitOverrides.legibilityWeight = app.legibilityWeight
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
