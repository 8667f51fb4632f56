import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDMBProgressHUDOnDouble
@testable import HUDUIKitOnDouble

/// An app with one window and a view in it, that uses MBProgressHUD's calls.
@MainActor final class MBProgressHUDApp: MBProgressHUDDelegate {
  let scene: UIWindowScene
  let window: UIWindow
  let view: UIView
  /// What MBProgressHUD has reported, in its order.
  private(set) var log: [String] = []

  init() {
    Device.replace()
    scene = UIWindowScene("main")
    window = Phone.app(in: scene)
    // Apps write to the layer of a bezel view, which as the layer of a view animates nothing. The
    // double knows only whether a layer is the app's.
    window.layer.containsAppLayers = true
    view = UIView(frame: window.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
  }

  /// Creates a HUD of the view that reports to the log, without showing it.
  func makeHUD() -> MBProgressHUD {
    let hud = MBProgressHUD(view: view)
    view.addSubview(hud)
    observe(hud)
    return hud
  }

  /// Shows a HUD that reports to the log.
  func showHUD(animated: Bool = true) -> MBProgressHUD {
    let hud = MBProgressHUD.showAdded(to: view, animated: animated)
    observe(hud)
    return hud
  }

  private func observe(_ hud: MBProgressHUD) {
    hud.completionBlock = { [weak self] in self?.log.append("completion") }
    hud.delegate = self
  }

  func hudWasHidden(_ hud: MBProgressHUD) { log.append("delegate") }

  /// Waits until a HUD that was shown has appeared, or one that was hidden has disappeared.
  func wait() { Device.advance(by: .milliseconds(500)) }

  // MARK: The panel

  /// The HUD in the topmost `MBProgressHUD` of the view or else of the window; nil without one.
  var controller: HUDController? {
    (window.subviews + view.subviews).compactMap { $0 as? MBProgressHUD }.last?.presenter.controller
  }

  var isVisible: Bool { controller?.isVisible == true }

  /// The request that the panel shows, also while it fades out.
  var request: Request? { controller?.panel?.request }

  var content: HUD.Content? { request?.content }

  var options: ResolvedOptions? { request?.resolvedOptions }

  var style: HUD.Style? { options?.style }

  /// The frame of the panel in the view.
  var panel: CGRect {
    Device.settle()
    return controller?.panel?.frame ?? .null
  }

  var stage: StageView? { (controller?.host as? UIKitHost)?.stage }

  /// Presses the button of the panel.
  func press() throws {
    let button = try #require(stage?.button)
    Device.tap(button.convert(button.bounds.middle, to: nil), in: scene)
  }
}
