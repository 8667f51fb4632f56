#if canImport(UIKit)
import HUDCore
package import UIKit

/// Shows the stage in a window of the app, in front of everything in that window. Without an
/// `order`, the stage is also in front of what the app presents later.
///
/// A question is an alert or an action sheet. It stays in front of the requests that were made
/// before the question, so that a HUD that blocks the app does not block the question.
@MainActor package final class WindowAttachment: Attachment {
  private let scenes: SceneChoice
  /// Returns the window of a scene that shows the HUD.
  package var chooseWindow: (UIWindowScene) -> UIWindow? = { $0.window() }
  /// Called with the stage in each turn of the run loop, and with true if the displayed request is
  /// new in a visible HUD. Moves the stage among the subviews of its window, and returns whether a
  /// controller that the app has presented is in front of it.
  package var order: ((UIView, Bool) -> Bool)?
  /// The ID of the newest request that was displayed; 0 before the first request.
  private var newestRequest: Request.ID = 0
  /// The question that the app asks; nil if it asks none.
  private weak var question: UIAlertController?
  /// The ID of the last call before the question. Requests up to this ID stay behind the question.
  private var callBeforeQuestion: Request.ID = 0

  package init(in scenes: SceneChoice) { self.scenes = scenes }

  var isReady: Bool { scenes.best.flatMap(chooseWindow) != nil }

  var reasonNotReady: String { scenes.reasonNotReady }

  func attach(_ stage: StageView) {
    guard let window = scenes.best.flatMap(chooseWindow) else { return }
    newestRequest = 0
    put(stage, in: window, after: stage.owner?.delegate?.latestCall)
  }

  func detach(_ stage: StageView) { stage.removeFromSuperview() }

  func keep(_ stage: StageView) -> Bool {
    // Lay out first, so that `slots` belong to the displayed request. The layout may run code of
    // the app that dismisses the HUD.
    stage.layoutIfNeeded()
    guard stage.owner != nil, let request = stage.slots?.request.id else { return true }
    let before = newestRequest
    let joins = request > before
    newestRequest = max(before, request)
    // A request that joins a visible HUD stays in that HUD's scene, in the window in use there.
    let scene = stage.isInVisibleWindow ? joins ? stage.window?.windowScene : nil : scenes.best
    if let window = scene.flatMap(chooseWindow), window !== stage.superview {
      let call = joins ? before : stage.owner?.delegate?.latestCall
      UIView.performWithoutAnimation { put(stage, in: window, after: call) }
    } else if let order {
      stage.isBehindPresented = order(stage, joins && before > 0)
    } else {
      stayInFront(stage, for: request)
    }
    return stage.window?.isHidden == false
      && stage.window?.windowScene?.activationState.isAttached == true
  }

  /// - Parameter call: The ID of the last call before the question that is in the window already.
  private func put(_ stage: StageView, in window: UIWindow, after call: Request.ID?) {
    stage.fill(window)
    stage.isBehindPresented = false
    stage.setDrawnInFront(order == nil)
    question = window.rootViewController?.question
    callBeforeQuestion = call ?? 0
  }

  /// Brings the stage to the front. If the displayed request is older than the question, the
  /// question stays in front of the stage.
  private func stayInFront(_ stage: StageView, for request: Request.ID) {
    guard let window = stage.superview as? UIWindow else { return }
    let asked = window.rootViewController?.question
    if asked !== question {
      question = asked
      callBeforeQuestion = stage.owner?.delegate?.latestCall ?? 0
    }
    let front = request <= callBeforeQuestion ? asked.flatMap(window.subview) : nil
    if stage.isBehindPresented != (front != nil) {
      stage.isBehindPresented = front != nil
      stage.setDrawnInFront(front == nil)
    }
    stage.comeToFront(below: front)
  }
}

extension UIViewController {
  /// This alert or action sheet, or else the one that this controller has presented; nil if there is
  /// none. A child controller may have presented it, for example a child that searches.
  fileprivate var question: UIAlertController? {
    if let alert = self as? UIAlertController { return alert }
    if let presentedViewController { return presentedViewController.question }
    return children.lazy.compactMap(\.question).first
  }
}

extension UIWindow {
  /// Returns the subview that contains the view of `controller`; nil if there is none.
  package func subview(around controller: UIViewController) -> UIView? {
    guard let view = controller.viewIfLoaded else { return nil }
    return subviews.last { view.isDescendant(of: $0) }
  }
}
#endif
