#if canImport(UIKit)
import UIKit

/// The root view controller of the HUD's window, whose view is the stage.
///
/// The system asks the topmost window about bars and orientations. That window is the HUD's, so
/// this controller passes each question on to the app's own controller. UIKit does not report when
/// the app's answers change, so `followApp()` is called in every turn of the run loop and compares
/// them with the previous answers.
@MainActor final class StageController: UIViewController {
  /// The HUD's window. It is stored because the system asks for orientations before the view is
  /// loaded, when `view.window` is not available.
  weak var window: UIWindow?
  private let stage: StageView
  private let application: UIApplication?

  init(_ stage: StageView, application: UIApplication?) {
    self.stage = stage
    self.application = application
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Not used in storyboards.") }

  override func loadView() { view = stage }

  #if os(tvOS) || os(visionOS)
  /// Does nothing: these systems have no bars and do not rotate.
  func followApp() {}
  #else
  /// The answers at the last call of `followApp()`; nil before the first call.
  private var told: Answers?

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

  @available(iOS 26.0, *)
  override var prefersInterfaceOrientationLocked: Bool {
    speaker(\.childForInterfaceOrientationLock)?.prefersInterfaceOrientationLocked ?? false
  }

  /// The orientations that the app's controller supports. If the app delegate allows none of them
  /// for this window, this property returns the orientations that the app delegate allows. UIKit
  /// would end the app if this controller and the app delegate had no orientation in common.
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let wanted = front(where: \.fillsWindow)?.supportedInterfaceOrientations ?? .all
    guard let window, let application else { return wanted }
    let allowed = application.orientations(allowedIn: window)
    return wanted.isDisjoint(with: allowed) ? allowed : wanted
  }

  /// Tells the system to ask again for the answers that have changed since the last call.
  func followApp() {
    let now = Answers(of: self)
    let before = told
    told = now
    guard now != before else { return }
    if now.statusBar != before?.statusBar { setNeedsStatusBarAppearanceUpdate() }
    if now.hidesHomeIndicator != before?.hidesHomeIndicator {
      setNeedsUpdateOfHomeIndicatorAutoHidden()
    }
    if now.deferringEdges != before?.deferringEdges {
      setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    }
    if now.orientations != before?.orientations { setNeedsUpdateOfSupportedInterfaceOrientations() }
    if #available(iOS 26.0, *), now.locksOrientation != before?.locksOrientation {
      setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    }
  }

  /// Returns the controller of the app that decides about one thing that the system asks for, such as
  /// the style of the status bar.
  ///
  /// The search begins at the front controller. It follows the property `child`, such as
  /// `\.childForStatusBarStyle`, from controller to controller until the property is nil. For
  /// example, it leads from a tab bar controller to its navigation controller, and from there to
  /// the top controller.
  private func speaker(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController? {
    var speaker = front(where: \.takesOverBars)
    // Limit the number of steps, so that the loop ends even if a controller returns itself as its
    // child. No app nests 20 containers.
    for _ in 0..<20 {
      guard let next = speaker?[keyPath: child] else { break }
      speaker = next
    }
    return speaker
  }

  /// Returns the app's controller that would decide in place of this one if there were no HUD; nil if
  /// the app has no key window. It is the topmost presented controller for which `hasSay` is true, or
  /// the root controller. An alert or a sheet, for example, decides nothing.
  private func front(where hasSay: (UIViewController) -> Bool) -> UIViewController? {
    let root = window?.windowScene?.keyWindow?.rootViewController
    guard let root, root !== self else { return nil }
    let presented = sequence(first: root, next: \.presentedViewController).dropFirst()
    return presented.reduce(root) { hasSay($1) ? $1 : $0 }
  }
  #endif
}

#if !os(tvOS) && !os(visionOS)
/// The answers that the system keeps until a `setNeeds…` method tells it to ask again.
private struct Answers: Equatable {
  struct StatusBar: Equatable {
    let style: UIStatusBarStyle
    let isHidden: Bool
  }

  let statusBar: StatusBar
  let hidesHomeIndicator: Bool
  let deferringEdges: UIRectEdge
  let orientations: UIInterfaceOrientationMask
  let locksOrientation: Bool

  @MainActor init(of controller: UIViewController) {
    statusBar = StatusBar(
      style: controller.preferredStatusBarStyle, isHidden: controller.prefersStatusBarHidden)
    hidesHomeIndicator = controller.prefersHomeIndicatorAutoHidden
    deferringEdges = controller.preferredScreenEdgesDeferringSystemGestures
    orientations = controller.supportedInterfaceOrientations
    if #available(iOS 26.0, *) {
      locksOrientation = controller.prefersInterfaceOrientationLocked
    } else {
      locksOrientation = false
    }
  }
}

extension UIApplication {
  fileprivate func orientations(allowedIn window: UIWindow) -> UIInterfaceOrientationMask {
    #if canImport(ObjectiveC)
    let answer = delegate?.application?(self, supportedInterfaceOrientationsFor: window)
    #else
    // Without Objective-C, every method of a protocol is required, so there is no `?` before the
    // call.
    let answer = delegate?.application(self, supportedInterfaceOrientationsFor: window)
    #endif
    return answer ?? supportedInterfaceOrientations(for: window)
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
#endif
