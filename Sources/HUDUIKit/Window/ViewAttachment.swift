#if canImport(UIKit)
import UIKit

/// Attaches the stage to one view of the app. The reference to the view is weak, because the view
/// owns the HUD.
@MainActor final class ViewAttachment: Attachment {
  var changed: (AttachmentChange) -> Void = { _ in }
  /// Without effect, because the stage is in the view's own window.
  var level: CGFloat = 0
  private weak var view: UIView?
  private weak var watch: WindowArrivalObserver?
  private let observers = Observers()

  init(_ view: UIView) {
    self.view = view
    observers.observe(UIScene.willEnterForegroundNotification) { [weak self] in
      guard let self, $0.object as AnyObject? === self.view?.window?.windowScene else { return }
      changed(.cameBack)
    }
  }

  /// A view that is in no window is not visible.
  var isReady: Bool { view?.window != nil }

  var reasonNotReady: String { "its view is not in a window." }

  /// While true, an observer is among the view's subviews. UIKit tells only a view itself and its
  /// subviews when the view is added to a window.
  var isAwaited = false {
    didSet {
      watch?.removeFromSuperview()
      guard isAwaited, let view else { return }
      let watch = WindowArrivalObserver { [weak self] in self?.changed(.becameReady) }
      view.ground.addSubview(watch)
      self.watch = watch
    }
  }

  func attach(_ stage: StageView) {
    guard let view else { return }
    stage.frame = view.ground.bounds
    view.ground.addSubview(stage)
    if let scrollView = view as? UIScrollView {
      stage.pin(to: scrollView.frameLayoutGuide)
    } else {
      stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }

  func detach(_ stage: StageView) { stage.removeFromSuperview() }
}

extension UIView {
  /// The view to add subviews to: the view itself, but the content view of a visual effect view.
  /// UIKit ends an app that adds a subview to an effect view itself.
  var ground: UIView { (self as? UIVisualEffectView)?.contentView ?? self }

  /// Pins this view to the visible part of a scroll view, so that it does not scroll.
  fileprivate func pin(to guide: UILayoutGuide) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      topAnchor.constraint(equalTo: guide.topAnchor),
      bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }
}
#endif
