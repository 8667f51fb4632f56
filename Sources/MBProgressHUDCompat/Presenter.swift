#if canImport(UIKit)
import HUDCore
import HUDUIKit
import UIKit

/// Shows and ends the activity of one `MBProgressHUD`, in a `HUD` that fills that view.
@MainActor final class Presenter {
  private enum State {
    /// The HUD was never shown.
    case new
    /// `show` was called. The activity begins at the next layout of `hud`, so that it has all
    /// settings that the app makes in the same turn.
    case pending
    case shown(HUD.Activity)
    /// The HUD was hidden, but its activity has not ended yet, because its minimum time is not over
    /// or the panel is fading out.
    case hiding(HUD.Activity)
    case hidden
  }

  private unowned let hud: MBProgressHUD
  private var state = State.new
  private(set) var isAnimated = true
  /// The motion of the last show or hide, which a later setting does not change.
  private(set) var animationType = MBProgressHUDAnimation.fade
  private var applied = (content: HUD.Content(), options: HUD.Options())
  private let hideTimer = WakeTimer()
  private var ticks: FrameTicks?
  private(set) lazy var controller = makeController()
  private var scrollFollower: RunLoopObserver?
  /// The custom view and the indicator that was made for the view; nil without a custom view.
  private(set) var custom: (view: UIView, indicator: HUD.Indicator)?
  /// The custom view in the mode `customView`. It is in the bezel view until the panel takes it.
  private weak var heldView: UIView?

  init(_ hud: MBProgressHUD) { self.hud = hud }

  var isFinished: Bool {
    switch state {
    case .new, .pending, .shown: false
    case .hiding, .hidden: true
    }
  }

  // MARK: Calls

  func show(isAnimated: Bool) {
    hideTimer.ring(after: nil) {}
    (self.isAnimated, animationType) = (isAnimated, hud.animationType)
    let old = state
    state = .pending
    if hud.graceTime <= 0 { hud.alpha = 1 }
    holdCustomView()
    followProgress()
    switch old {
    case .new, .pending, .hidden:
      hud.setNeedsLayout()
    case .shown(let activity):
      // Begin the new activity before the old one ends, so that the panel stays.
      appear()
      activity.end()
    case .hiding:
      appear()
      report(hud)
    }
  }

  func hide(isAnimated: Bool) {
    hideTimer.ring(after: nil) {}
    // Begin the activity now, so that a HUD that is hidden in the same turn has its minimum time.
    appear()
    switch state {
    case .new, .pending:
      finish()
    case .shown(let activity):
      (self.isAnimated, animationType) = (isAnimated, hud.animationType)
      update()
      state = .hiding(activity)
      followProgress()
      activity.dismiss(animated: isAnimated)
    case .hiding, .hidden:
      break
    }
  }

  func hide(isAnimated: Bool, after delay: Duration) {
    hideTimer.ring(after: delay) { [weak self] in self?.hide(isAnimated: isAnimated) }
  }

  // MARK: The activity

  /// Begins the activity of a pending HUD, if the HUD has a superview and is not hidden.
  func appear() {
    guard case .pending = state, !hud.isHidden, hud.superview != nil else { return }
    // The app may have set the grace time after `show(isAnimated:)`.
    if hud.graceTime > 0, !controller.isVisible { hud.alpha = 0 }
    applied = (hud.content, hud.options)
    let activity = controller.begin(applied.content, options: applied.options)
    state = .shown(activity)
    activity.endPromise.whenFinished { [weak hud, weak activity] _ in
      hud?.presenter.ended(activity)
    }
  }

  /// Called when the superview or `isHidden` of `hud` has changed.
  func placeChanged() {
    if case .shown(let activity) = state {
      state = .pending
      activity.dismiss(animated: false)
    }
    followProgress()
    followScrollView()
    hud.setNeedsLayout()
  }

