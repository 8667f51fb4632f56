#if canImport(UIKit)
import UIKit

/// Holds the stage in its window, and answers for the app where the system asks the topmost window.
///
/// The app's own controller is asked each time. UIKit tells no window that another window's controller
/// changed its mind, so `followApp()` compares the answers.
@MainActor final class StageController: UIViewController {
  /// The window that this controller fills, or is about to: the system asks for orientations before
  /// there is a view.
  weak var window: UIWindow?
  private let stage: StageView
  private let application: UIApplication?

  init(_ stage: StageView, application: UIApplication?) {
    self.stage = stage
    self.application = application
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A HUD's stage is in no storyboard.") }

  override func loadView() { view = stage }

  #if os(tvOS) || os(visionOS)
  /// There are no bars, and nothing turns.
  func followApp() {}
  #else
  /// The answers that the system has; nil before it was told of any.
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

  /// UIKit ends the app if the answer has nothing in common with what the app allows for this window,
  /// which may be less than it allows for its own.
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let wanted = front(where: \.fillsWindow)?.supportedInterfaceOrientations ?? .all
    guard let window, let application else { return wanted }
    let allowed = application.orientations(allowedIn: window)
    return wanted.isDisjoint(with: allowed) ? allowed : wanted
  }

  /// Tells the system to ask again for the answers that have changed since it was last told.
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

  /// The controller that the one in front lets speak, such as the topmost one of a navigation controller
  /// in a tab bar.
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
    let root = window?.windowScene?.keyWindow?.rootViewController
    guard let root, root !== self else { return nil }
    let presented = sequence(first: root, next: \.presentedViewController).dropFirst()
    return presented.reduce(root) { hasSay($1) ? $1 : $0 }
  }
  #endif
}

#if !os(tvOS) && !os(visionOS)
/// The answers that the system does not ask for again by itself.
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
    // Without Objective-C no method is optional.
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
