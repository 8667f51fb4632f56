import HUDAppKitDouble

@testable import HUDAppKitOnDouble

/// The windows that a test opens, one after another.
@MainActor final class WindowsUnderTest {
  private var windows: [NSWindow] = []

  var last: NSWindow? { windows.last }

  func open() { windows.append(NSWindow.ofApp()) }

  /// Whether a window contains something of a HUD.
  var haveStage: Bool {
    windows.contains { $0.contentView?.subviews.contains { $0 is StageView } == true }
      || Device.windowsFromFrontToBack.contains { $0 is FloatingPanel }
  }
}

extension StageView {
  /// Returns a point of the stage in the coordinates of the screen.
  func onScreen(_ point: CGPoint) -> CGPoint {
    window?.convertPoint(toScreen: convert(point, to: nil)) ?? point
  }
}

extension AppKitHost {
  /// Clicks a point of the stage, or of the content of `window` if there is no stage. Returns
  /// whether the HUD takes the click.
  @discardableResult
  func click(
    _ point: CGPoint, in window: NSWindow?, whileDown look: () -> Void = {}
  ) -> Bool {
    guard let window, let content = window.contentView else { return false }
    let inContent = CGPoint(x: point.x, y: content.bounds.height - point.y)
    let onScreen =
      stage?.onScreen(point) ?? window.convertPoint(toScreen: content.convert(inContent, to: nil))
    let target = Device.hitTest(onScreen)
    Device.click(onScreen, whileDown: look)
    return sequence(first: target, next: { $0?.superview }).contains { $0 is StageView }
  }
}
