public import Foundation

@MainActor public protocol UIFocusEnvironment: AnyObject {
  /// The environments that the focus prefers, in order. If there are none, it is this one.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

@MainActor public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
}

@MainActor open class UIFocusAnimationCoordinator: NSObject {}

@MainActor open class UIFocusUpdateContext: NSObject {
  public private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  public private(set) weak var nextFocusedItem: (any UIFocusItem)?

  package init(from previous: UIView?, to next: UIView?) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
  }
}

extension UIView: UIFocusItem {
  /// Requests an update, which has no effect if the focus is not in this view.
  public func setNeedsFocusUpdate() { Device.state.focusRequests.append(self) }

  public func updateFocusIfNeeded() { FocusEngine.update() }

  public var isFocused: Bool { FocusEngine.focused === self }
}

extension UIViewController: UIFocusEnvironment {
  public var preferredFocusEnvironments: [any UIFocusEnvironment] { [view] }

  public func setNeedsFocusUpdate() { viewIfLoaded?.setNeedsFocusUpdate() }

  public func updateFocusIfNeeded() { FocusEngine.update() }

  public func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  public func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}

/// The focus in one scene.
@MainActor open class UIFocusSystem: NSObject {
  private weak let scene: UIWindowScene?

  init(of scene: UIWindowScene) { self.scene = scene }

  open var focusedItem: (any UIFocusItem)? {
    let focused = FocusEngine.focused
    return focused?.window?.windowScene === scene ? focused : nil
  }
}

extension UIWindowScene {
  /// Nil on systems whose focus the double does not simulate.
  public var focusSystem: UIFocusSystem? {
    Device.system == .tvOS ? UIFocusSystem(of: self) : nil
  }
}

/// The focus of a remote. It is always in the key window.
@MainActor enum FocusEngine {
  static var focused: UIView? { Device.state.focused }

  /// Updates the focus: after a request, or if the focused view is no longer eligible.
  static func update() {
    let asked = Device.state.focusRequests.filter { focused?.isDescendant(of: $0) == true }
    Device.state.focusRequests = []
    guard Device.system == .tvOS, let window = UIApplication.shared.keyWindow else { return }
    let item = asked.lazy.compactMap(\.preferredItem).first
    if let item, item.window === window {
      move(to: item)
    } else if focused?.isEligible != true, let item = window.preferredItem {
      move(to: item)
    }
  }

  /// Moves the focus unless an environment that loses or gets it objects. Returns whether it moved.
  @discardableResult static func move(to next: UIView) -> Bool {
    guard next !== focused else { return true }
    let context = UIFocusUpdateContext(from: focused, to: next)
    let asked = [focused, next].compactMap(\.self).flatMap(\.environments)
    guard asked.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return false }
    Device.state.focused = next
    for view in asked { view.didUpdateFocus(in: context, with: UIFocusAnimationCoordinator()) }
    return true
  }
}

extension UIView {
  fileprivate var environments: [UIView] { Array(sequence(first: self, next: \.superview)) }

  /// Whether the view can be focused: visible, in the key window, and not covered.
  fileprivate var isEligible: Bool {
    guard canBecomeFocused, let window, window.isKeyWindow,
      environments.allSatisfy({ !$0.isHidden && $0.alpha > 0 && $0.isUserInteractionEnabled })
    else { return false }
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window)
    return window.hitTest(middle, with: nil)?.isDescendant(of: self) == true
  }

  fileprivate var preferredItem: UIView? {
    for preferred in preferredFocusEnvironments where preferred !== self {
      let view = preferred as? UIView ?? (preferred as? UIViewController)?.view
      if let item = view?.preferredItem { return item }
    }
    return isEligible ? self : subviews.lazy.compactMap(\.preferredItem).first
  }
}

// MARK: User

extension Device {
  package static var focused: UIView? { FocusEngine.focused }

  /// Moves the remote's focus to a view. Returns false if the view cannot have it.
  @discardableResult package static func moveFocus(to view: UIView) -> Bool {
    settle()
    guard view.isEligible else { return false }
    return FocusEngine.move(to: view)
  }

  /// Presses the remote's middle button.
  package static func select() {
    settle()
    (FocusEngine.focused as? UIControl)?.sendActions(for: .primaryActionTriggered)
    settle()
  }
}
