#if canImport(UIKit)
import HUDCore
import UIKit

/// A blurred view of the app below, under a tint.
@MainActor final class MaterialView: UIVisualEffectView {
  /// Whether the system's material is glass.
  private let prefersGlass: Bool
  private var material: Slots.Material
  private var isShown = false

  init(_ material: Slots.Material, isGlass: Bool) {
    prefersGlass = isGlass
    self.material = material
    super.init(effect: nil)
    isUserInteractionEnabled = false
    updateShape()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A HUD's material is in no storyboard.") }

  func show(_ material: Slots.Material) {
    guard material != self.material else { return }
    let looksTheSame =
      material.tint == self.material.tint && material.isTinted == self.material.isTinted
      && material.isDark == self.material.isDark && material.effect == self.material.effect
    self.material = material
    updateShape()
    if isShown, !looksTheSame { UIView.performWithoutAnimation { apply(effect(of: material)) } }
  }

  /// Stands exactly under `view`, which is the one that is laid out.
  func cover(_ view: UIView) {
    bounds = view.bounds
    center = view.center
  }

  /// Comes and goes by its effect: it is what the system can fade.
  func play(_ transition: Transition, at now: Duration) {
    let rest = transition.start + transition.duration - now
    isShown = transition.to.opacity > 0
    let end = isShown ? effect(of: material) : nil
    guard rest > .zero else { return UIView.performWithoutAnimation { apply(end) } }
    if transition.from.opacity == 0 { UIView.performWithoutAnimation { apply(nil) } }
    withActions { animate(over: rest, transition.curve) { self.apply(end) } }
  }

  private func animate(over time: Duration, _ curve: Curve, _ changes: @escaping () -> Void) {
    let options: UIView.AnimationOptions = [
      .beginFromCurrentState, .allowUserInteraction, .overrideInheritedDuration,
      .overrideInheritedCurve,
    ]
    if let easing = curve.option {
      UIView.animate(
        withDuration: time.seconds, delay: 0, options: options.union(easing), animations: changes)
    } else {
      // The panel's own: it comes to rest in that time, and does not swing over.
      UIView.animate(
        withDuration: time.seconds, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: options, animations: changes)
    }
  }

  /// A material is made while layers are written to, and that is done without actions; but UIKit's
  /// animations are actions, and where there are none all changes at once. So it does where the app
  /// turned those of views off, of which the panel above knows nothing.
  private func withActions(_ animate: () -> Void) {
    let wereEnabled = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(true)
    withImplicitAnimation(animate)
    UIView.setAnimationsEnabled(wereEnabled)
  }

  private func updateShape() {
    overrideUserInterfaceStyle = material.isDark ? .dark : .light
    // Glass shines at its edge, and cuts itself.
    clipsToBounds = !isGlass
    if isGlass, #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) {
      // Glass is not cut by its layer's corners, and is a capsule where nobody says otherwise.
      cornerConfiguration = .corners(radius: .fixed(Double(material.cornerRadius)))
    } else {
      withoutImplicitAnimation { layer.cornerRadius = material.cornerRadius }
    }
  }

  /// Glass is tinted by its effect; over a blur the tint fades to itself, as on the way to clear it
  /// would turn grey.
  private func apply(_ effect: UIVisualEffect?) {
    self.effect = effect
    let tint = UIColor(cgColor: material.tint)
    contentView.backgroundColor = effect is UIBlurEffect ? tint : tint.withAlphaComponent(0)
  }

  private var isGlass: Bool { ownEffect?.isGlass ?? prefersGlass }

  /// The app's, where it brought one along.
  private var ownEffect: UIVisualEffect? { material.effect?.value(as: BezelEffect.self)?.effect }

  private func effect(of material: Slots.Material) -> UIVisualEffect {
    if let ownEffect { return ownEffect }
    // The default tint is meant for a blur. Glass finds its own.
    let tint = material.isTinted ? UIColor(cgColor: material.tint) : nil
    return (isGlass ? .glass(tint: tint) : nil)
      ?? UIBlurEffect(style: material.isDark ? .darkMaterial : .lightMaterial)
  }
}

extension Curve {
  /// A spring is none.
  fileprivate var option: UIView.AnimationOptions? {
    switch self {
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    case .spring: nil
    }
  }
}
#endif
