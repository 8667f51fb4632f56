#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// Contains a view of the app that is the indicator of the panel.
///
/// The panel moves and fades this container, and leaves the alpha and the animations of the app's
/// view alone.
@MainActor final class CustomViewContainer: NSView {
  let view: NSView

  init(_ view: NSView) {
    self.view = view
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Not used in nib files.") }

  override var isFlipped: Bool { true }

  /// Takes the app's view from wherever it is. A view that has constraints ignores a frame, so it
  /// gets constraints.
  func takeView() {
    addSubview(view)
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    let size = [
      view.widthAnchor.constraint(equalTo: widthAnchor),
      view.heightAnchor.constraint(equalTo: heightAnchor),
    ]
    // The view's own constraints decide its size, so these must be able to fail.
    for constraint in size { constraint.priority = NSLayoutConstraint.Priority(rawValue: 999) }
    NSLayoutConstraint.activate(
      size + [
        view.centerXAnchor.constraint(equalTo: centerXAnchor),
        view.centerYAnchor.constraint(equalTo: centerYAnchor),
      ])
  }

  /// Removes the app's view, unless the app has it somewhere else now.
  func releaseView() { if view.superview === self { view.removeFromSuperview() } }

  /// Returns the view of the app that takes a click at `point`, which is in the coordinates of this
  /// view; nil if a click there belongs to the panel. Most views of an app are pictures, and a hit
  /// test finds every view. So a click needs a control, a gesture recogniser or a view of SwiftUI.
  func clickedView(at point: CGPoint) -> NSView? {
    guard bounds.contains(point), let clicked = view.hitTest(point) else { return nil }
    let containers = sequence(first: clicked, next: \.superview).prefix { $0 !== self }
    let takesClick = containers.contains {
      $0 is NSControl || $0 is any TakesClicks || !$0.gestureRecognizers.isEmpty
    }
    return takesClick ? clicked : nil
  }

  func place(in frame: CGRect) {
    self.frame = frame
    if view.translatesAutoresizingMaskIntoConstraints { view.frame = bounds }
  }
}
#endif
