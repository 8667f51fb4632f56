import HUDLayers

/// Simulates the view in which SwiftUI draws. Its controls are not views, so the view itself
/// answers a hit test over one of them, and its own recognizer presses the control.
///
/// It answers nothing between its controls, and passes its touches on to the next responder:
/// SwiftUI documents neither.
package final class HostingView: UIView {
  package var controls: [(frame: CGRect, press: () -> Void)] = []
  private var start = CGPoint.zero

  package init() {
    super.init(frame: .zero)
    addGestureRecognizer(ControlPress(in: self))
  }

  package required init?(coder: NSCoder) { fatalError("Not used.") }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isUserInteractionEnabled && control(at: point) != nil ? self : nil
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    start = touches.first?.location(in: self) ?? .zero
    super.touchesBegan(touches, with: event)
  }

  fileprivate func press() { control(at: start)?.press() }

  private func control(at point: CGPoint) -> (frame: CGRect, press: () -> Void)? {
    controls.first { $0.frame.contains(point) }
  }
}

/// The recognizer of a hosting view. It leaves the touch to the view, too.
private final class ControlPress: UITapGestureRecognizer {
  private unowned let hosting: HostingView

  init(in hosting: HostingView) {
    self.hosting = hosting
    super.init()
    cancelsTouchesInView = false
  }

  override func recognized(_ distance: CGSize) {
    super.recognized(distance)
    hosting.press()
  }
}
