#if canImport(UIKit) || canImport(SwiftUI)
import HUDCore

/// Shows the HUD that one modifier asks for, and ends it with the modifier. A toast stays its time.
///
///     SwiftUI's update   update(_:)  dismantle()  moved()
///                            │            │          │
///                            ▼            ▼          ▼
///     after the update   follow(): begin, update or end the HUD
///     a HUD's end        finish(_:_:): clear the app's binding, call its `onDismiss`
///
/// SwiftUI calls this class while it updates its views, when an app must not change its state. A
/// call of the HUD posts notifications, which may run code of the app. So every call, and every
/// change of a binding, waits until the update is over.
@MainActor final class HUDPresenter {
  /// The place of the modifier's view.
  enum Position {
    /// In a window.
    case shown(HUDScope.Home)
    /// In no window, because the app presents something over the full screen.
    case covered
    /// In no window.
    case away
  }

  /// Runs a closure after the current update of the views.
  typealias Deferral = @MainActor (@escaping @MainActor () -> Void) -> Void

  /// Runs a closure in the next turn of the main queue, when no update is in progress.
  static let nextTurn: Deferral = { body in Task { body() } }

  fileprivate struct Shown {
    /// The home in which the HUD is shown. A toast stays there when the view has left it.
    let home: HUDScope.Home
    let handle: HUD.Handle
    var wish: HUDWish
    var options: HUD.Options
  }

  private enum State {
    /// No HUD is shown. A wish waits in this state while its view is in no window.
    case idle
    case showing(Shown)
    /// The HUD ended before the app stopped asking for it. It is not shown again until the app has
    /// stopped asking, or asks for another HUD.
    case over(HUDWish)
  }

  private let scope: HUDScope
  private let position: () -> Position
  private let afterUpdate: Deferral
  private var state = State.idle
  private var source = HUDSource.none
  private var wish: HUDWish?
  /// The handler of the latest update, which the button of an older one calls.
  private var action: HUD.Action?
  /// The `onDismiss` of the latest update.
  private var onDismiss: (HUD.Reason) -> Void = { _ in }
  private var home: HUDScope.Home?
  /// The home in which the view asked for `wish`. A toast is shown there even if the view leaves it
  /// in the same update, as in "show Saved, then push".
  private var homeOfWish: HUDScope.Home?
  private var willFollow = false
  /// The presenters whose view was removed before their toast ended. They are retained here.
  private static var withoutView: [HUDPresenter] = []

  /// Creates a presenter.
  ///
  /// - Parameters:
  ///   - scope: The scope that learns the scene of the modifier's view.
  ///   - position: Returns the place of the modifier's view.
  init(
    in scope: HUDScope, afterUpdate: @escaping Deferral = HUDPresenter.nextTurn,
    position: @escaping () -> Position
  ) {
    self.scope = scope
    self.afterUpdate = afterUpdate
    self.position = position
    locate()
  }

  /// Called when SwiftUI has evaluated the modifier. If the modifier asks for the same HUD as
  /// before, nothing happens.
  func update(_ source: HUDSource) {
    self.source = source
    onDismiss = source.onDismiss
    if source.mustClear() { afterUpdate { [weak self] in self?.clearWhatIsNotShown() } }
    let new = steady(source.read())
    locate()
    guard new != wish else { return }
    if new?.isSame(as: wish) != true { homeOfWish = home }
    wish = new
    followLater()
  }

  /// Called when the modifier's view was added to a window or removed from one.
  func moved() {
    locate()
    followLater()
  }

  /// Called when SwiftUI removes the modifier. A HUD ends, and its binding stays as it is. A toast
  /// stays its time and then clears its binding.
  func dismantle() {
    home = nil
    if case .showing(let shown) = state, shown.wish.isToast, wish?.isSame(as: shown.wish) == true {
      Self.withoutView.append(self)
      return
    }
    source = .none
    wish = nil
    followLater()
  }

  /// Tells the scope the scene at once, so that the first calls of the app already find it.
  private func locate() {
    switch position() {
    case .shown(let home):
      self.home = home
      scope.home = home
    case .covered: break
    case .away: home = nil
    }
  }

  /// Returns `wish` with closures that stay the same from update to update.
  private func steady(_ wish: HUDWish?) -> HUDWish? {
    action = wish?.content.action
    var wish = wish
    wish?.content.action = action.map { action in
      HUD.Action(action.title, role: action.role, keepsHUD: action.keepsHUD) { [weak self] in
        self?.action?.perform()
      }
    }
    return wish?.adoptingClosures(of: self.wish)
  }

