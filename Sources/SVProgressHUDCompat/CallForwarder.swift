#if canImport(UIKit)
import HUDCore
import HUDUIKit
import UIKit

/// Forwards the calls of `SVProgressHUD` to a HUD in the app's key window that only these calls
/// use, or to the HUD of the container, a view that the app has set.
///
/// Each call passes SVProgressHUD's settings as options, so `HUD.style` and `HUD.behavior` never
/// change.
final class CallForwarder: Sendable {
  static let shared = CallForwarder()
  /// The HUD in the app's key window; in an app extension, a HUD that is never shown.
  static let hud = makeHUD(in: nil)

  private struct State: Sendable {
    var settings = Settings()
    /// The view that the app has set as container, and the HUD of that view.
    weak var container: UIView?
    var containerHUD: HUDController?
    /// The HUD in which the last call showed something.
    var shown = CallForwarder.hud
    /// The last call that showed something in this turn of the main queue; nil if there is none.
    var latest: LatestCall?
    /// The mask that the last call passed; nil if it passed none.
    var latestMask: SVProgressHUDMaskType?
    var turnEndIsAwaited = false

    /// The HUD in which the next call shows something: the HUD of the container, if the container
    /// still exists.
    var next: HUDController { (container == nil ? nil : containerHUD) ?? CallForwarder.hud }
  }

  private enum LatestCall: Sendable {
    case spinner(HUD.Handle)
    case toast(HUD.Handle, status: String?)
    case progress(Double, status: String?)
  }

  private let state = Locked(State())

  private init() {
    NotificationRelay.start { [state] hud in
      state.withLock { hud === Self.hud || hud === $0.shown || hud === $0.next }
    }
  }
}

// MARK: Calls

extension CallForwarder {
  func show(_ status: String?, mask: SVProgressHUDMaskType? = nil) {
    let (hud, settings) = beginCall(mask)
    remember(.spinner(hud.show(status: status, options: settings.options)))
  }

  func showProgress(_ progress: Double, status: String?, mask: SVProgressHUDMaskType? = nil) {
    // As in SVProgressHUD, NaN shows the spinner too.
    guard progress >= 0 else { return show(status, mask: mask) }
    let (hud, settings) = beginCall(mask)
    // SVProgressHUD counts each progress of 0 as a new activity.
    guard progress > 0 else {
      return remember(.spinner(hud.show(.ring(0), status: status, options: settings.options)))
    }
    // Pass an empty text for nil, because nil would keep the text of the previous step.
    let status = status ?? ""
    hud.showProgress(progress, status: status, options: settings.options)
    remember(.progress(progress, status: status))
  }

  func showToast(
    mask: SVProgressHUDMaskType? = nil, _ content: (Settings) -> HUD.Content
  ) {
    let (hud, settings) = beginCall(mask)
    let content = content(settings)
    remember(
      .toast(hud.showToast(content, options: settings.options), status: content.status))
  }

  func setStatus(_ status: String?) { shown.setStatus(status) }

  func popActivity() {
    forgetProgress()
    shown.popActivity()
  }

  func dismiss(after delay: TimeInterval, completion: (() -> Void)?) {
    forgetProgress()
    // `nonisolated(unsafe)` is as safe as in SVProgressHUD: the app passes a closure that will be
    // called once, on the main thread.
    nonisolated(unsafe) let completion = completion
    shown.dismiss(after: Duration(timeInterval: delay)) { _ in completion?() }
  }

  var isVisible: Bool { shown.isVisible }

  var settings: Settings { state.withLock(\.settings) }

  /// The view that the app has set as container, if it still exists.
  var container: UIView? { state.withLock(\.container) }

  var shown: HUDController { state.withLock(\.shown) }

  /// Returns the HUD for a call that shows something, and the settings of that call. If the last
  /// such call used a different HUD, dismisses that HUD.
  ///
  /// - Parameter mask: The mask of this call; nil for the default mask.
  private func beginCall(_ mask: SVProgressHUDMaskType?) -> (HUDController, Settings) {
    let (old, hud, settings) = state.withLock { state in
      let old = state.shown
      state.shown = state.next
      state.latestMask = mask
      return (old, state.shown, state.settings.masked(mask))
    }
    // Retain the old HUD until it has disappeared: by now the app may have set another container.
    if old !== hud { old.dismiss { _ in withExtendedLifetime(old) {} } }
    return (hud, settings)
  }
}

// MARK: Settings

