#if HOST
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A view of the app that takes every touch or click in its frame. A view of SwiftUI needs this:
/// its controls are not views, and its own hit test may not find them.
@MainActor package protocol TakesInput: PlatformView {}

/// Contains a view of the app that is the indicator of the panel.
///
/// The panel moves and fades this container, and leaves the alpha and the animations of the app's
/// view alone.
@MainActor final class CustomViewContainer: PlatformView {
  let view: PlatformView

  init(_ view: PlatformView) {
    self.view = view
    super.init(frame: .zero)
    #if !canImport(UIKit)
    wantsLayer = true
    #endif
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Not used in storyboards and nib files.") }

  #if !canImport(UIKit)
  override var isFlipped: Bool { true }
  #endif

  /// Moves the app's view into this container, wherever it was. A view that has constraints ignores
  /// its frame, so it gets constraints to this container.
  func takeView() {
    addSubview(view)
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    let constraints = [
      view.widthAnchor.constraint(equalTo: widthAnchor),
      view.heightAnchor.constraint(equalTo: heightAnchor),
      view.centerXAnchor.constraint(equalTo: centerXAnchor),
      view.centerYAnchor.constraint(equalTo: centerYAnchor),
    ]
    // Use a lower priority for the size: constraints that decide the view's own size must win.
    for size in constraints.prefix(2) { size.priority = .init(rawValue: 999) }
    NSLayoutConstraint.activate(constraints)
  }

  /// Removes the app's view, unless the app has moved it elsewhere.
  func releaseView() { if view.superview === self { view.removeFromSuperview() } }

  /// Returns the app's view that takes a touch or click at `point`, in the coordinates of this
  /// view; nil if the panel takes it. Only controls, views with gesture recognisers and views of
  /// SwiftUI count: most other views are pictures, and a hit test finds every view.
  func touchedView(at point: CGPoint) -> PlatformView? {
    guard bounds.contains(point), let touched = hitTest(point, with: nil) else { return nil }
    let containers = sequence(first: touched, next: \.superview).prefix { $0 !== self }
    return containers.contains(where: \.takesInput) ? touched : nil
  }

  func place(in frame: CGRect) {
    self.frame = frame
    if view.translatesAutoresizingMaskIntoConstraints { view.frame = bounds }
  }
}
#endif
