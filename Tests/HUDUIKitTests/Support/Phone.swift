import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// A phone with one app in the foreground, and a HUD for the tests. Making one makes a new device.
@MainActor final class Phone {
  let scene: UIWindowScene
  let window: UIWindow
  let host: UIKitHost
  let hud: HUDController
  let defaults = Defaults(style: .compact)

  /// Makes a device of any of Apple's systems, with that system's features.
  convenience init(_ system: AppleSystem, keyboard: CGRect? = nil) {
    self.init(keyboard: keyboard, system: .newest(of: system.platform), device: system)
  }

  init(keyboard: CGRect? = nil, system: SystemFeatures = .newest(), device: AppleSystem = .iOS) {
    Device.replace()
    Device.system = device
    scene = UIWindowScene("main")
    window = Phone.app(in: scene)
    if let keyboard {
      Device.startWithKeyboard(keyboard)
      Device.atEnd { Device.setKeyboard(nil) }
    }
    let host = UIKitHost(SceneChoice(), system: system)
    self.host = host
    Device.expectEnd(of: host)
    hud = HUDController(defaults: defaults) { host }
  }

  /// Connects a scene that contains a window of the app, until the test ends.
  static func app(
    in scene: UIWindowScene, state: UIScene.ActivationState = .foregroundActive
  ) -> UIWindow {
    scene.connect()
    Device.atEnd { [weak scene] in
      if let scene, scene.isConnected { scene.disconnect() }
    }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    scene.become(state)
    return window
  }

  /// Shows a HUD and waits until it has appeared.
  func show(_ content: HUD.Content = HUD.Content(status: "Loading…"), mask: HUD.Mask = .inherited) {
    hud.show(content, options: HUD.Options(mask: mask))
    Device.advance(by: .milliseconds(500))
  }

  /// Returns a HUD of `view` with the features of the phone's system.
  func makeHUD(of view: UIView) -> HUDController {
    HUDController(host: UIKitHost(ViewAttachment(view), system: host.system))
  }

  /// Turns the device to landscape until the test ends.
  func turn(safeArea: UIEdgeInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)) {
    Device.rotate(scene, to: CGSize(width: 844, height: 390), safeArea: safeArea)
    Device.atEnd { Device.putUpright() }
  }

  /// Starts VoiceOver with the focus on a new button of the app, and returns the button.
  @discardableResult func startVoiceOver() -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
    button.setTitle("Save", for: .normal)
    window.addSubview(button)
    VoiceOver.shared.focus = button
    UIAccessibility.state.voiceOverIsRunning = true
    NotificationCenter.default.post(
      name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
    return button
  }

  /// The window that contains a HUD, which is the HUD's own on tvOS alone.
  var hudWindow: UIWindow? { hudWindow(in: scene) }

  func hudWindow(in scene: UIWindowScene) -> UIWindow? {
    scene.windows.first { $0.stageOverApp != nil }
  }

  /// The panel's frame in the window. Records an issue if there is no panel.
  var panel: CGRect {
    Device.settle()
    guard let frame = hud.panel?.frame else {
      Issue.record("There is no panel.")
      return .null
    }
    return frame
  }

  var stage: StageView? { host.stage }
}

extension AppleSystem {
  /// The platform whose features the host uses.
  var platform: Platform {
    switch self {
    case .iOS: .iOS
    case .macCatalyst: .macCatalyst
    case .tvOS: .tvOS
    case .visionOS: .visionOS
    }
  }
}

extension UIWindow {
  /// The stage of a HUD in this window, unless that covers one view.
  var stageOverApp: StageView? {
    let views = self is TVWindow ? rootViewController?.viewIfLoaded?.subviews : subviews
    return views?.lazy.compactMap { $0 as? StageView }.first
  }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
