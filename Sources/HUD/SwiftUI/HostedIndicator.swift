#if canImport(UIKit) || canImport(AppKit)
import HUDCore

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Makes the indicators that show the SwiftUI view of one modifier. A subclass makes the view.
///
/// Each presentation makes a new view. When the content changes its size, a new indicator with that
/// size shows the same view, so that the panel follows the content. The indicators retain this
/// object, because a toast may still wait for its turn when its modifier has been removed.
@MainActor class HostedIndicator {
  /// Called when the content has changed its size. The panel then needs a new indicator.
  final var resized: () -> Void = {}
  private final weak var box: HostedViewContainer?

  /// Makes the view for a presentation.
  func makeBox() -> HostedViewContainer { preconditionFailure("\(self) makes no view.") }

  /// Returns an indicator that shows the view in its current size. The view is made if none is on a
  /// panel.
  final func makeIndicator() -> HUD.Indicator {
    HUD.Indicator(
      HUD.Indicator.Custom { [self] _ in
        let box = box ?? makeBox()
        self.box = box
        return .native(box, size: box.contentSize)
      })
  }

  /// Called when the content has changed its size. A difference that nobody can see is ignored.
  final func contentChanged(to size: CGSize) {
    let old = box?.contentSize ?? size
    guard max(abs(size.width - old.width), abs(size.height - old.height)) >= 0.5 else { return }
    box?.contentSize = size
    resized()
  }
}

/// Contains the view in which SwiftUI draws, centred in the place of the indicator.
///
/// SwiftUI's view is as large as the content may become, so that the content always chooses its own
/// size. The place on the panel is as large as the content.
@MainActor final class HostedViewContainer: PlatformView, TakesInput {
  /// The size of the content, as it was reported last.
  fileprivate(set) var contentSize = CGSize.zero
  private var hosted: PlatformView?
  /// The controller of `hosted`, which must live as long as this view.
  private var owner: AnyObject?

  convenience init(
    _ hosted: PlatformView, owner: AnyObject? = nil, room: CGSize, contentSize: CGSize
  ) {
    self.init(frame: CGRect(origin: .zero, size: contentSize))
    (self.hosted, self.owner, self.contentSize) = (hosted, owner, contentSize)
    hosted.frame.size = room
    addSubview(hosted)
  }

  #if canImport(UIKit)
  override func layoutSubviews() {
    super.layoutSubviews()
    hosted?.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Returns the hosted view if `point` is inside but the hosted view's own hit test finds nothing.
  /// On iOS 18 and 26 that test does not tell where the controls of SwiftUI are.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let touched = super.hitTest(point, with: event)
    return touched === self ? hosted : touched
  }
  #else
  override func layout() {
    super.layout()
    guard let hosted else { return }
    hosted.frame.origin = CGPoint(
      x: (bounds.width - hosted.frame.width) / 2, y: (bounds.height - hosted.frame.height) / 2)
  }

  /// Returns the hosted view if `point` is inside but the hosted view's own hit test finds nothing.
  override func hitTest(_ point: CGPoint) -> NSView? {
    let clicked = super.hitTest(point)
    return clicked === self ? hosted : clicked
  }
  #endif
}
#endif
