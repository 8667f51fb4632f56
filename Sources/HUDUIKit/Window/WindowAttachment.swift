#if canImport(UIKit)
import HUDCore
import UIKit

/// Shows the stage in a window of the app, in front of everything in that window. With
/// `staysInFront`, the stage is also in front of what the app presents later.
///
/// A question is an alert or an action sheet. It stays in front of the requests that were made
/// before the question, so that a HUD that blocks the app does not block the question.
@MainActor final class WindowAttachment: Attachment {
  private let scenes: SceneChoice
  private weak var preferred: UIWindow?
  private let highestLevel: () -> CGFloat
  private let staysInFront: Bool
  /// The ID of the newest request that was displayed; 0 before the first request.
  private var newestRequest: Request.ID = 0
  /// The question that the app asks; nil if it asks none.
  private weak var question: UIAlertController?
  /// The ID of the last call before the question. Requests up to this ID stay behind the question.
  private var callBeforeQuestion: Request.ID = 0

  /// - Parameters:
  ///   - preferred: The window to use as long as it is visible; nil for the window in use.
  ///   - highestLevel: Returns the level above which a window is used only if no other is visible.
  ///   - staysInFront: Whether the stage comes in front of what the app presents later. If not, the
  ///     stage comes to the front only with a new request.
  init(
    in scenes: SceneChoice, preferring preferred: UIWindow? = nil,
    upTo highestLevel: @escaping () -> CGFloat = { UIWindow.Level.normal.rawValue },
    staysInFront: Bool = true
  ) {
    self.scenes = scenes
    self.preferred = preferred
    self.highestLevel = highestLevel
    self.staysInFront = staysInFront
  }

  var isReady: Bool { window(in: scenes.best) != nil }

  var reasonNotReady: String { scenes.reasonNotReady }

  func attach(_ stage: StageView) {
    guard let window = window(in: scenes.best) else { return }
    newestRequest = 0
    put(stage, in: window, after: stage.owner?.delegate?.latestCall)
  }

  func detach(_ stage: StageView) { stage.removeFromSuperview() }

  func keep(_ stage: StageView) -> Bool {
    // Lay out first, so that `slots` belong to the displayed request. The layout may run code of
    // the app that dismisses the HUD.
    stage.layoutIfNeeded()
    guard stage.owner != nil else { return true }
    let (before, request) = (newestRequest, stage.slots?.request.id ?? 0)
    let joins = request > before
    newestRequest = max(before, request)
    // A request that joins a visible HUD stays in that HUD's scene, in the window in use there.
    let scene = stage.isInVisibleWindow ? joins ? stage.window?.windowScene : nil : scenes.best
    if let window = window(in: scene), window !== stage.superview {
      let call = joins ? before : stage.owner?.delegate?.latestCall
      UIView.performWithoutAnimation { put(stage, in: window, after: call) }
    } else if staysInFront {
      stayInFront(stage)
    } else {
      letPresentedCover(stage, unless: joins && before > 0)
    }
    return stage.window?.isHidden == false && stage.window?.windowScene?.isAttached == true
  }

  /// - Parameter call: The ID of the last call before the question that is in the window already.
  private func put(_ stage: StageView, in window: UIWindow, after call: Request.ID?) {
    stage.fill(window)
    stage.isBehindPresented = false
    stage.setDrawnInFront(staysInFront)
    question = window.question
    callBeforeQuestion = call ?? 0
  }

  private func window(in scene: UIWindowScene?) -> UIWindow? {
    guard let scene else { return nil }
    if let preferred, !preferred.isHidden, preferred.windowScene != nil { return preferred }
    return scene.window(upTo: highestLevel())
  }

  /// Brings the stage to the front. If the displayed request is older than the question, the
  /// question stays in front of the stage.
  private func stayInFront(_ stage: StageView) {
    guard let window = stage.superview as? UIWindow, let request = stage.slots?.request.id else {
      return
    }
    let asked = window.question
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

  /// Keeps the stage in front of the root view, even if the app has set another root view, and
  /// behind the views that the app has added later. A new request brings the stage to the front.
  private func letPresentedCover(_ stage: StageView, unless isNew: Bool) {
    guard let window = stage.superview as? UIWindow, let root = window.rootViewController else {
      return
    }
    if isNew {
      window.bringSubviewToFront(stage)
    } else if let view = window.subview(around: root), window.isInFront(view, of: stage) {
      window.insertSubview(stage, aboveSubview: view)
    }
    stage.isBehindPresented = window.controllers.dropFirst().contains {
      window.subview(around: $0).map { window.isInFront($0, of: stage) } == true
    }
  }
}

extension UIViewController {
  /// The controller that this controller, or a child of it, has presented; nil if there is none.
  fileprivate var presentedInside: UIViewController? {
    presentedViewController ?? children.lazy.compactMap(\.presentedInside).first
  }
}

extension UIWindow {
  /// The alert or action sheet in this window; nil if there is none. A child controller may have
  /// presented it, for example a child that searches.
  fileprivate var question: UIAlertController? {
    let chain = sequence(first: rootViewController, next: { $0?.presentedInside })
    return chain.lazy.compactMap { $0 as? UIAlertController }.first
  }

  /// Returns the subview that contains the view of `controller`; nil if there is none.
  fileprivate func subview(around controller: UIViewController) -> UIView? {
    guard let view = controller.viewIfLoaded else { return nil }
    return subviews.last { view.isDescendant(of: $0) }
  }
}
#endif
