#if canImport(UIKit)
import HUDCore
import UIKit

/// Shows the stage in a separate window, and can move the stage to another scene.
///
/// If the app delegate does not allow the app's orientations for a separate window, the stage is in
/// the app's key window instead. A separate window would turn the app.
@MainActor final class WindowPresenter {
  /// The time between two comparisons of the app's answers about bars and orientations.
  private static let interval = Duration.milliseconds(250)

  private(set) var window: HUDWindow?
  private var stage: StageView?
  private var turns: RunLoopTurns?
  private let timer = WakeTimer()
  private var nextComparison = Duration.zero

  var isOpen: Bool { stage != nil }

  /// The scene that contains the stage; nil if the scene is gone.
  var scene: UIWindowScene? { (window ?? stage?.window)?.windowScene }

  /// Shows `stage` in a new window in `scene`.
  func open(_ stage: StageView, in scene: UIWindowScene) {
    self.stage = stage
    let window = HUDWindow(windowScene: scene)
    if let slots = stage.slots { window.follow(slots.subject.options.style.windowLevel) }
    let controller = StageController(stage, in: window)
    window.rootViewController = controller
    if let appWindow = scene.keyWindow, !controller.isAllowedAsApp {
      window.close()
      controller.view = nil
      turns = stage.stayInFront(of: appWindow)
      return
    }
    window.accessibilityViewIsModal = stage.accessibilityViewIsModal
    window.isHidden = false
    self.window = window
    follow(controller)
  }

  func close() {
    turns?.stop()
    turns = nil
    timer.ring(after: nil) {}
    if let window { window.closeWhenAlone() } else { stage?.removeFromSuperview() }
    window = nil
    stage = nil
  }

  /// Moves the stage to a new window in `scene`. The old window cannot be reused, because it would
  /// keep the size of its old scene. The stage stays if the app has presented a controller on its
  /// window.
  func move(to scene: UIWindowScene) {
    guard let stage, window?.rootViewController?.presentedViewController == nil else { return }
    close()
    open(stage, in: scene)
  }

  /// Lets the window and `controller` follow the app's window and controllers, of whose changes
  /// UIKit does not tell.
  private func follow(_ controller: StageController) {
    let asksForBars = controller.asksForBars
    turns = RunLoopTurns { [weak self, weak controller] in
      self?.window?.takeOverTint()
      if asksForBars { self?.compareAnswers(of: controller) }
    }
  }

  /// Compares the answers, but at most once per interval. If a turn of the run loop comes too
  /// early, the timer wakes the run loop at the end of the interval, and that turn compares them.
  private func compareAnswers(of controller: StageController?) {
    guard !LateTurns.isOwnTurn else { return }
    let now = Duration.seconds(CACurrentMediaTime())
    guard now >= nextComparison else { return timer.ring(after: nextComparison - now) {} }
    nextComparison = now + Self.interval
    controller?.followApp()
  }
}
#endif
