#if canImport(UIKit)
import UIKit

/// The root view controller of the HUD's window, whose view is the stage.
///
/// The system asks the topmost window about bars and orientations. That is the HUD's, so this
/// controller passes each question on to the app's own controller. It is not told when the app's
/// answers change, so `followApp()` compares them again and again.
@MainActor final class StageController: UIViewController {
  /// The HUD's window. Stored, because the system asks for orientations before the view is loaded.
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
  /// The answers when the system was last told of a change; nil before the first call.
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

  /// The orientations of the app's controller, if the app allows at least one of them for this
  /// window. Otherwise UIKit would end the app, so the allowed ones are returned.
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

  /// Returns the controller that answers for the front one. A container names a child, for example
  /// the top controller of a navigation controller in a tab bar.
  private func speaker(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController? {
    var speaker = front(where: \.takesOverBars)
    // The limit ends the loop if a controller names itself. No app nests as many containers.
    for _ in 0..<20 {
      guard let next = speaker?[keyPath: child] else { break }
      speaker = next
    }
    return speaker
  }

  /// Returns the app's controller that the system would ask without the HUD. A presented controller
  /// counts only if `hasSay` is true for it. An alert or a sheet, for example, does not decide.
  private func front(where hasSay: (UIViewController) -> Bool) -> UIViewController? {
    let root = window?.windowScene?.keyWindow?.rootViewController
    guard let root, root !== self else { return nil }
    let presented = sequence(first: root, next: \.presentedViewController).dropFirst()
    return presented.reduce(root) { hasSay($1) ? $1 : $0 }
  }
  #endif
}

#if !os(tvOS) && !os(visionOS)
/// The answers that the system asks for again only when it is told to.
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
