import HUDCore
import HUDOnDouble
import HUDUIKitDouble
import Testing

@testable import HUDMBProgressHUDOnDouble
@testable import HUDUIKitOnDouble

/// The times and ends of MBProgressHUD's HUDs, over ours.
@MainActor @Suite(.onDouble) struct MBProgressHUDTests {

  // MARK: Showing and hiding

  @Test("A HUD that is shown without animation is there at once, and so is its end")
  func withoutAnimation() {
    let app = MBProgressHUDApp()
    let view = app.view
    let hud = app.showHUD(animated: false)
    #expect(hud.superview === view && hud.alpha == 1)
    #expect(MBProgressHUD.forView(view) === hud)
    Device.settle()
    #expect(app.isVisible)
    #expect(MBProgressHUD.hide(for: view, animated: false))
    #expect(!app.isVisible && app.request == nil)
    #expect(hud.superview == nil && hud.alpha == 0)
    #expect(!MBProgressHUD.hide(for: view, animated: false))
    #expect(app.log == ["completion", "delegate"])
  }

  @Test("A HUD that is hidden with animation leaves its view when it has disappeared")
  func withAnimation() {
    let app = MBProgressHUDApp()
    let view = app.view
    let hud = app.showHUD()
    app.wait()
    #expect(app.isVisible)
    #expect(MBProgressHUD.hide(for: view, animated: true))
    #expect(!app.isVisible && app.request != nil)
    #expect(hud.superview === view && hud.alpha == 1)
    #expect(MBProgressHUD.forView(view) == nil)
    #expect(app.log == [])
    app.wait()
    #expect(app.request == nil && hud.superview == nil && hud.alpha == 0)
    #expect(app.log == ["completion", "delegate"])
  }

  @Test("A HUD that the app adds itself stays in its view, and can be shown again")
  func shownAgain() {
    let app = MBProgressHUDApp()
    let view = app.view
    let hud = app.makeHUD()
    #expect(hud.alpha == 0)
    for animated in [true, false] {
      hud.show(animated: animated)
      app.wait()
      #expect(app.isVisible)
      hud.hide(animated: animated)
      app.wait()
      #expect(!app.isVisible && hud.superview === view)
    }
    #expect(app.log == ["completion", "delegate", "completion", "delegate"])
  }

  @Test("A HUD that is shown before it is added appears when it is added")
  func addedLater() {
    let app = MBProgressHUDApp()
    let view = app.view
    let hud = MBProgressHUD(view: view)
    hud.show(animated: true)
    app.wait()
    #expect(!app.isVisible)
    view.addSubview(hud)
    app.wait()
    #expect(app.isVisible)
  }

  @Test("A HUD that is shown again while it fades out stays, and each end is reported once")
  func shownWhileHiding() {
    let app = MBProgressHUDApp()
    let hud = app.makeHUD()
    hud.show(animated: true)
    app.wait()
    hud.hide(animated: true)
    Device.advance(by: .milliseconds(100))
    hud.show(animated: true)
    #expect(app.log == ["completion", "delegate"])
    Device.advance(by: .seconds(2))
    #expect(app.isVisible && hud.alpha == 1)
    hud.hide(animated: true)
    app.wait()
    #expect(app.log.count == 4)
  }

  @Test("Hiding twice reports one end")
  func hiddenTwice() {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    app.wait()
    hud.hide(animated: true)
    hud.hide(animated: false)
    app.wait()
    hud.hide(animated: true)
    app.wait()
    #expect(app.log == ["completion", "delegate"])
  }

  @Test("Showing twice needs one hide, and cancels a delayed hide")
  func shownTwice() {
    let app = MBProgressHUDApp()
    let hud = app.makeHUD()
    hud.show(animated: true)
    app.wait()
    hud.hide(animated: true, afterDelay: 1)
    hud.show(animated: true)
    Device.advance(by: .seconds(3))
    #expect(app.isVisible && app.log == [])
    hud.hide(animated: true)
    app.wait()
    #expect(!app.isVisible)
  }

  @Test("Two HUDs in one view each live until their own hide")
  func twoHUDs() {
    let app = MBProgressHUDApp()
    let view = app.view
    let first = app.showHUD()
    first.label.text = "First"
    app.wait()
    let second = MBProgressHUD.showAdded(to: view, animated: true)
    second.label.text = "Second"
    app.wait()
    #expect(app.content?.status == "Second")
    #expect(MBProgressHUD.hide(for: view, animated: true))
    app.wait()
    #expect(second.superview == nil && first.superview === view)
    #expect(app.content?.status == "First" && app.log == [])
    first.hide(animated: true)
    app.wait()
    #expect(!app.isVisible && app.log == ["completion", "delegate"])
  }

  @Test("A completion block may show the HUD again")
  func shownInCompletion() {
    let app = MBProgressHUDApp()
    let hud = app.makeHUD()
    hud.completionBlock = { [unowned hud] in hud.show(animated: false) }
    hud.show(animated: false)
    Device.settle()
    hud.hide(animated: false)
    Device.settle()
    #expect(app.isVisible)
  }

  // MARK: Times

  @Test("A delayed hide can be replaced")
  func delay() {
    let app = MBProgressHUDApp()
    let view = app.view
    let hud = app.showHUD()
    hud.hide(animated: true, afterDelay: 1)
    hud.hide(animated: true, afterDelay: 3)
    Device.advance(by: .milliseconds(2_900))
    #expect(app.isVisible && hud.superview === view)
    Device.advance(by: .milliseconds(600))
    #expect(!app.isVisible && hud.superview == nil)
    #expect(app.log == ["completion", "delegate"])
  }