  /// Applies the settings that have changed since the last update.
  func update() {
    guard case .shown(let activity) = state else { return }
    let (content, options) = (hud.content, hud.options)
    if options != applied.options { activity.update(options: options) }
    if content != applied.content { activity.update(content) }
    applied = (content, options)
    align()
  }

  func updateProgress() {
    guard case .shown(let activity) = state, let fraction = hud.shownFraction else { return }
    activity.progress = fraction
    applied.content.indicator = hud.indicator
  }

  private func makeController() -> HUDController {
    let host = UIKitHost(view: hud.proxies.ground)
    host.panelTakesTouches = false
    host.placed = { [weak self] in
      self?.hud.place($0)
      self?.align()
    }
    host.played = { [weak hud] in hud?.follow($0) }
    return HUDController(host: host)
  }

  /// Aligns the lines of the panel's texts as the app has aligned the labels. The next change of a
  /// text on the panel resets its alignment.
  private func align() {
    let host = controller.host as? UIKitHost
    host?.statusLabel?.textAlignment = hud.label.textAlignment
    host?.detailLabel?.textAlignment = hud.detailsLabel.textAlignment
  }

  /// If the superview is a scroll view, keeps the HUD in its visible part, in front of table cells.
  private func followScrollView() {
    scrollFollower = nil
    guard let scrollView = hud.superview as? UIScrollView else { return }
    withoutImplicitAnimation { hud.layer.zPosition = 1 }
    scrollFollower = RunLoopObserver { [weak hud, weak scrollView] in
      guard let hud, let scrollView, hud.superview === scrollView else { return }
      if hud.frame != scrollView.bounds {
        UIView.performWithoutAnimation { hud.frame = scrollView.bounds }
      }
      if scrollView.subviews.last !== hud { scrollView.bringSubviewToFront(hud) }
    }
  }

  /// Adds the custom view to the bezel view until the panel takes it, so that the app can connect
  /// it with other views by constraints.
  func holdCustomView() {
    let view = hud.mode == .customView ? hud.customView : nil
    if let heldView, heldView !== view, heldView.superview === hud.bezelView {
      heldView.removeFromSuperview()
    }
    heldView = view
    if let view, !view.isDescendant(of: hud) { hud.bezelView.addSubview(view) }
  }

  func customViewChanged() {
    holdCustomView()
    let view = hud.customView
    if view !== custom?.view { custom = view.map { view in (view, .custom(label: "") { view }) } }
    view?.show(progress: hud.progress)
    update()
  }

  // MARK: The end

  /// Called when `activity` has ended. Does nothing if a later activity has replaced `activity`.
  private func ended(_ activity: HUD.Activity?) {
    switch state {
    case .shown(let current), .hiding(let current): if current === activity { finish() }
    case .new, .pending, .hidden: break
    }
  }

  private func finish() {
    // Retain the view, which is removed below: perhaps only its superview retains it.
    let hud = hud
    state = .hidden
    followProgress()
    hud.alpha = 0
    if hud.removeFromSuperViewOnHide { hud.removeFromSuperview() }
    report(hud)
  }

  private func report(_ hud: MBProgressHUD) {
    hud.completionBlock?()
    tellDelegate(of: hud)
  }

  // MARK: Progress

  /// Reads `progressObject` now and, while the HUD is pending or shown in a view, in each frame.
  func followProgress() {
    var isWanted: Bool {
      switch state {
      case .pending, .shown: hud.progressObject != nil && hud.superview != nil
      case .new, .hiding, .hidden: false
      }
    }
    readProgress()
    if !isWanted {
      ticks = nil
    } else if ticks == nil {
      ticks = FrameTicks { [weak self] in self?.readProgress() }
    }
  }

  private func readProgress() {
    guard let progress = hud.progressObject else { return }
    let fraction = Float(progress.fractionCompleted)
    if fraction != hud.progress { hud.progress = fraction }
  }
}
#endif
