public import HUDLayers

/// The animation block that the current changes belong to.
@MainActor struct AnimationBlock {
  static var current: AnimationBlock?

  static var areEnabled: Bool {
    get { Device.state.animationsAreEnabled }
    set { Device.state.animationsAreEnabled = newValue }
  }

  /// The current block, unless the transaction disables actions: UIKit's animations are actions.
  static var seen: AnimationBlock? {
    areEnabled && !CATransaction.disableActions() ? current : nil
  }

  var duration: TimeInterval
  /// The timing function, or nil for a spring that does not overshoot.
  var timing: CAMediaTimingFunction?

  func run(_ changes: () -> Void) {
    let outer = AnimationBlock.current
    AnimationBlock.current = self
    changes()
    AnimationBlock.current = outer
  }

  func makeAnimation(_ keyPath: String, from start: Any, to end: Any) -> CABasicAnimation {
    let animation = timing == nil ? makeSpring(keyPath) : CABasicAnimation(keyPath: keyPath)
    animation.fromValue = start
    animation.toValue = end
    animation.duration = duration
    animation.timingFunction = timing
    return animation
  }

  /// Makes a spring. UIKit does not document its stiffness. The double assumes that a thousandth of
  /// the distance is left at the end.
  private func makeSpring(_ keyPath: String) -> CABasicAnimation {
    let animation = CASpringAnimation(keyPath: keyPath)
    let frequency = 9.2334 / duration
    animation.stiffness = frequency * frequency
    animation.damping = 2 * frequency
    return animation
  }
}

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var timing: CAMediaTimingFunction {
      switch rawValue >> 16 & 15 {
      case 1: CAMediaTimingFunction(name: .easeIn)
      case 2: CAMediaTimingFunction(name: .easeOut)
      case 3: CAMediaTimingFunction(name: .linear)
      default: CAMediaTimingFunction(name: .easeInEaseOut)
      }
    }
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let block = AnimationBlock(duration: duration, timing: options.timing)
    run(block, after: delay, options, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    precondition(dampingRatio == 1, "The double's springs do not overshoot.")
    precondition(velocity == 0, "The double's springs begin at rest.")
    run(AnimationBlock(duration: duration), after: delay, options, animations, completion)
  }

  private class func run(
    _ wanted: AnimationBlock, after delay: TimeInterval, _ options: UIView.AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    precondition(delay == 0, "The double does not delay animations.")
    precondition(
      options.contains(.beginFromCurrentState),
      "The double's animations begin at the current state.")
    precondition(completion == nil, "No code may depend on the end of an animation.")
    var block = wanted
    // The outer block's values win, unless the options override them.
    if let outer = AnimationBlock.current {
      if !options.contains(.overrideInheritedDuration) { block.duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { block.timing = outer.timing }
    }
    block.run(animations)
  }

  /// The duration of the surrounding block, or zero.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.duration ?? 0
  }

  /// In an animation block, moves the view by an additive animation. It therefore continues from
  /// where the view is drawn, and turns smoothly.
  func slide(from old: CGPoint) {
    add("position", from: CGPoint(x: old.x - center.x, y: old.y - center.y), to: CGPoint.zero)
  }

  func stretch(from old: CGRect) {
    let origin = CGPoint(x: old.minX - bounds.minX, y: old.minY - bounds.minY)
    let size = CGSize(width: old.width - bounds.width, height: old.height - bounds.height)
    add("bounds.origin", from: origin, to: CGPoint.zero)
    add("bounds.size", from: size, to: CGSize.zero)
  }

  private func add<Value: Equatable>(_ keyPath: String, from start: Value, to end: Value) {
    guard let block = AnimationBlock.seen, start != end else { return }
    let animation = block.makeAnimation(keyPath, from: start, to: end)
    animation.isAdditive = true
    layer.add(animation, forKey: layer.freeKey(for: keyPath))
  }

  public class var areAnimationsEnabled: Bool { AnimationBlock.areEnabled }

  /// Turns animations off or on. Blocks run also while they animate nothing.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.areEnabled = enabled }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(wereEnabled)
  }
}

extension CALayer {
  /// Returns an unused key for an additive animation: the key path with a number, as in UIKit.
  fileprivate func freeKey(for keyPath: String) -> String {
    let taken = animationKeys() ?? []
    var (key, number) = (keyPath, 1)
    while taken.contains(key) {
      number += 1
      key = "\(keyPath)-\(number)"
    }
    return key
  }
}
