#if canImport(UIKit)
import HUDCore
import UIKit

/// A tinted view that blurs the app below it, or shows the app through glass.
@MainActor final class MaterialView: UIVisualEffectView {
  private static let frameTime = Duration.milliseconds(16)

  /// Whether the view uses glass, not a blur, if the app has not set an effect of its own.
  private let prefersGlass: Bool
  private let system: SystemFeatures
  private var material: Slots.Material
  private var isShown = false
  /// The transition that starts once the glass can be seen; nil if no transition waits for that.
  private var awaited: Transition?
  private let timer = WakeTimer()

  init(_ material: Slots.Material, isGlass: Bool, on system: SystemFeatures) {
    prefersGlass = isGlass
    self.system = system
    self.material = material
    super.init(effect: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("Not in storyboards.") }

  func show(_ material: Slots.Material) {
    let old = self.material
    self.material = material
    overrideUserInterfaceStyle = adapts ? .unspecified : material.isDark ? .dark : .light
    // Do not clip glass: it clips its content itself, and its highlight at the edge must not be cut
    // off.
    clipsToBounds = !isGlass
    if isGlass, #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) {
      // Set `cornerConfiguration`, because glass ignores the corner radius of the layer and is a
      // capsule by default.
      cornerConfiguration = .corners(radius: .fixed(Double(material.cornerRadius)))
    } else {
      layer.cornerRadius = material.cornerRadius
      layer.cornerCurve = material.isContinuous ? .continuous : .circular
    }
    // Glass that adapts to the content below it is the same in a light and in a dark appearance,
    // unless it has a tint. Other glass takes a new appearance only when its effect is set again.
    let isSame =
      old.effect == material.effect && old.isTinted == material.isTinted
      && old.hasFixedAppearance == material.hasFixedAppearance
      && (adapts && !material.isTinted
        || old.tint == material.tint && old.isDark == material.isDark)
    guard isShown, awaited == nil, !isSame else { return }
    UIView.performWithoutAnimation { apply(shownEffect) }
  }

  /// Fades as `transition` says, by setting or removing the effect, because an alpha below 1 would
  /// switch the blur off. Glass that cannot be seen yet fades in once it can be seen.
  func play(_ transition: Transition, at now: Duration) {
    let rest = transition.start + transition.fadeDuration - now
    isShown = transition.to.opacity > 0
    awaited = isShown && isGlass && !canBeSeen ? transition : nil
    guard awaited == nil else { return }
    let end = isShown ? shownEffect : system.keepsGlass && isGlass ? UIVisualEffect() : nil
    guard rest > .zero else { return UIView.performWithoutAnimation { apply(end) } }
    if transition.from.opacity == 0 { UIView.performWithoutAnimation { apply(nil) } }
    withActions { UIView.animateAlone(over: rest, transition.fadeCurve) { self.apply(end) } }
  }

  /// Plays the transition that waits, if the glass can be seen now. Called in each turn of the run
  /// loop, because UIKit does not report when a view that contains the glass has faded in.
  func playAwaited(at now: Duration) {
    guard let awaited else { return }
    if canBeSeen { return play(awaited, at: now) }
    // Core Animation fades without turns of the run loop, so wake the run loop for the next frame.
    // A hidden view needs no wake: the code that shows the view will cause a turn.
    timer.ring(after: isSeen(\.opacity) ? Self.frameTime : nil) {}
  }

  /// Moves and changes its size with the panel. UIKit animates this view, and not only its layer,
  /// because otherwise the views inside the effect would not be animated.
  func follow(_ move: LayoutMove, at now: Duration) {
    let rest = move.end - now
    guard rest > .zero else { return }
    let size = move.shape(at: now).frame.size
    let start = (bounds: CGRect(origin: .zero, size: size), center: center + move.offset(at: now))
    withActions { UIView.animateAlone(over: rest, .spring) { self.move(from: start) } }
    move.run(onCorners: layer)
  }