extension CallForwarder {
  /// Changes the settings of later calls and of the last call in this turn of the main queue.
  ///
  /// SVProgressHUD read its settings only in the next turn, so apps may set them after the call.
  func change(_ change: (inout Settings) -> Void) {
    let (old, settings, latest, hud) = state.withLock { state in
      let old = state.settings
      change(&state.settings)
      return (old, state.settings.masked(state.latestMask), state.latest, state.shown)
    }
    var options = settings.options
    switch latest {
    case nil:
      break
    case .spinner(let handle):
      handle.update(options: options)
    case .toast(let handle, let status):
      let time = settings.toastTime(for: status)
      // Pass a time only if it has changed, because a time restarts the toast's clock.
      if time != old.toastTime(for: status) { options.duration = time }
      handle.update(options: options)
    case .progress(let progress, let status):
      hud.showProgress(progress, status: status, options: options)
    }
  }

  func setContainer(_ view: UIView?) {
    let hud = view.map { Self.makeHUD(in: $0) }
    let old = state.withLock { state in
      let old = state.containerHUD
      if view == nil || view !== state.container {
        (state.container, state.containerHUD) = (view, hud)
      }
      return old
    }
    // Release the old HUD without the lock, because the release may run code of the app.
    withExtendedLifetime(old) {}
  }

  /// Makes the HUD of `container`; if `container` is nil, the HUD of the app's key window.
  private static func makeHUD(in container: UIView?) -> HUDController {
    // The container may be destroyed before the first call reaches the main actor.
    HUDController { [weak container] in makeHost(in: container) }
  }

  @MainActor static func makeHost(
    in container: UIView?, of app: (any WindowOwner.Type)? = WholeApp.current
  ) -> UIKitHost {
    let host: UIKitHost
    if let app, container == nil || container is UIWindow {
      host = app.makeHost(preferring: container as? UIWindow) {
        shared.state.withLock(\.settings.highestWindowLevel.rawValue)
      }
    } else {
      // Without a container, an app extension shows nothing: the new view is released at once.
      host = UIKitHost(view: container ?? UIView())
      // As in SVProgressHUD, the HUD is in the middle of the container, even if bars cover it.
      host.adjustMetrics = {
        // Without a keyboard, the keyboard's layout guide is as high as the bottom safe area.
        if $0.keyboardInset <= $0.safeArea.bottom { $0.keyboardInset = 0 }
        $0.safeArea = HUD.Insets()
      }
    }
    host.accessibilityIdentifier = "SVProgressHUD"
    host.panelTakesTouches = false
    return host
  }

  private func remember(_ call: LatestCall) {
    let mustAwaitTurnEnd = state.withLock { state in
      state.latest = call
      defer { state.turnEndIsAwaited = true }
      return !state.turnEndIsAwaited
    }
    guard mustAwaitTurnEnd else { return }
    Task { @MainActor in endTurn() }
  }

  /// Forgets the last call. Called in the next turn of the main queue.
  @MainActor func endTurn() {
    state.withLock {
      $0.latest = nil
      $0.turnEndIsAwaited = false
    }
  }

  /// Forgets the last call if it was a progress step: `change` would repeat the step, and so show
  /// the HUD again. Any other call has a handle, which does nothing once its HUD has ended.
  private func forgetProgress() {
    state.withLock { if case .progress = $0.latest { $0.latest = nil } }
  }
}

extension CallForwarder {
  /// Sets the distance of the panel from the centre.
  ///
  /// SVProgressHUD 2.2 showed the panel in the upper left corner in apps with scenes. Many apps
  /// work around this with an offset of half the size of the screen. Such an offset is ignored.
  func setOffset(_ offset: UIOffset) {
    // This function and the app can read the sizes only on the main thread.
    let isWorkaround =
      MainThread.isCurrent
      && MainActor.assumeIsolated {
        containerSizes.contains {
          abs($0.width / 2 - offset.horizontal) < 1 && abs($0.height / 2 - offset.vertical) < 1
        }
      }
    if isWorkaround {
      Log.noticeOnce(
        """
        setOffsetFromCenter(_:) ignores half the size of the screen, which apps set because of a \
        defect of SVProgressHUD 2.2. The HUD is in the centre.
        """)
    }
    change { $0.offset = isWorkaround ? .zero : offset }
  }

  /// The sizes of the views that may contain the HUD: the app's windows and the container.
  @MainActor private var containerSizes: [CGSize] {
    let windows = WholeApp.current?.windows ?? []
    return ([container] + windows).compactMap { $0?.bounds.size }.filter { $0 != .zero }
  }
}
#endif
