import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// What the app presents while a HUD is displayed, and the order of the two.
@MainActor @Suite(.onDouble) struct PresentedTests {
  private let phone = Phone()
  private let corner = CGPoint(x: 20, y: 300)

  private func present(_ controller: UIViewController) throws {
    let front = try #require(phone.window.controllers.last)
    front.present(controller, animated: false)
  }

  private func touched() -> UIView? { Device.hitTest(corner, in: phone.scene) }

  private func isInFront() -> Bool { touched() === phone.stage }

  @Test(
    "[§N6] The HUD is in front of what the app presents later, from the first frame",
    arguments: [
      UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .fullScreen, .overFullScreen,
    ])
  func presented(style: UIModalPresentationStyle) throws {
    phone.show(mask: .black)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = style
    try present(sheet)
    // UIKit may draw a frame before the next turn of the run loop.
    let (stage, container) = (try #require(phone.stage), try #require(sheet.view.superview))
    #expect(phone.window.subviews.last === container)
    #expect(stage.layer.zPosition > container.layer.zPosition)
    Device.settle()
    #expect(phone.window.subviews.last === stage)
    #expect(isInFront() && stage.accessibilityViewIsModal)
  }

  @Test("[§N6] A HUD that is shown over a sheet is in front of it, and stays when the sheet closes")
  func sheetBefore() throws {
    let sheet = UIViewController()
    try present(sheet)
    phone.show(mask: .black)
    #expect(isInFront())
    sheet.dismiss(animated: false)
    Device.advance(by: .seconds(1))
    #expect(isInFront() && phone.hud.isVisible)
  }

  @Test("[§N6] The HUD is in front of another root controller and of views that the app adds")
  func otherRoot() {
    phone.show(mask: .black)
    phone.window.rootViewController = UIViewController()
    Device.settle()
    #expect(isInFront())
    phone.window.addSubview(UIView(frame: phone.window.bounds))
    Device.settle()
    #expect(isInFront())
  }

  @Test("[§N6] An alert that is presented later is in front, and the mask does not hinder it")
  func alert() throws {
    phone.startVoiceOver()
    phone.show(mask: .black)
    let alert = UIAlertController(title: "Retry?", message: nil, preferredStyle: .alert)
    try present(alert)
    #expect(touched() === alert.view)
    #expect(phone.stage?.accessibilityViewIsModal == false)
    #expect(phone.stage?.layer.zPosition == 0)
    phone.show(HUD.Content(status: "Saving…"), mask: .black)
    #expect(isInFront())
    #expect(phone.stage?.accessibilityViewIsModal == true)
    alert.dismiss(animated: false)
    Device.settle()
    #expect(isInFront())
  }

  @Test("[§N6] An alert that is presented right after the call is in front of the HUD")
  func alertAtOnce() throws {
    phone.hud.show(HUD.Content(status: "Loading…"), options: HUD.Options(mask: .black))
    let alert = UIAlertController(title: "Retry?", message: nil, preferredStyle: .alert)
    try present(alert)
    Device.advance(by: .seconds(1))
    #expect(touched() === alert.view)
  }

  @Test("[§N6] An alert over a sheet is in front of the HUD, and the HUD in front of the sheet")
  func alertOverSheet() throws {
    phone.show(mask: .black)
    let sheet = UIViewController()
    try present(sheet)
    Device.settle()
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .actionSheet)
    try present(alert)
    Device.settle()
    #expect(touched() === alert.view)
    let order = [sheet.view.superview, phone.stage, alert.view.superview]
    #expect(Array(phone.window.subviews.suffix(3)) == order.compactMap(\.self))
    for _ in 0..<3 { Device.settle() }
    #expect(Array(phone.window.subviews.suffix(3)) == order.compactMap(\.self))
  }

