#if canImport(UIKit) || canImport(AppKit)
import HUDCore

/// Shows the HUD that one modifier asks for. The HUD ends when the modifier is removed, but a toast
/// stays until its time is over. Several modifiers that ask for the same toast share it.
///
///     SwiftUI's update   update(_:)  dismantle()  a move
///                            │            │          │
///                            ▼            ▼          ▼
///     after the update   follow(): begin, update or end the HUD
///     a HUD's end        finish(_:_:): clear the app's binding, call its `onDismiss`
///
/// SwiftUI calls this class while it updates its views, when an app must not change its state. A
/// call of the HUD posts notifications, which may run code of the app. So every call of the HUD,
/// and every change of a binding, waits until the update is over.
@MainActor final class HUDPresenter {
  /// Runs a closure after the current update of the views.
  typealias Deferral = @MainActor (@escaping @MainActor () -> Void) -> Void

  /// A HUD that the modifier shows, or that it shares with others.
  private struct Shown {
    var wanted: WantedHUD
    /// The scene that shows the HUD. A toast stays in this scene even if the view leaves it.
    var scene: SceneHUD
    let controller: HUDController
    var handle: HUD.Handle
  }

  private let home: SceneHome
  /// The view of the modifier; nil if SwiftUI has removed the modifier.
  private var probe: SceneReader?
  private let afterUpdate: Deferral
  /// A HUD that is wanted is not shown while its view is in no window.
  private var shown: Shown? {
    didSet {
      if shown == nil { Self.withToast.removeAll { $0 === self } }
      if oldValue == nil, shown?.wanted.isToast == true { Self.withToast.append(self) }
    }
  }
  /// The HUD that ended before the app stopped asking for it. It is not shown again until the app
  /// has stopped asking, or asks for another HUD.
  private var over: WantedHUD?
  private var binding = HUDBinding()
  private var wanted: WantedHUD?
  /// The button's action in the newest update. The visible button calls this action, even if an
  /// earlier update created the button.
  private var action: HUD.Action?
  /// The scene in which the view asked for `wanted`. A toast is shown in this scene even if the
  /// view leaves it in the same update, as in "show Saved, then push".
  private var sceneOfWanted: SceneHUD?
  /// The presenters whose toast has not ended, retained because a toast may outlive its view.
  private static var withToast: [HUDPresenter] = []

  /// Creates a presenter for the modifier whose view is `probe`.
  ///
  /// - Parameters:
  ///   - home: The object to which the presenter reports the scene of the modifier's view.
  ///   - afterUpdate: Without it, closures run soon on the main thread, when no update is
  ///     in progress.
  init(
    in home: SceneHome, probe: SceneReader,
    afterUpdate: @escaping Deferral = { MainThread.wake($0) }
  ) {
    (self.home, self.probe, self.afterUpdate) = (home, probe, afterUpdate)
    probe.moved = { [weak self] in
      self?.enterScene()
      self?.followLater()
    }
  }

  /// The scene of the modifier's view; nil if the view is in no window. A view that a full-screen
  /// controller covers is in no window, but keeps its scene.
  private var scene: SceneHUD? {
    probe?.scene != nil || probe?.isCovered == true ? home.hud : nil
  }

  /// Called when SwiftUI has evaluated the modifier. If the modifier asks for the same HUD as
  /// before, the HUD stays as it is.
  func update(_ binding: HUDBinding) {
    self.binding = binding
    let new = binding.read()
    action = new?.content.action
    // Keep the closures the same from update to update.
    new?.content.action?.handler = Box { [weak self] in self?.action?.perform() }
    if let wanted { new?.adoptClosures(of: wanted) }
    enterScene()
    guard new != wanted else { return }
    // The first value of a trigger is no change, so its toast counts as over.
    if wanted == nil, case .change? = new?.identity { over = new }
    if new?.isSame(as: wanted) != true { sceneOfWanted = scene }
    wanted = new
    followLater()
  }

  /// Called when SwiftUI removes the modifier. A HUD ends, and its binding keeps its value. A toast
  /// stays until its time is over and then clears its binding.
  func dismantle() {
    probe = nil
    if let shown, shown.wanted.isToast, wanted?.isSame(as: shown.wanted) == true { return }
    binding = HUDBinding(onDismiss: binding.onDismiss)
    wanted = nil
    followLater()
  }

  /// Tells `home` the scene at once, so that the first calls of the app already find it.
  private func enterScene() {
    if let probe, let scene = probe.scene { home.enter(scene, of: probe, later: afterUpdate) }
  }

  private func followLater() {
    // Do not follow at once: UIKit may be moving the view from one window to another. The closure
    // retains this object, because the object must still end its HUD after `dismantle()`.
    afterUpdate { self.follow() }
  }

  private func follow() {
    if let shown, !isWanted(shown) { end(shown) }
    if wanted?.isSame(as: over) != true { over = nil }
    guard let wanted, over == nil else { return }
    if let shown { change(shown, to: wanted) } else { show(wanted) }
  }