  @Test("Work that ends within the grace time shows no HUD, but reports its end")
  func graceTime() {
    let app = MBProgressHUDApp()
    let view = app.view
    let hud = app.showHUD()
    hud.graceTime = 2
    Device.advance(by: .seconds(1))
    #expect(!app.isVisible && hud.superview === view)
    hud.hide(animated: true)
    #expect(hud.superview == nil && app.log == ["completion", "delegate"])
    Device.advance(by: .seconds(3))
    #expect(!app.isVisible)
  }

  @Test("A delayed hide survives the end of the grace time")
  func graceTimeAndDelay() {
    let app = MBProgressHUDApp()
    let hud = app.makeHUD()
    hud.graceTime = 0.5
    hud.show(animated: true)
    hud.hide(animated: true, afterDelay: 1)
    Device.advance(by: .milliseconds(700))
    #expect(app.isVisible)
    Device.advance(by: .seconds(1))
    #expect(!app.isVisible && app.log.count == 2)
  }

  @Test("A HUD stays for its minimum time, also if it is hidden in the turn in which it was shown")
  func minShowTime() {
    let app = MBProgressHUDApp()
    let hud = app.makeHUD()
    hud.minShowTime = 2
    hud.show(animated: true)
    hud.hide(animated: true)
    Device.advance(by: .seconds(1))
    #expect(app.isVisible && hud.alpha == 1 && app.log == [])
    Device.advance(by: .seconds(2))
    #expect(!app.isVisible && hud.alpha == 0 && app.log == ["completion", "delegate"])
  }

  @Test("Times that are not numbers are none")
  func badTimes() {
    let app = MBProgressHUDApp()
    let hud = app.makeHUD()
    hud.graceTime = .nan
    hud.minShowTime = -.infinity
    hud.show(animated: false)
    Device.settle()
    #expect(app.isVisible)
    hud.hide(animated: false, afterDelay: -1)
    Device.advance(by: .milliseconds(10))
    #expect(!app.isVisible)
  }

  // MARK: The view

  @Test("Only the HUD of the view itself is found, the topmost first")
  func lookup() {
    let app = MBProgressHUDApp()
    let view = app.view
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    let hud = MBProgressHUD.showAdded(to: inner, animated: false)
    #expect(MBProgressHUD.forView(view) == nil)
    #expect(MBProgressHUD.forView(inner) === hud)
    let next = MBProgressHUD.showAdded(to: inner, animated: false)
    #expect(MBProgressHUD.forView(inner) === next)
  }

  @Test("A HUD whose view is removed without a hide is gone, without a report")
  func removed() {
    let app = MBProgressHUDApp()
    let view = app.view
    let hud = app.showHUD()
    app.wait()
    hud.removeFromSuperview()
    app.wait()
    #expect(!app.isVisible && app.log == [])
    view.addSubview(hud)
    app.wait()
    #expect(app.isVisible)
  }

  @Test("A HUD moves with its view into another superview, and fills it")
  func moved() {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    app.wait()
    let other = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 300))
    app.window.addSubview(other)
    other.addSubview(hud)
    app.wait()
    #expect(hud.frame == other.bounds)
    #expect(!app.isVisible && hud.presenter.controller.isVisible)
    hud.hide(animated: true)
    app.wait()
    #expect(!hud.presenter.controller.isVisible)
  }

  @Test("A HUD is not drawn while its view is hidden")
  func hiddenView() {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    app.wait()
    hud.isHidden = true
    app.wait()
    #expect(!app.isVisible && app.log == [])
    hud.isHidden = false
    app.wait()
    #expect(app.isVisible)
  }

  @Test("A HUD that ends by itself is hidden")
  func ended() {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    app.wait()
    app.controller?.dismiss()
    app.wait()
    #expect(hud.superview == nil && app.log == ["completion", "delegate"])
  }

  @Test("HUDs are released when they are hidden, and with their view")
  func memory() {
    let app = MBProgressHUDApp()
    let view = app.view
    weak var hidden: MBProgressHUD?
    weak var lost: MBProgressHUD?
    do {
      let hud = app.showHUD()
      hud.progressObject = Progress(totalUnitCount: 10)
      hidden = hud
      app.wait()
      hud.hide(animated: true)
      app.wait()
    }
    #expect(hidden == nil)
    do {
      let inner = UIView(frame: view.bounds)
      view.addSubview(inner)
      let hud = MBProgressHUD.showAdded(to: inner, animated: true)
      hud.progressObject = Progress(totalUnitCount: 10)
      lost = hud
      app.wait()
      #expect(Device.runningDisplayLinks == 1)
      inner.removeFromSuperview()
    }
    app.wait()
    #expect(lost == nil)
    #expect(Device.runningDisplayLinks == 0)
  }

  @Test("A HUD blocks its view, unless the app makes it let touches through")
  func touches() {
    let app = MBProgressHUDApp()
    let view = app.view
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    view.addSubview(button)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    func tap() { Device.tap(CGPoint(x: 70, y: 122), in: app.scene) }
    let hud = app.showHUD()
    app.wait()
    tap()
    #expect(presses == 0)
    hud.isUserInteractionEnabled = false
    app.wait()
    tap()
    #expect(presses == 1)
    hud.isUserInteractionEnabled = true
    hud.hide(animated: false)
    tap()
    #expect(presses == 2)
  }

  @Test("HUD.style and HUD.behavior stay as they are, and do not matter")
  func bothFaces() {
    let app = MBProgressHUDApp()
    let (style, behavior) = (HUD.style, HUD.behavior)
    let hud = app.showHUD()
    hud.margin = 33
    hud.bezelView.color = .black
    app.wait()
    #expect(HUD.style == style && HUD.behavior == behavior)
    #expect(app.style?.finish == .outlined && app.options?.behavior.mask == .clear)
  }
}
