import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDMBProgressHUDOnDouble
@testable import HUDUIKitOnDouble

/// The views of MBProgressHUD's HUDs: what contains what, what is drawn, and who gets a touch.
@MainActor @Suite(.onDouble) struct MBProgressHUDViewTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  // MARK: Nesting

  @Test("All views of a HUD are in it before it is shown, so constraints can connect them")
  func nesting() {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    hud.mode = .customView
    hud.customView = custom
    for view in [hud.label, hud.detailsLabel, hud.button, custom] {
      #expect(view.superview === hud.bezelView)
    }
    #expect(hud.bezelView.superview === hud && hud.backgroundView.superview === hud)
    app.wait()
    #expect(custom.isDescendant(of: hud) && custom.window === app.window)
    hud.customView = nil
    app.wait()
    #expect(custom.superview == nil)
  }

  @Test("A custom view that never came on the panel leaves the bezel view")
  func customViewReplaced() {
    let app = MBProgressHUDApp()
    let hud = app.makeHUD()
    let (first, second) = (UIView(), UIView())
    hud.mode = .customView
    hud.customView = first
    hud.customView = second
    #expect(first.superview == nil && second.superview === hud.bezelView)
    hud.mode = .text
    #expect(second.superview == nil)
    hud.mode = .customView
    #expect(second.superview === hud.bezelView)
  }

  @Test("The bezel view and the labels are where the panel is and draws them")
  func places() throws {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    hud.label.text = "Loading"
    hud.detailsLabel.text = "3 of 7"
    hud.button.setTitle("Cancel", for: .normal)
    app.wait()
    #expect(hud.bezelView.frame == app.panel)
    let stage = try #require(app.stage)
    let views: [(UIView, UIView?)] = [
      (hud.label, stage.status), (hud.detailsLabel, stage.detail), (hud.button, stage.button),
    ]
    for (view, drawn) in views {
      let drawn = try #require(drawn)
      #expect(view.convert(CGPoint.zero, to: nil) == drawn.convert(CGPoint.zero, to: nil))
    }
  }

  @Test("A view that the app adds to the bezel view or the HUD is in front of the panel")
  func appViews() {
    let app = MBProgressHUDApp()
    let hud = app.showHUD(animated: false)
    let added = UIView(frame: CGRect(x: 4, y: 4, width: 10, height: 10))
    hud.bezelView.addSubview(added)
    let mark = UIView(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
    hud.addSubview(mark)
    app.wait()
    let corner = app.panel.origin
    let inPanel = CGPoint(x: corner.x + 9, y: corner.y + 9)
    #expect(app.window.hitTest(inPanel, with: nil) === added)
    #expect(app.window.hitTest(CGPoint(x: 105, y: 105), with: nil) === mark)
    #expect(hud.subviews.first === hud.proxies.ground && hud.bezelView.layer.opacity == 1)
  }

  @Test("What the app adds to the bezel view fades and grows with the panel")
  func appViewsFade() throws {
    let app = MBProgressHUDApp()
    let hud = app.makeHUD()
    hud.animationType = .zoomIn
    hud.show(animated: true)
    #expect(hud.bezelView.alpha == 0)
    Device.advance(by: .milliseconds(100))
    let seen = try #require(hud.bezelView.layer.presentation())
    #expect(seen.opacity > 0 && seen.opacity < 1)
    #expect(seen.affineTransform().a > 0.5 && seen.affineTransform().a < 1)
    app.wait()
    #expect(hud.bezelView.alpha == 1)
    hud.hide(animated: true)
    #expect(hud.bezelView.alpha == 0)
    app.wait()
  }

  @Test("The view's own alpha and frame count until the HUD is hidden")
  func ownLook() {
    let app = MBProgressHUDApp()
    let hud = app.showHUD(animated: false)
    hud.bezelView.style = .solidColor
    hud.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
    hud.alpha = 0.5
    app.wait()
    #expect(abs(app.panel.midY - 200) < 0.5 && hud.alpha == 0.5)
    #expect(app.stage?.isDescendant(of: hud) == true)
    hud.hide(animated: true)
    app.wait()
    #expect(hud.alpha == 0)
  }

  @Test("A HUD in a table stays in its visible part and in front of its cells")
  func scrollView() {
    let app = MBProgressHUDApp()
    let table = UITableView(frame: app.view.bounds)
    app.view.addSubview(table)
    let hud = MBProgressHUD.showAdded(to: table, animated: false)
    Device.settle()
    table.contentOffset = CGPoint(x: 0, y: 300)
    table.addSubview(UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 44)))
    Device.settle()
    #expect(hud.frame == table.bounds && table.subviews.last === hud)
    hud.hide(animated: false)
    Device.settle()
  }

  @Test(
    "During the grace time the HUD lets touches through, also if it was set after the call",
    arguments: [true, false])
  func graceTime(isSetLater: Bool) {
    let app = MBProgressHUDApp()
    let hud = app.makeHUD()
    if !isSetLater { hud.graceTime = 1 }
    hud.show(animated: true)
    hud.graceTime = 1
    Device.advance(by: .milliseconds(500))
    #expect(hud.alpha == 0 && app.window.hitTest(app.window.bounds.middle, with: nil) === app.view)
    Device.advance(by: .seconds(1))
    #expect(hud.alpha == 1)
    hud.hide(animated: false)
  }

  // MARK: Touches

  @Test("Gesture recognizers of the HUD and of its views get the touches")
  func gestures() {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    hud.label.text = "Tap to cancel"
    hud.label.isUserInteractionEnabled = true
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    hud.customView = picture
    hud.mode = .customView
    app.wait()
    let views = [hud, hud.bezelView, hud.label, hud.backgroundView, picture]
    let corner = CGPoint(x: 20, y: 200)
    for view in views {
      let tap = UITapGestureRecognizer()
      view.addGestureRecognizer(tap)
      let isOutside = view === hud || view === hud.backgroundView
      Device.tap(isOutside ? corner : view.convert(view.bounds.middle, to: nil), in: app.scene)
      #expect(tap.recognitions == 1, "\(view)")
    }
  }

  @Test("A tap on the panel is one on the HUD, and its button still works")
  func tapAndButton() throws {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    let tap = UITapGestureRecognizer()
    hud.addGestureRecognizer(tap)
    var presses = 0
    hud.button.setTitle("Cancel", for: .normal)
    hud.button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    app.wait()
    Device.tap(CGPoint(x: app.panel.midX, y: app.panel.minY + 10), in: app.scene)
    #expect(tap.recognitions == 1 && presses == 0)
    try app.press()
    #expect(presses == 1)
  }

  @Test("A subclass gets the touches, wherever they begin")
  func subclassTouches() {
    let app = MBProgressHUDApp()
    let hud = TouchedHUD.showAdded(to: app.view, animated: false)
    app.wait()
    Device.tap(CGPoint(x: 20, y: 200), in: app.scene)
    Device.tap(app.panel.middle, in: app.scene)
    hud.backgroundView.isUserInteractionEnabled = false
    Device.tap(CGPoint(x: 20, y: 200), in: app.scene)
    #expect(hud.touches == 3)
  }

  @Test("A control that the app adds to the bezel view gets the touches")
  func addedControl() {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    hud.bezelView.addSubview(button)
    app.wait()
    Device.tap(button.convert(button.bounds.middle, to: nil), in: app.scene)
    #expect(presses == 1)
  }

  @Test("VoiceOver does not leave a HUD that blocks its view, and finds the panel's text")
  func voiceOver() throws {
    let app = MBProgressHUDApp()
    UIAccessibility.state.voiceOverIsRunning = true
    let hud = app.showHUD()
    hud.label.text = "Loading"
    app.wait()
    #expect(hud.accessibilityViewIsModal)
    let stage = try #require(app.stage)
    #expect(hud.hitTest(app.panel.middle, with: nil) === stage.speech)
    hud.hide(animated: false)
    app.wait()
    #expect(!hud.accessibilityViewIsModal)
  }

  // MARK: Subclasses

  @Test("The class methods create and find HUDs of the class that they are sent to")
  func subclass() {
    let app = MBProgressHUDApp()
    let plain = MBProgressHUD.showAdded(to: app.view, animated: false)
    #expect(TouchedHUD.forView(app.view) == nil)
    let hud: TouchedHUD = TouchedHUD.showAdded(to: app.view, animated: false)
    #expect(TouchedHUD.forView(app.view) === hud && MBProgressHUD.forView(app.view) === hud)
    #expect(TouchedHUD.hide(for: app.view, animated: false))
    #expect(!TouchedHUD.hide(for: app.view, animated: false) && plain.superview != nil)
    plain.hide(animated: false)
  }

  // MARK: Appearance

  @Test("An appearance for indicators in MBProgressHUD is the colour of the wheel alone")
  func appearance() {
    let app = MBProgressHUDApp()
    UIActivityIndicatorView.appearance(whenContainedInInstancesOf: [MBProgressHUD.self]).color = red
    let hud = app.showHUD()
    hud.contentColor = .white
    app.wait()
    #expect(app.style?.indicatorColor == HUD.Color(red))
    hud.mode = .determinate
    #expect(app.style?.indicatorColor == HUD.Color(.white))
  }
}

/// A HUD of an app that counts its touches.
private final class TouchedHUD: MBProgressHUD {
  private(set) var touches = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    self.touches += 1
  }
}
