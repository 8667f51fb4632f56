#if canImport(UIKit)
import UIKit

/// Over one view of the app; the view owns the HUD, so it is held weakly.
@MainActor final class ViewAttachment: Attachment {
  var changed: (AttachmentChange) -> Void = { _ in }
  /// The view's own window says where it stands.
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

  /// A view in no window is not seen.
  var isReady: Bool { view?.window != nil }

  var reasonNotReady: String { "its view is in no window." }

  /// UIKit tells nobody but what stands in a view when it comes into a window.
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
  /// The view that takes subviews. UIKit stops an app that adds one to an effect view itself.
  var ground: UIView { (self as? UIVisualEffectView)?.contentView ?? self }

  /// Follows the part of a scroll view that is seen, wherever it is scrolled to.
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
