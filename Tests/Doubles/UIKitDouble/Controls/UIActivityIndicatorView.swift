/// A wheel that is hidden, as on Apple systems while it does not turn. The double has none that
/// turn.
@MainActor open class UIActivityIndicatorView: UIView {
  // Implicitly unwrapped, as on Apple systems, where nil restores the default.
  open var color: UIColor! = UIColor(white: 0.6, alpha: 1)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Applies the appearance, as UIKit does when a view enters a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    for appearance in Device.state.wheelAppearances where appearance.applies(to: self) {
      color = appearance.color
    }
  }

  /// Returns the proxy for the indicators in instances of all these classes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIActivityIndicatorView {
    let proxy = WheelAppearance(containerTypes)
    Device.state.wheelAppearances.append(proxy)
    return proxy
  }
}

/// A class whose instances can be named as containers of views with an appearance.
@MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}

/// Records what an app sets for the indicators in some containers.
final class WheelAppearance: UIActivityIndicatorView {
  private let containers: [any UIAppearanceContainer.Type]

  init(_ containers: [any UIAppearanceContainer.Type]) {
    self.containers = containers
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("Not used in storyboards.") }

  func applies(to view: UIView) -> Bool {
    let superviews = sequence(first: view, next: \.superview)
    return containers.allSatisfy { container in
      superviews.contains { isInstance($0, of: container) }
    }
  }
}

private func isInstance(_ view: UIView, of container: any UIAppearanceContainer.Type) -> Bool {
  func isInstance<Container>(_ type: Container.Type) -> Bool { view is Container }
  return isInstance(container)
}
