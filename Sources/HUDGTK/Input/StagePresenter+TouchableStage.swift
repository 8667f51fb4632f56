#if GTK && os(Linux)
import HUDCore
import HUDLayers

extension StagePresenter: TouchableStage {
  var host: (any HUD.Host)? { isClosed ? nil : owner }

  var transition: Transition? { stage.transition }

  var isTouchable: Bool { true }

  func slidePanel(from start: CGPoint, to offset: CGPoint, over time: Duration) {
    // `PanelDrag.end` runs the app's code before it calls this, and that code may close the HUD.
    guard !isClosed else { return }
    stage.panelOffset.move(to: offset, at: clock.now, over: time)
    startTicking()
  }

  /// Makes the panel look pressed if `isPressed` is true, or while its tap target has the focus.
  func showPress(_ isPressed: Bool) {
    let isPressed = isPressed || slots?.tap != nil && stage.panel.tapTarget?.hasFocus == true
    guard isPressed != looksPressed else { return }
    looksPressed = isPressed
    canvas.setPressed(isPressed)
    needsPictures = true
    startTicking()
  }
}
#endif
