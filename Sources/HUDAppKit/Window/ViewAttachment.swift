#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// Attaches the stage to one view of the app. The reference to the view is weak, because the view
/// owns the HUD and with it this object.
///
/// Over the content of a scroll view, the stage is in the scroll view, so that it covers the
/// visible part and does not scroll.
@MainActor final class ViewAttachment: Attachment {
  var changed: (AttachmentChange) -> Void = { _ in }
  private weak var view: NSView?
  private weak var watch: WindowArrivalObserver?
  private var turns: RunLoopTurns?

  init(_ view: NSView) { self.view = view }

  /// Whether the view is in a window. A view in no window is not visible, so its HUD has to wait.
  var isReady: Bool { view?.window != nil }

  var floats: Bool { false }

  var reasonNotReady: String {
    "its view is not in a window. Add the view to one, or call HUD.show() for all of the app."
  }

  /// Whether a request waits until the view is added to a window. While true, the view has a
  /// `WindowArrivalObserver` as a subview, because AppKit reports the new window only to the view
  /// and its subviews.
  var isAwaited = false {
    didSet {
      watch?.removeFromSuperview()
      guard isAwaited, let view else { return }
      let watch = WindowArrivalObserver(frame: .zero)
      watch.found = { [weak self] in self?.changed(.becameReady) }
      view.addSubview(watch)
      self.watch = watch
    }
  }

  func attach(_ stage: StageView) {
    guard let view else { return }
    let container = view.ground
    stage.covered = container
    stage.comeToFront(of: container)
    turns = RunLoopTurns { [weak stage, weak container] in
      if let container { stage?.comeToFront(of: container) }
    }
  }

  func detach(_ stage: StageView) {
    turns?.stop()
    turns = nil
    stage.removeFromSuperview()
  }

  func panelWasPlaced(on stage: StageView) {}
}

extension NSView {
  /// The view to which the stage is added: the scroll view, if this view is its document.
  fileprivate var ground: NSView {
    guard let scrollView = enclosingScrollView, scrollView.documentView === self else {
      return self
    }
    return scrollView
  }
}

/// An invisible subview that calls `found` when its superview is added to a window. It removes
/// itself before the call, so `found` is called only once.
@MainActor final class WindowArrivalObserver: NSView {
  var found: () -> Void = {}

  /// Requests a layout, so that `layout()` reports the window. It would be too early to report the
  /// window here, because AppKit is still adding the sibling views to the window.
  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    if window != nil { needsLayout = true }
  }

  override func layout() {
    super.layout()
    guard window != nil else { return }
    removeFromSuperview()
    found()
  }

  override func hitTest(_ point: CGPoint) -> NSView? { nil }
}
#endif
