#if canImport(UIKit)
import HUDCore
import UIKit

extension StageView {
  /// Adds this view to `container`, in front of all other subviews and in the size of `container`.
  func fill(_ container: UIView) {
    frame = container.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(self)
  }

  /// If `isInFront` is true, draws this view in front of its siblings at once. Without this, a new
  /// sibling would be in front for a moment, until `comeToFront(below:)` is called.
  func setDrawnInFront(_ isInFront: Bool) {
    withoutImplicitAnimation { layer.zPosition = isInFront ? 1 : 0 }
  }

  /// Whether the user can see the window of this view.
  var isInVisibleWindow: Bool {
    window?.isHidden == false && window?.windowScene?.activationState.isForeground == true
  }

  /// Puts this view directly above `scrollView` in the same superview, where it covers the visible
  /// part. If the scroll view has no superview, removes this view. Also takes over the safe area of
  /// the scroll view, and hides this view while the scroll view is hidden.
  func stay(above scrollView: UIScrollView) {
    guard let container = scrollView.superview else { return removeFromSuperview() }
    isHidden = scrollView.isHidden || scrollView.alpha == 0
    if scrollView.safeAreaInsets != insets {
      insets = scrollView.safeAreaInsets
      setNeedsLayout()
    }
    let front = container.subviews.drop { $0 !== self }
    guard superview !== container || front.contains(scrollView) else { return }
    UIView.performWithoutAnimation {
      removeFromSuperview()
      frame = scrollView.frame
      container.insertSubview(self, aboveSubview: scrollView)
      // Pin this view to the visible part, so that it does not scroll with the content. UIKit
      // removes the constraints when this view leaves its superview.
      let guide = scrollView.frameLayoutGuide
      translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        topAnchor.constraint(equalTo: guide.topAnchor),
        bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }
  }

  /// Brings this view to the front or, with a `limit`, directly below that sibling. Does nothing if
  /// only other stages are between this view and its new place.
  func comeToFront(below limit: UIView? = nil) {
    guard let superview else { return }
    let below = superview.subviews.prefix { $0 !== limit }
    let front = below.lastIndex { !($0 is StageView) } ?? below.startIndex
    if below[front...].contains(self) { return }
    guard let limit else { return superview.bringSubviewToFront(self) }
    superview.insertSubview(self, belowSubview: limit)
  }
}
#endif
