import HUDCore
import HUDOnDouble
import HUDUIKitDouble

@testable import HUDSVProgressHUDCorpus
@testable import HUDSVProgressHUDOnDouble

/// An app with one window that uses SVProgressHUD's calls.
@MainActor enum MovedApp {
  /// Runs `body` in an app whose settings are SVProgressHUD's defaults. The HUD and the settings
  /// outlive the test, so both are reset.
  static func run(_ body: (UIWindow) throws -> Void) rethrows {
    Device.replace()
    useSharedHUD()
    CallForwarder.hud.move(to: CallForwarder.makeHost(in: nil))
    let scene = UIWindowScene("main")
    let window = Phone.app(in: scene)
    defer {
      SVProgressHUD.dismiss()
      Device.advance(by: .seconds(2))
      endTurn()
      SVProgressHUD.setContainerView(nil)
      CallForwarder.shared.change { $0 = Settings() }
      // The next call dismisses the HUD of a container.
      SVProgressHUD.show()
      SVProgressHUD.dismiss()
      Device.advance(by: .seconds(2))
      endTurn()
      CallForwarder.hud.move(to: NoHost())
    }
    try body(window)
  }

  /// Ends the turn of the main queue. A test is one turn.
  static func endTurn() { CallForwarder.shared.endTurn() }

  static var request: Request? { CallForwarder.shared.shown.panel?.request }

  /// The HUD that is visible.
  static var outcome: CallSite.Outcome {
    guard CallForwarder.shared.shown.isVisible, let request else { return .nothing }
    return request.content.status.map { .text($0) } ?? .hud
  }
}
