import HUDAppKitDouble
import HUDCore

@testable import HUDAppKitOnDouble

/// An app with one window, and a HUD of its own in the key window.
@MainActor final class MacApp {
  let window = NSWindow.ofApp()
  let host: AppKitHost
  let hud: HUDController

  init(system: SystemFeatures = SystemFeatures(languages: ["en"])) {
    let host = AppKitHost(KeyWindowAttachment(), system: system)
    self.host = host
    hud = HUDController(defaults: Defaults()) { host }
  }

  var stage: StageView? { host.stage }

  func add(_ view: NSView) { window.contentView?.addSubview(view) }

  /// Adds a text field that has the keys.
  func addField() -> NSTextField {
    let field = NSTextField(frame: CGRect(x: 0, y: 50, width: 100, height: 20))
    add(field)
    window.makeFirstResponder(field)
    return field
  }

  /// Dismisses the HUD, and waits until it has disappeared.
  func end() {
    hud.dismiss()
    Device.advance(by: .milliseconds(500))
  }
}
