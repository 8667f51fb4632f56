#if canImport(UIKit)
import UIKit

/// Attaches the stage to one view of the app. The reference to the view is weak, because the view
/// owns the HUD and with it this object.
///
/// The stage is a subview of the view. Over a scroll view, it is a sibling instead: a table or a
/// collection view adds its cells and headers in front of other subviews, and scrolls them.
@MainActor final class ViewAttachment: Attachment {
  var changed: (AttachmentChange) -> Void = { _ in }
  private weak var view: UIView?
  private weak var watch: WindowArrivalObserver?
  private let observers = Observers()
  private var turns: RunLoopTurns?

  init(_ view: UIView) {
    self.view = view
    observers.observe(UIScene.willEnterForegroundNotification) { [weak self] in
      guard let self, $0.object as AnyObject? === self.view?.window?.windowScene else { return }
      changed(.cameBack)
    }
  }

  /// Whether the view is in a window. A view in no window is not visible, so its HUD has to wait.
  var isReady: Bool { view?.window != nil }

  var reasonNotReady: String {
    "its view is not in a window. Add the view to one, or call HUD.show() for all of the app."
  }

  /// Whether a request waits until the view is added to a window. While true, the view has a
  /// `WindowArrivalObserver` as a subview, because UIKit reports the new window only to the view
  /// and its subviews.
  var isAwaited = false {
    didSet {
      watch?.removeFromSuperview()
      guard isAwaited, let view else { return }
      let watch = WindowArrivalObserver()
      watch.isUserInteractionEnabled = false
      watch.found = { [weak self] in self?.changed(.becameReady) }
      view.ground.addSubview(watch)
      self.watch = watch
    }
  }

  func attach(_ stage: StageView) {
    guard let view else { return }
    if !(view is UIWindow) { stage.covered = view }
    guard let scrollView = view as? UIScrollView else {
      turns = stage.stayInFront(of: view.ground)
      return
    }
    stage.stay(above: scrollView)
    turns = RunLoopTurns { [weak scrollView, weak stage] in
      if let scrollView { stage?.stay(above: scrollView) }
    }
  }

  func detach(_ stage: StageView) {
    turns?.stop()
    turns = nil
    stage.removeFromSuperview()
  }
}

extension UIView {
  /// The view to which subviews are added. For a visual effect view this is its `contentView`, and
  /// for any other view the view itself. UIKit ends an app that adds a subview to a visual effect
  /// view directly.
  var ground: UIView { (self as? UIVisualEffectView)?.contentView ?? self }
}

/// An invisible subview that calls `found` when its superview is added to a window. It removes
/// itself before the call, so `found` is called only once.
@MainActor final class WindowArrivalObserver: UIView {
  var found: () -> Void = {}

  /// Requests a layout, so that `layoutSubviews()` reports the window. It would be too early to
  /// report the window here, because UIKit is still adding the sibling views to the window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard window != nil else { return }
    removeFromSuperview()
    found()
  }
}
#endif
