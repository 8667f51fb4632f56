public import HUDLayers

extension UIView {
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic
    case normal
    case dimmed
  }

  /// The first mode that is set, beginning at this view. The system sets it for the view of a
  /// controller that presents another one.
  public var tintAdjustmentMode: TintAdjustmentMode {
    if controller?.presentedViewController != nil { return .dimmed }
    return superview?.tintAdjustmentMode ?? .normal
  }

  public var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      animate("opacity", to: Float(newValue), from: layer.presentation()?.opacity ?? 1) {
        layer.opacity = $0
      }
    }
  }

  func setHidden(_ isHidden: Bool) {
    let hasChanged = isHidden != layer.isHidden
    withoutActions { layer.isHidden = isHidden }
    guard let window = self as? UIWindow else { return }
    window.showOrHide()
    if hasChanged { window.tellVisibility() }
  }

  public var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { withoutActions { layer.masksToBounds = newValue } }
  }

  func setBackgroundColor(_ newColor: UIColor?) {
    ownBackgroundColor = newColor
    let clear = UIColor.clear.cgColor
    let color = newColor?.resolvedColor(with: traitCollection).cgColor
    animate(
      "backgroundColor", to: color,
      from: layer.presentation()?.backgroundColor ?? clear, end: color ?? clear
    ) { layer.backgroundColor = $0 }
  }

  /// Draws a dynamic colour anew when the traits have changed.
  func resolveBackgroundColor() {
    guard let color = ownBackgroundColor?.resolvedColor(with: traitCollection).cgColor,
      color != layer.backgroundColor
    else { return }
    withoutActions { layer.backgroundColor = color }
  }

  /// The colour of the view or its nearest superview that sets one, otherwise the system's blue. It
  /// is grey below what the app has presented.
  public var tintColor: UIColor! {
    get {
      if tintAdjustmentMode == .dimmed { return UIColor(white: 0.6, alpha: 1) }
      return ownTintColor ?? superview?.tintColor
        ?? UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
    }
    set {
      let before = tintColor
      ownTintColor = newValue
      if tintColor != before { tellTintColor() }
    }
  }

  /// Sets a value. In an animation block it also animates there, unless the surrounding transaction
  /// disables actions.
  func animate<Value>(
    _ keyPath: String, to value: Value, from seen: Any, end: Any? = nil, _ write: (Value) -> Void
  ) {
    withoutActions { write(value) }
    guard let block = AnimationBlock.seen else {
      return layer.removeAnimation(forKey: keyPath)
    }
    layer.add(block.makeAnimation(keyPath, from: seen, to: end ?? value), forKey: keyPath)
  }

  func withoutActions(_ write: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    write()
    CATransaction.commit()
  }
}

extension UIView {
  /// Notifies the view and its subviews, which inherit the colour.
  private func tellTintColor() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.tellTintColor() }
  }
}

// MARK: Touches

extension UIView {
  func hitTestDeeply(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    // A screen reader also finds what takes no touch, and passes over what is no element.
    let isExploring = VoiceOver.isExploring
    guard isUserInteractionEnabled || isExploring, !isHidden, alpha >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return isExploring && !isAccessibilityElement ? nil : self
  }
}
