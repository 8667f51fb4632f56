#if canImport(UIKit)
import UIKit

/// Holds the stage in its window, and speaks for the app where the system asks the topmost window.
///
/// The app's own controller is asked each time; that it changed its mind, nobody tells another
/// window. It counts from the next time that the system asks.
@MainActor final class StageController: UIViewController {
  private let stage: StageView

  init(_ stage: StageView) {
    self.stage = stage
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A HUD's stage is in no storyboard.") }

  override func loadView() { view = stage }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    speaker(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }

  override var prefersStatusBarHidden: Bool {
    speaker(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }

  override var prefersHomeIndicatorAutoHidden: Bool {
    speaker(\.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false
  }

  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    speaker(\.childForScreenEdgesDeferringSystemGestures)?
      .preferredScreenEdgesDeferringSystemGestures ?? []
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    front(where: \.fillsWindow)?.supportedInterfaceOrientations ?? .all
  }

  /// Whom the controller in front lets speak: a tab bar's navigation's topmost one, say.
  private func speaker(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController? {
    var speaker = front(where: \.takesOverBars)
    // No app has as many containers in each other; one that names itself would have no end.
    for _ in 0..<20 {
      guard let next = speaker?[keyPath: child] else { break }
      speaker = next
    }
    return speaker
  }

  /// The app's own that the system would ask, were it not for the HUD: an alert or a sheet has no say
  /// in what it does not cover.
  private func front(where hasSay: (UIViewController) -> Bool) -> UIViewController? {
    let root = viewIfLoaded?.window?.windowScene?.keyWindow?.rootViewController
    guard let root, root !== self else { return nil }
    let presented = sequence(first: root, next: \.presentedViewController).dropFirst()
    return presented.reduce(root) { hasSay($1) ? $1 : $0 }
  }
}

extension UIViewController {
  fileprivate var takesOverBars: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }

  fileprivate var fillsWindow: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .overFullScreen
  }
}
#endif
