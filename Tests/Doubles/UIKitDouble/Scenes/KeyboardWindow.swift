import HUDLayers

/// The window of the keyboard, in front of the app's. It contains the input bar of the first
/// responder, or of the next one in the chain that has a bar. A text in the bar is the first
/// responder of the app's window, although it is not in that window.
@MainActor final class KeyboardWindow: UIWindow {
  override var canBecomeKey: Bool { false }

  func show(_ bar: UIView?, of owner: UIResponder?) {
    for other in subviews where other !== bar { other.removeFromSuperview() }
    barOwner = owner
    isHidden = bar == nil
    guard let bar, bar.superview !== self else { return }
    bar.frame = CGRect(x: 0, y: bounds.maxY - 44, width: bounds.width, height: 44)
    addSubview(bar)
  }

  /// Touches beside the bar belong to the windows behind this one.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let touched = super.hitTest(point, with: event)
    return touched === self ? nil : touched
  }
}

extension UIWindow {
  /// The window whose first responder a view in this one can be.
  var windowWithKeys: UIWindow? { self is KeyboardWindow ? windowScene?.keyWindow : self }

  func showInputBar() {
    guard let scene = windowScene, scene.keyWindow === self, !keepsInputBar else { return }
    let owner = firstResponder.flatMap { responder in
      sequence(first: responder, next: \.next).first { $0.inputAccessoryView != nil }
    }
    var window = scene.windows.lazy.compactMap { $0 as? KeyboardWindow }.first
    if window == nil, owner != nil {
      window = KeyboardWindow(windowScene: scene)
      window?.windowLevel = Level(10)
    }
    window?.show(owner?.inputAccessoryView, of: owner)
  }
}
