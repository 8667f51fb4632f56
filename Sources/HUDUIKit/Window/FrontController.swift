#if canImport(UIKit) && !os(tvOS) && !os(visionOS)
import UIKit

/// Finds the controllers of the app that would answer the system's questions if there were no HUD.
@MainActor struct FrontController {
  /// The root controller of the app's key window, and the controllers that are presented on it,
  /// from back to front.
  private let chain: [UIViewController]

  /// Returns nil if `scene` has no key window of the app.
  init?(in scene: UIWindowScene?) {
    guard let root = scene?.keyWindow?.rootViewController, !(root is StageController) else {
      return nil
    }
    chain = Array(sequence(first: root, next: \.presentedViewController))
  }

  var forOrientations: UIViewController? { chain.last { $0.fillsWindow } ?? chain.first }

  /// The sheet in front of the controller that decides about the bars; nil if there is none. The
  /// system chooses the style of the status bar above a sheet, and no controller can tell which.
  var sheet: UIViewController? { chain.last.flatMap { $0.isSheet ? $0 : nil } }

  /// Returns the controller that decides about one thing that the system asks for, such as the
  /// style of the status bar.
  ///
  /// The search begins at the topmost presented controller that takes over the bars, or else at the
  /// root controller: an alert or a sheet decides nothing. It follows the property `child`, such as
  /// `\.childForStatusBarStyle`, from controller to controller until the property is nil. For
  /// example, it leads from a tab bar controller to its navigation controller, and from there to
  /// the top controller.
  func speaker(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController? {
    var speaker = chain.dropFirst().last { $0.takesOverBars } ?? chain.first
    // Limit the number of steps, so that the loop ends even if a controller returns itself as its
    // child. No app nests 20 containers.
    for _ in 0..<20 {
      guard let next = speaker?[keyPath: child] else { break }
      speaker = next
    }
    return speaker
  }
}

extension UIViewController {
  fileprivate var takesOverBars: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }

  fileprivate var fillsWindow: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .overFullScreen
  }

  fileprivate var isSheet: Bool {
    presentingViewController != nil && !takesOverBars
      && [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle)
  }
}
#endif