  private func followLater() {
    guard !willFollow else { return }
    willFollow = true
    // Do not follow at once: UIKit may be moving the view from one window to another. The closure
    // retains this object, which still has to end its HUD after `dismantle()`.
    afterUpdate { self.follow() }
  }

  private func follow() {
    willFollow = false
    switch state {
    case .showing(let shown) where !isWanted(shown): end(shown)
    case .over(let ended) where wish?.isSame(as: ended) != true:
      state = .idle
    default: break
    }
    guard let wish else { return }
    switch state {
    case .idle: show(wish)
    case .showing(let shown): change(shown, to: wish)
    case .over: break
    }
  }

  /// Returns whether the modifier still asks for this HUD, at the place where it is shown.
  private func isWanted(_ shown: Shown) -> Bool {
    guard let wish, wish.isSame(as: shown.wish) else { return false }
    return wish.isToast || home?.controller === shown.home.controller
  }

  private func show(_ wish: HUDWish) {
    guard let home = home ?? (wish.isToast ? homeOfWish : nil) else { return }
    if let shown = takeOver(wish, in: home.controller) {
      observe(shown.handle)
      return change(shown, to: wish)
    }
    let options = wish.options(in: home)
    let handle =
      wish.isToast
      ? home.controller.showToast(wish.content, options: options)
      : home.controller.begin(wish.content, options: options)
    state = .showing(Shown(home: home, handle: handle, wish: wish, options: options))
    observe(handle)
  }

  private func observe(_ handle: HUD.Handle) {
    // Do not capture the handle: releasing an activity ends it.
    handle.endPromise.whenFinished { [weak self, end = handle.endPromise] reason in
      self?.afterUpdate { self?.finish(end, reason) }
    }
  }

  /// Ends the HUD because the modifier asks for it no more.
  private func end(_ shown: Shown) {
    state = .idle
    // The modifier, and with it this object, may be gone when the HUD has disappeared.
    shown.handle.endPromise.whenFinished { [afterUpdate, onDismiss] reason in
      afterUpdate { onDismiss(reason) }
    }
    shown.end()
  }

  /// Changes the visible HUD where the wish or its options have changed.
  private func change(_ shown: Shown, to wish: HUDWish) {
    // The settings of the window may have changed, so prefer the home of now.
    let home = home.flatMap { $0.controller === shown.home.controller ? $0 : nil } ?? shown.home
    let options = wish.options(in: home)
    state = .showing(Shown(home: home, handle: shown.handle, wish: wish, options: options))
    if options != shown.options { shown.handle.update(options: options) }
    if wish.content != shown.wish.content { shown.handle.update(wish.content) }
  }

  /// Takes over the toast of a removed view, if it is the one that `wish` asks for. So a view that
  /// comes in place of the removed one, with the same binding, does not show the toast again.
  private func takeOver(_ wish: HUDWish, in controller: HUDController) -> Shown? {
    for (index, presenter) in Self.withoutView.enumerated() {
      guard case .showing(let shown) = presenter.state, shown.home.controller === controller,
        wish.isSame(as: shown.wish),
        wish.adoptingClosures(of: shown.wish).content == shown.wish.content
      else { continue }
      presenter.state = .idle
      Self.withoutView.remove(at: index)
      return shown
    }
    return nil
  }

  /// Called after a HUD has ended. Clears the app's state if it still asks for that HUD.
  private func finish(_ end: EndPromise, _ reason: HUD.Reason) {
    // A HUD that this class has ended, or has replaced, is no longer in `state`.
    guard case .showing(let shown) = state, shown.handle.endPromise === end else { return }
    Self.withoutView.removeAll { $0 === self }
    state = .over(shown.wish)
    if asks(for: shown.wish) { source.clear() }
    // A plain value cannot be cleared, and some bindings ignore it.
    if !asks(for: shown.wish) {
      state = .idle
      wish = nil
    }
    onDismiss(reason)
  }

  private func clearWhatIsNotShown() {
    if source.mustClear() { source.clear() }
  }

  private func asks(for wish: HUDWish) -> Bool {
    source.read()?.adoptingClosures(of: wish).isSame(as: wish) == true
  }
}

extension HUDPresenter.Shown {
  fileprivate func end() {
    if let activity = handle as? HUD.Activity { activity.end() } else { handle.dismiss() }
  }
}

extension HUDWish {
  /// Returns the options of the call that shows this HUD at `home`.
  fileprivate func options(in home: HUDScope.Home) -> HUD.Options {
    var options = options
    if let surroundings, let window = home.surroundings {
      options.overrides = surroundings.overrides(in: window)
    }
    return options
  }
}
#endif
