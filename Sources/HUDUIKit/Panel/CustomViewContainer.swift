#if canImport(UIKit)
import UIKit

/// Contains a view of the app that is the indicator of the panel.
///
/// The panel moves and fades this container, and leaves the alpha and the animations of the app's
/// view alone. A view whose `translatesAutoresizingMaskIntoConstraints` is false ignores the frame
/// that it is given, so such a view gets constraints.
@MainActor final class CustomViewContainer: UIView {
  let view: UIView

  init(_ view: UIView) {
    self.view = view
    super.init(frame: .zero)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("Not in storyboards.") }

  /// Takes the app's view from wherever it is.
  func takeView() {
    addSubview(view)
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    let size = [
      view.widthAnchor.constraint(equalTo: widthAnchor),
      view.heightAnchor.constraint(equalTo: heightAnchor),
    ]
    // The view's own constraints decide its size, so these must be able to fail.
    for constraint in size { constraint.priority = UILayoutPriority(rawValue: 999) }
    NSLayoutConstraint.activate(
      size + [
        view.centerXAnchor.constraint(equalTo: centerXAnchor),
        view.centerYAnchor.constraint(equalTo: centerYAnchor),
      ])
  }

  /// Removes the app's view, unless the app has it somewhere else now.
  func releaseView() { if view.superview === self { view.removeFromSuperview() } }

  /// Returns the view of the app that takes a touch at `point`; nil if a touch there belongs to the
  /// panel. Most views of an app are pictures and only seem to take touches, because a hit test
  /// finds every view. So a touch needs a control, a gesture recogniser or a view of SwiftUI.
  func touchedView(at point: CGPoint) -> UIView? {
    guard let touched = hitTest(point, with: nil) else { return nil }
    let containers = sequence(first: touched, next: \.superview).prefix { $0 !== self }
    let takesTouch = containers.contains {
      $0 is UIControl || $0 is any TakesTouches || $0.gestureRecognizers?.isEmpty == false
    }
    return takesTouch ? touched : nil
  }

  func place(in frame: CGRect) {
    self.frame = frame
    if view.translatesAutoresizingMaskIntoConstraints { view.frame = bounds }
  }
}
#endif
