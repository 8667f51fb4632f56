#if canImport(UIKit)
import HUDCore
import UIKit

/// Shows the stage in a window of the app, as SVProgressHUD does: in the key window of the scene
/// that the user is working with.
///
/// An alert or a sheet that the app presents later is in front of the stage, so that a HUD that
/// blocks the app does not block it. A new request comes to the front again, and to the window that
/// is the key window then.
@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
@MainActor final class KeyWindowAttachment: Attachment {
  private weak var preferred: UIWindow?
  private let highestLevel: () -> CGFloat
  private var request: Request.ID?

  /// - Parameters:
  ///   - preferred: The window to use as long as it is visible; nil for the key window.
  ///   - highestLevel: Returns the level above which no window is chosen.
  init(preferring preferred: UIWindow?, upTo highestLevel: @escaping () -> CGFloat) {
    self.preferred = preferred
    self.highestLevel = highestLevel
  }

  var isReady: Bool { window != nil }

  var reasonNotReady: String { "the app has no window in the foreground. It appears when it has." }

  func attach(_ stage: StageView) {
    if let window { stage.fill(window) }
  }

  func detach(_ stage: StageView) {
    request = nil
    stage.removeFromSuperview()
  }

  /// Among the windows that are not above the highest level, the key window, or else the foremost
  /// one. If all are above it, the key window.
  private var window: UIWindow? {
    if let preferred, !preferred.isHidden, preferred.windowScene != nil { return preferred }
    let all = UIApplication.scenes.best?.windows ?? []
    let windows = all.filter { !$0.isHidden && $0.alpha > 0 && !($0 is HUDWindow) }
    let level = highestLevel()
    let below = windows.filter { $0.windowLevel.rawValue <= level }
    return below.last(where: \.isKeyWindow) ?? below.last ?? windows.last(where: \.isKeyWindow)
  }

  /// Brings a new request to the front. Otherwise keeps the stage in front of the window's root
  /// view, which may be another one now, and behind everything else that was added to the window
  /// later.
  private func stayInFront(_ stage: StageView) {
    guard let id = stage.slots?.request else { return }
    if id != request, let window {
      if stage.superview !== window {
        stage.fill(window)
      } else if request != nil {
        // The first request was already in front when the stage was added.
        window.bringSubviewToFront(stage)
      }
      request = id
    }
    guard let window = stage.superview as? UIWindow, let root = window.rootViewController else {
      return
    }
    if let view = window.subview(around: root), window.isInFront(view, of: stage) {
      window.insertSubview(stage, aboveSubview: view)
    }
    stage.isBehindPresented = sequence(first: root, next: \.presentedViewController).dropFirst()
      .compactMap(window.subview).contains { window.isInFront($0, of: stage) }
  }

  func keep(_ stage: StageView) -> Bool {
    let scene = stage.window?.windowScene
    let isVisible =
      stage.window?.isHidden == false && scene?.activationState.isForeground == true
    if !isVisible, let window, window !== stage.window {
      UIView.performWithoutAnimation { stage.fill(window) }
      return true
    }
    stayInFront(stage)
    return scene?.isAttached == true
  }
}

extension UIWindow {
  /// Returns the subview that contains the view of `controller`.
  fileprivate func subview(around controller: UIViewController) -> UIView? {
    guard let view = controller.viewIfLoaded else { return nil }
    return subviews.last { view.isDescendant(of: $0) }
  }
}
#endif