  /// Returns whether the modifier still asks for this toast, or for this HUD in the same scene.
  private func isWanted(_ shown: Shown) -> Bool {
    guard let wanted, wanted.isSame(as: shown.wanted) else { return false }
    return wanted.isToast || scene?.own === shown.scene.own
  }

  private func show(_ wanted: WantedHUD) {
    // A toast with nothing to show is, for example, that of a cancellation.
    if wanted.isToast, wanted.content.isEmpty { return clear(wanted) }
    let place = scene ?? (wanted.isToast ? sceneOfWanted : nil)
    guard let scene = place, asks(for: wanted) else { return }
    let controller = scene.choose()
    if let twin = twin(of: wanted, in: controller), let shown = twin.shown {
      // If the view of `twin` was removed, this presenter takes over the toast.
      if twin.probe == nil { twin.shown = nil }
      observe(shown.handle)
      return change(shown, to: wanted)
    }
    let (content, options) = (wanted.content, wanted.options(in: scene))
    let handle: HUD.Handle =
      if wanted.isToast {
        controller.showToast(content, options: options)
      } else if let progress = wanted.tracked {
        controller.track(progress, in: content, options: options)
      } else {
        controller.begin(content, options: options)
      }
    shown = Shown(wanted: wanted, scene: scene, controller: controller, handle: handle)
    observe(handle)
  }

  private func observe(_ handle: HUD.Handle) {
    // Do not capture the handle: releasing an activity ends it.
    handle.endPromise.whenFinished { [weak self, end = handle.endPromise] reason in
      self?.afterUpdate { self?.finish(end, reason) }
    }
  }

  /// Ends the HUD that the modifier no longer asks for. A toast that another modifier shares stays.
  private func end(_ shown: Shown) {
    self.shown = nil
    // Do not capture `self`: this object may be gone by the time the HUD has disappeared.
    shown.handle.endPromise.whenFinished { [afterUpdate, binding] reason in
      afterUpdate { binding.onDismiss?(reason) }
    }
    if let activity = shown.handle as? HUD.Activity { return activity.end() }
    let isShared = Self.withToast.contains { other in
      other.shown.map { $0.handle === shown.handle && other.asks(for: $0.wanted) } == true
    }
    if !isShared { shown.handle.dismiss() }
  }

  /// Updates the visible HUD if `wanted` has other content or other options.
  private func change(_ shown: Shown, to wanted: WantedHUD) {
    var new = shown
    new.wanted = wanted
    // The settings of the window may have changed, so prefer the current scene of the view.
    if let scene, scene.own === shown.scene.own { new.scene = scene }
    self.shown = new
    let options = wanted.options(in: new.scene)
    if options != shown.wanted.options(in: shown.scene) { shown.handle.update(options: options) }
    guard wanted.content != shown.wanted.content else { return }
    let tracked = wanted.tracked.map { TrackedProgress($0, in: wanted.content).content }
    shown.handle.update(tracked ?? wanted.content)
  }

  /// Returns another presenter whose toast equals `wanted`, to share it; nil if there is none. One
  /// binding may have several modifiers, in a screen and its sheet, or on each view of a `Group`.
  ///
  /// - Parameter isReplaced: Whether the toast of `wanted` was replaced. If so, the other toast
  ///   only needs the same content, and may have another identity.
  private func twin(
    of wanted: WantedHUD, in controller: HUDController, isReplaced: Bool = false
  ) -> HUDPresenter? {
    Self.withToast.first { other in
      guard other !== self, let shown = other.shown, shown.controller === controller,
        shown.handle.endPromise.answer == nil
      else { return false }
      // Views cannot be compared, so two views count as equal.
      return wanted.content.isSame(as: shown.wanted.content)
        && (isReplaced || wanted.isSame(as: shown.wanted))
    }
  }

  /// Called after a HUD has ended.
  private func finish(_ end: EndPromise, _ reason: HUD.Reason) {
    // A HUD that this class has ended, or has replaced, is no longer in `shown`.
    guard let shown, shown.handle.endPromise === end else { return }
    if reason == .replaced, asks(for: shown.wanted),
      let other = twin(of: shown.wanted, in: shown.controller, isReplaced: true)?.shown
    {
      // The other toast still shows what this modifier asks for.
      self.shown?.handle = other.handle
      return observe(other.handle)
    }
    clear(shown.wanted)
    binding.onDismiss?(reason)
  }

  /// Clears the app's state if it still asks for a HUD that is over.
  private func clear(_ ended: WantedHUD) {
    shown = nil
    over = ended
    if asks(for: ended) { binding.clear() }
    // If the app still asks for the HUD, keep it in `over`: not every binding can be cleared.
    if !asks(for: ended), wanted?.isSame(as: ended) == true { (over, wanted) = (nil, nil) }
  }

  private func asks(for wanted: WantedHUD) -> Bool {
    binding.read()?.isSame(as: wanted) == true
  }
}
#endif
