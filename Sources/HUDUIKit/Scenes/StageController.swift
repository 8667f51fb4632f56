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
    guard let front else { return .default }
    return (front.childForStatusBarStyle ?? front).preferredStatusBarStyle
  }

  override var prefersStatusBarHidden: Bool {
    guard let front else { return false }
    return (front.childForStatusBarHidden ?? front).prefersStatusBarHidden
  }

  override var prefersHomeIndicatorAutoHidden: Bool {
    guard let front else { return false }
    return (front.childForHomeIndicatorAutoHidden ?? front).prefersHomeIndicatorAutoHidden
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    front?.supportedInterfaceOrientations ?? .all
  }

  /// What the user sees under the HUD.
  private var front: UIViewController? {
    var front = viewIfLoaded?.window?.windowScene?.keyWindow?.rootViewController
    while let presented = front?.presentedViewController { front = presented }
    return front === self ? nil : front
  }
}
#endif