  /// Runs `animate` with animations turned on.
  ///
  /// The caller may have turned off Core Animation's implicit actions, and the app may have turned
  /// off UIKit's animations for a while. In both cases the effect would change at once, while the
  /// panel still fades. If the app has turned its animations off for good, they stay off.
  private func withActions(_ animate: () -> Void) {
    let wereEnabled = UIView.areAnimationsEnabled
    if !CALayer.hudIsStill { UIView.setAnimationsEnabled(true) }
    withImplicitAnimation(animate)
    UIView.setAnimationsEnabled(wereEnabled)
  }

  /// Sets the effect. A blur also gets the tint as the background of its content. Other effects do
  /// not: the HUD's own glass contains the tint already.
  ///
  /// Without a blur, the background has the tint's colour with alpha 0, so that only the alpha
  /// changes in a fade. `UIColor.clear` is transparent black, so a fade to that colour would turn
  /// grey on the way.
  private func apply(_ effect: UIVisualEffect?) {
    self.effect = effect
    let tint = UIColor(cgColor: material.tint)
    contentView.backgroundColor = effect is UIBlurEffect ? tint : tint.withAlphaComponent(0)
  }

  var isGlass: Bool { ownEffect?.isGlass ?? prefersGlass }

  /// Whether this is glass that turns light or dark with the content below it.
  var adapts: Bool { isGlass && !material.hasFixedAppearance }

  /// The effect that the app has set as the bezel of the style; nil if it has set none.
  private var ownEffect: UIVisualEffect? { material.effect?.value() }

  private var shownEffect: UIVisualEffect { ownEffect ?? .effect(of: material, isGlass: isGlass) }
}

extension UIView {
  /// Whether the view is in a window and, with all its superviews, is opaque enough for glass.
  ///
  /// Glass that is installed at a lower opacity stays flat, even when the opacity rises later. The
  /// limit was found by experiment: https://github.com/expo/expo/pull/48994.
  ///
  /// The opacity of each view is the smaller value of its model layer and its presentation layer.
  /// The model layer alone is not enough: UIKit's transitions set its opacity to the final value at
  /// once.
  fileprivate var canBeSeen: Bool {
    isSeen { min($0.opacity, $0.presentation()?.opacity ?? $0.opacity) }
  }

  /// Whether the view can be seen. With the opacity of model layers, this is so once the current
  /// animations have ended; if not, the view stays invisible until some code shows it.
  fileprivate func isSeen(_ opacity: (CALayer) -> Float) -> Bool {
    let views = sequence(first: self as UIView, next: \.superview)
    return window != nil
      && views.reduce(Float(1)) { $1.isHidden ? 0 : $0 * opacity($1.layer) } > 0.02
  }

  /// Moves this view to its place from the place `start`, in an animation that the caller begins.
  func move(from start: (bounds: CGRect, center: CGPoint)) {
    let end = (bounds: bounds, center: center)
    guard end != start else { return }
    UIView.performWithoutAnimation { (bounds, center) = start }
    (bounds, center) = end
  }

  /// Animates `changes` over `time` with `curve`, even inside an animation block of the app.
  static func animateAlone(over time: Duration, _ curve: Curve, _ changes: @escaping () -> Void) {
    let options: UIView.AnimationOptions =
      .beginFromCurrentState | .allowUserInteraction | .overrideInheritedDuration
      | .overrideInheritedCurve
    guard curve == .spring else {
      let easing: UIView.AnimationOptions = curve == .easeIn ? .curveEaseIn : .curveEaseOut
      return animate(
        withDuration: time.seconds, delay: 0, options: options | easing, animations: changes)
    }
    // Use the same spring as the panel: it comes to rest within `time` and does not overshoot.
    animate(
      withDuration: time.seconds, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: options, animations: changes)
  }
}

extension UIView.AnimationOptions {
  /// Returns the union of both. An array literal of options would link all functions of `OptionSet`
  /// into the app.
  static func | (left: Self, right: Self) -> Self { Self(rawValue: left.rawValue | right.rawValue) }
}
#endif
