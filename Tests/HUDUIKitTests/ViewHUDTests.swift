import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// `HUD.in(view)`: a HUD for each view.
@MainActor @Suite(.onDouble) struct ViewHUDTests {
  @Test("[SI20] A view's HUD is in the middle of that view, wherever that is")
  func place() throws {
    let phone = Phone()
    let view = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 240))
    phone.window.addSubview(view)
    HUD.in(view).show(HUD.Content(status: "Here"))
    Device.advance(by: .milliseconds(500))
    #expect(phone.hudWindow == nil)
    let panel = try #require(HUD.in(view).panel?.frame)
    #expect(abs(panel.midX - 100) < 0.5 && abs(panel.midY - 120) < 0.5)
  }

  @Test("[SI15] Each view has its own HUD, which is the same one each time")
  func identity() {
    let phone = Phone()
    let (one, other) = (UIView(), UIView())
    phone.window.addSubview(one)
    #expect(HUD.in(one) === HUD.in(one))
    #expect(HUD.in(one) !== HUD.in(other))
    #expect(HUD.in(phone.window) !== phone.hud)
  }

  @Test("[SI15] A view's HUD blocks only that view")
  func blocks() {
    let phone = Phone()
    let view = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 200))
    phone.window.addSubview(view)
    HUD.in(view).show(HUD.Content(), options: HUD.Options(mask: .black))
    Device.settle()
    let inside = Device.hitTest(CGPoint(x: 20, y: 500), in: phone.scene)
    let outside = Device.hitTest(CGPoint(x: 20, y: 100), in: phone.scene)
    #expect(inside is StageView)
    #expect(!(outside is StageView))
  }

  @Test("In a view with shifted bounds the HUD is in the visible part")
  func part() throws {
    let phone = Phone()
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    view.bounds.origin = CGPoint(x: 0, y: 50)
    phone.window.addSubview(view)
    HUD.in(view).show(HUD.Content())
    Device.settle()
    let stage = try #require(view.subviews.first as? StageView)
    let middle = stage.convert(try #require(HUD.in(view).panel?.frame).middle, to: nil)
    #expect(abs(middle.x - 100) < 0.5 && abs(middle.y - 200) < 0.5)
  }

  @Test("[MI17] In a scroll view the HUD stays in the visible part")
  func scrolling() throws {
    let phone = Phone()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    phone.window.addSubview(scrollView)
    scrollView.contentOffset = CGPoint(x: 0, y: 500)
    let host = UIKitHost(view: scrollView)
    let hud = HUDController { host }
    hud.show(HUD.Content())
    Device.settle()
    #expect(host.stage?.superview === phone.window)
    #expect(host.stage?.frame == scrollView.frame)
    scrollView.contentOffset.y = 900
    scrollView.frame.size.height = 500
    Device.settle()
    #expect(host.stage?.frame == scrollView.frame)
    let middle = try #require(host.stage).convert(
      try #require(hud.panel?.frame).middle, to: nil)
    #expect(abs(middle.x - 195) < 0.5)
  }

  @Test("A view that is not yet on the screen shows its HUD once it is")
  func beforeTheWindow() throws {
    let phone = Phone()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let hud = HUD.in(view)
    let log = PostLog(hud)
    hud.show(HUD.Content())
    Device.advance(by: .seconds(1))
    #expect(!hud.isVisible)
    #expect(log.kinds == [])
    phone.window.addSubview(view)
    Device.settle()
    #expect(hud.isVisible)
    #expect(log.kinds == [.willAppear])
    let stage = try #require(view.subviews.first as? StageView)
    #expect(view.subviews == [stage])
    #expect(stage.ringIsTurning)
    #expect(stage.bezel.layer.contentsScale == 3)
  }

  @Test("In a UIVisualEffectView the HUD is in its content view, as UIKit requires")
  func effect() throws {
    let phone = Phone()
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialLight))
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    let hud = HUD.in(view)
    hud.show(HUD.Content(), options: HUD.Options(mask: .black))
    phone.window.addSubview(view)
    Device.advance(by: .seconds(1))
    #expect(hud.isVisible)
    Device.tap(CGPoint(x: 20, y: 20), in: phone.scene)
    #expect(tap.recognitions == 0)
    let stage = try #require(view.contentView.subviews.first as? StageView)
    #expect(stage.frame == view.bounds)
    hud.dismiss()
    Device.advance(by: .seconds(1))
    #expect(view.contentView.subviews == [])
  }

  @Test("A HUD dismissed before its view is on the screen leaves nothing in the view")
  func neverShown() {
    let phone = Phone()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let hud = HUD.in(view)
    let log = PostLog(hud)
    hud.dismiss()
    #expect(view.subviews == [])
    hud.show(HUD.Content())
    hud.dismiss()
    #expect(Device.runLoopObservers == 0)
    phone.window.addSubview(view)
    Device.settle()
    #expect(log.kinds == [])
    #expect(view.subviews == [])
  }

  @Test("Work that ends while its view is removed ends its HUD once the view is back")
  func overMeanwhile() {
    let phone = Phone()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    phone.window.addSubview(view)
    let hud = HUD.in(view)
    let progress = Progress(totalUnitCount: 10)
    hud.track(progress)
    Device.advance(by: .seconds(1))
    view.removeFromSuperview()
    progress.completedUnitCount = 10
    Device.advance(by: .seconds(1))
    phone.window.addSubview(view)
    Device.advance(by: .seconds(1))
    #expect(!hud.isVisible)
    #expect(view.subviews == [])
  }

  @Test("[N4] A view that is destroyed before the first call shows nothing")
  func destroyedBefore() async {
    let host = UIKitHost(view: UIView())
    let hud = HUDController { host }
    #expect(await hud.show(HUD.Content(status: "Late")).reason == .neverShown)
  }

  @Test("[N4] Every host of a view learns of its end, also if another host was released before")
  func hostsOfOneView() async {
    var view: UIView? = UIView()
    var huds: [HUDController] = []
    for _ in 0..<3 {
      let host = UIKitHost(view: view ?? UIView())
      huds.append(HUDController { host })
    }
    huds.removeFirst()
    let waiting = huds.map { $0.show(HUD.Content(status: "Here")) }
    view = nil
    for handle in waiting { #expect(await handle.reason == .neverShown) }
  }
}