  @Test("[§N6] A toast that waited when the alert came is behind the alert")
  func waitingToast() throws {
    phone.defaults.behavior.toastPolicy = .enqueue
    phone.defaults.behavior.mask = .black
    for text in ["One", "Two"] {
      phone.hud.showToast(HUD.Content(.success, status: text), for: .seconds(2))
    }
    Device.advance(by: .seconds(1))
    try present(UIAlertController(title: "Retry?", message: nil, preferredStyle: .alert))
    Device.advance(by: .seconds(2))
    #expect(phone.stage?.status?.text == "Two")
    #expect(!isInFront())
  }

  @Test("[§N6] An alert that comes in the grace time of a HUD is in front of it")
  func alertInGraceTime() throws {
    phone.hud.show(
      HUD.Content(), options: HUD.Options(mask: .black, graceTime: .milliseconds(300)))
    try present(UIAlertController(title: "Retry?", message: nil, preferredStyle: .alert))
    Device.advance(by: .seconds(1))
    #expect(phone.hud.isVisible && !isInFront())
    phone.show(HUD.Content(status: "Saving…"), mask: .black)
    #expect(isInFront())
  }

  @Test("[§N6] A HUD that has to move to a window with an alert is behind the alert")
  func alertInNextWindow() throws {
    phone.show(mask: .black)
    let other = addWindow()
    let alert = UIAlertController(title: "Retry?", message: nil, preferredStyle: .alert)
    try #require(other.rootViewController).present(alert, animated: false)
    phone.window.isHidden = true
    Device.settle()
    #expect(phone.hudWindow === other && touched() === alert.view)
  }

  @Test("[§N6] An alert of a child controller is in front too")
  func alertOfChild() throws {
    let (root, child) = (try #require(phone.window.rootViewController), UIViewController())
    root.addChild(child)
    root.view.addSubview(child.view)
    phone.show(mask: .black)
    let search = UIViewController()
    child.present(search, animated: false)
    let alert = UIAlertController(title: "Retry?", message: nil, preferredStyle: .alert)
    search.present(alert, animated: false)
    #expect(touched() === alert.view)
  }

  @Test("[§N6] A toast is in front of an older alert from its first frame, and not after its last")
  func toastOverAlert() throws {
    phone.show(mask: .black)
    try present(UIAlertController(title: "Retry?", message: nil, preferredStyle: .alert))
    Device.settle()
    let toast = phone.hud.begin("Copying", options: HUD.Options(mask: .black))
    #expect(isInFront())
    toast.end()
    #expect(!isInFront())
  }

  @Test("[§N6] A HUD that moves away from an alert to another window is in front there at once")
  func moves() throws {
    phone.show(mask: .black)
    try present(UIAlertController(title: "Retry?", message: nil, preferredStyle: .alert))
    Device.settle()
    #expect(phone.stage?.accessibilityViewIsModal == false)
    let other = addWindow()
    phone.window.isHidden = true
    Device.settle()
    #expect(phone.stage?.superview === other)
    #expect(phone.stage?.accessibilityViewIsModal == true)
    #expect(phone.stage?.layer.zPosition == 1)
  }

  private func addWindow() -> UIWindow {
    let window = UIWindow(windowScene: phone.scene)
    window.rootViewController = UIViewController()
    window.isHidden = false
    return window
  }

  @Test("[§N6] The HUD of a view stays in its view")
  func view() throws {
    let view = try #require(phone.window.rootViewController?.view)
    HUD.in(view).show(HUD.Content(), options: HUD.Options(mask: .black))
    Device.advance(by: .seconds(1))
    let sheet = UIViewController()
    try present(sheet)
    Device.settle()
    #expect(touched() === sheet.view)
  }

  @Test("Two HUDs in one window leave each other where they are")
  func two() throws {
    phone.show(mask: .black)
    HUD.in(phone.scene).show(HUD.Content(), options: HUD.Options(mask: .black))
    Device.advance(by: .seconds(1))
    try present(UIAlertController(title: "Retry?", message: nil, preferredStyle: .alert))
    Device.settle()
    let order = phone.window.subviews
    Device.settle()
    #expect(phone.window.subviews == order)
    #expect(order.last is StageView == false)
  }
}
