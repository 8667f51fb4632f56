#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// Attaches the stage to one view of the app. The reference to the view is weak, because the view
/// owns the HUD and with it this object.
///
/// If the view is the document of a scroll view, the stage is added to the scroll view. There it
/// covers the visible part and does not scroll.
@MainActor final class ViewAttachment: Attachment {
  private weak var view: NSView?

  init(_ view: NSView) { self.view = view }

  /// Whether the view is in a window. A view in no window is not visible, so its HUD has to wait.
  var isReady: Bool { view?.window != nil }

  var floats: Bool { false }

  var reasonNotReady: String {
    "its view is not in a window. Add the view to one, or call HUD.show() for all of the app."
  }

  func attach(_ stage: StageView) {
    stage.covered = view?.ground
    _ = keep(stage, closing: nil)
  }

  func detach(_ stage: StageView) { stage.removeFromSuperview() }

  /// Always returns true: a view that leaves its window, or whose window is closed, keeps its HUD.
  func keep(_ stage: StageView, closing: NSWindow?) -> Bool {
    if let container = stage.covered { stage.comeToFront(of: container) }
    return true
  }

  func panelWasPlaced(on stage: StageView) {}
}

extension NSView {
  /// The view for the stage: the scroll view if this view is its document, or else this view.
  fileprivate var ground: NSView {
    guard let scrollView = enclosingScrollView, scrollView.documentView === self else {
      return self
    }
    return scrollView
  }
}
#endif
