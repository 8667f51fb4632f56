#if canImport(UIKit)
import UIKit

/// The root view controller of the HUD's window, whose view is the stage.
///
/// The system asks the topmost window about bars and orientations. That window is the HUD's, so
/// this controller passes each question on to the app's own controller. UIKit does not report when
/// the app's answers change, so `followApp()` is called soon after anything has happened in the app,
/// and compares them with the previous answers.
@MainActor final class StageController: UIViewController {
  private let stage: StageView
  /// The HUD's window. It is stored because the system asks for orientations before the view is
  /// loaded, when `view.window` is not available.
  private weak var window: UIWindow?

  init(_ stage: StageView, in window: UIWindow) {
    self.stage = stage
    self.window = window
    super.init(nibName: nil, bundle: nil)
    noteAnswers()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Not used in storyboards.") }

  override func loadView() { view = stage }

  #if os(visionOS) || !canImport(ObjectiveC)
  /// Asks visionOS to draw no glass behind the HUD's window. The double of UIKit is every system.
  override var preferredContainerBackgroundStyle: UIContainerBackgroundStyle { .hidden }
  #endif

  #if os(tvOS) || os(visionOS)
  // These systems have no bars and do not rotate.
  private func noteAnswers() {}

  func followApp() {}

  var isAllowedAsApp: Bool { true }
  #else
  /// The answers that the system knows, because they are those of the app before this controller's
  /// window appeared, or were told by `followApp()`.
  private var told: [AnyHashable] = []
  /// The sheet that was in front when this controller was made, and the style that the status bar
  /// then had above it.
  private weak var sheet: UIViewController?
  private var styleOverSheet = UIStatusBarStyle.default
  /// The answer to a question about orientations while the app is being asked for its own answer;
  /// nil otherwise. The app may need this controller's answer for its own.
  private var provisionalOrientations: UIInterfaceOrientationMask?

  private var front: FrontController? { FrontController(in: window?.windowScene) }

  private func noteAnswers() {
    told = answers
    sheet = front?.sheet
    styleOverSheet = window?.windowScene?.statusBarManager?.statusBarStyle ?? .default
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    let front = front
    if let sheet, sheet === front?.sheet { return styleOverSheet }
    guard let speaker = front?.speaker(\.childForStatusBarStyle) else { return .default }
    let style = speaker.preferredStatusBarStyle
    return style == .default ? defaultStyle(over: speaker) : style
  }

  /// Returns the style that the default style is over `speaker`. UIKit would look at the HUD's own
  /// window, so the answer must be explicit if one of the two is dark and the other is not.
  private func defaultStyle(over speaker: UIViewController) -> UIStatusBarStyle {
    let style = speaker.viewIfLoaded?.traitCollection.userInterfaceStyle
    guard let style, style != window?.traitCollection.userInterfaceStyle else { return .default }
    switch style {
    case .dark: return .lightContent
    case .light: return .darkContent
    default: return .default
    }
  }

  override var prefersStatusBarHidden: Bool {
    front?.speaker(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }

  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    front?.speaker(\.childForStatusBarHidden)?.preferredStatusBarUpdateAnimation ?? .fade
  }

  override var prefersHomeIndicatorAutoHidden: Bool {
    front?.speaker(\.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false
  }

  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    front?.speaker(\.childForScreenEdgesDeferringSystemGestures)?
      .preferredScreenEdgesDeferringSystemGestures ?? []
  }

  override var prefersPointerLocked: Bool {
    front?.speaker(\.childViewControllerForPointerLock)?.prefersPointerLocked ?? false
  }

  @available(iOS 26.0, *)
  override var prefersInterfaceOrientationLocked: Bool {
    front?.speaker(\.childForInterfaceOrientationLock)?.prefersInterfaceOrientationLocked ?? false
  }

  /// The orientations that the app's controller supports. If the app delegate allows none of them
  /// for this window, this property returns the orientations that the app delegate allows. UIKit
  /// would end the app if this controller and the app delegate had no orientation in common.
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    if let provisionalOrientations { return provisionalOrientations }
    let wanted = appOrientations
    // Do not ask a delegate that may log each question if any answer would do.
    guard wanted != .all, let window, let application = window.windowScene?.application else {
      return wanted
    }
    let allowed = answering(wanted) { application.orientations(allowedIn: window) }
    return wanted.isDisjoint(with: allowed) ? allowed : wanted
  }

  private var appOrientations: UIInterfaceOrientationMask {
    answering(.all) { front?.forOrientations?.supportedInterfaceOrientations ?? .all }
  }

  /// Asks the app, and answers with `provisional` if it asks this controller meanwhile. Many
  /// delegates answer with the orientations of the topmost controller, which may be this one, and
  /// without this answer the question would never end.
  private func answering(
    _ provisional: UIInterfaceOrientationMask, _ ask: () -> UIInterfaceOrientationMask
  ) -> UIInterfaceOrientationMask {
    let outer = provisionalOrientations
    provisionalOrientations = provisional
    defer { provisionalOrientations = outer }
    return ask()
  }

  /// Whether the app delegate allows the same orientations for the HUD's window as for the app's.
  /// If not, the HUD's window would turn the app when it appears.
  var isAllowedAsApp: Bool {
    guard let window, let scene = window.windowScene, let application = scene.application,
      application.delegate != nil, let appWindow = scene.keyWindow
    else { return true }
    return application.orientations(allowedIn: window)
      == application.orientations(allowedIn: appWindow)
  }

  /// Tells the system to ask again if an answer has changed since the last call.
  func followApp() {
    guard stage.system.platform.asksForBars else { return }
    let answers = answers
    guard answers != told else { return }
    told = answers
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    setNeedsUpdateOfPrefersPointerLocked()
    setNeedsUpdateOfSupportedInterfaceOrientations()
    if #available(iOS 26.0, *) { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
  }

  /// The answers that the system keeps until a `setNeeds…` method tells it to ask again. The app
  /// delegate is not asked for them: UIKit asks it when it needs its answer.
  private var answers: [AnyHashable] {
    var answers: [AnyHashable] = [
      preferredStatusBarStyle, prefersStatusBarHidden, prefersHomeIndicatorAutoHidden,
      preferredScreenEdgesDeferringSystemGestures.rawValue, prefersPointerLocked,
      appOrientations.rawValue,
    ]
    if #available(iOS 26.0, *) { answers.append(prefersInterfaceOrientationLocked) }
    return answers
  }
  #endif
}

#if !os(tvOS) && !os(visionOS)
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
#endif
#endif
