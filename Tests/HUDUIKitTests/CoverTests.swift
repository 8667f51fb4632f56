import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// A view's HUD, when the app or UIKit adds subviews to the view afterwards, and in views that
/// scroll.
@MainActor @Suite(.onDouble) struct CoverTests {
  /// Shows a HUD with a mask over all of `view`, which is added to the window.
  private func show(in view: UIView, on phone: Phone) {
    view.backgroundColor = .white
    phone.window.addSubview(view)
    HUD.in(view).show(HUD.Content(), options: HUD.Options(mask: .black))
    Device.advance(by: .seconds(1))
  }

  @Test("A subview that the app adds later neither covers a view's HUD nor takes its touches")
  func laterSubview() throws {
    let phone = Phone()
    let view = UIView(frame: phone.window.bounds)
    show(in: view, on: phone)
    let seen = try picture(of: phone.scene)
    let cover = UIView(frame: view.bounds)
    cover.backgroundColor = .white
    view.addSubview(cover)
    let seenNow = try picture(of: phone.scene)
    #expect(!seenNow.differs(from: seen))
    #expect(Device.hitTest(view.bounds.middle, in: phone.scene) is StageView)
  }

  @Test("The cells and headers of a table neither cover its HUD nor take its touches")
  func table() throws {
    let phone = Phone()
    let table = UITableView(frame: phone.window.bounds)
    show(in: table, on: phone)
    let seen = try picture(of: phone.scene)
    table.rows = 30
    Device.settle()
    let header = try #require(table.header)
    for view in table.cells + [header] { view.backgroundColor = .white }
    let seenNow = try picture(of: phone.scene)
    #expect(!seenNow.differs(from: seen))
    #expect(Device.hitTest(table.bounds.middle, in: phone.scene) is StageView)
  }

  @Test(
    "The panel is in the middle of the safe area in a scroll view that does not move its content")
  func middleWithoutInset() throws {
    let phone = Phone()
    let list = UIScrollView(frame: phone.window.bounds)
    list.contentInsetAdjustmentBehavior = .never
    phone.window.addSubview(list)
    let middle = try self.middle(of: HUD.in(list), in: list)
    #expect(abs(middle.y - (47 + 844 - 34) / 2) < 0.5)
  }

  @Test("In a scroll view below a navigation bar, the panel is in the middle of the room below it")
  func middleBelowBar() throws {
    let phone = Phone()
    let controller = UIViewController()
    let list = UIScrollView(frame: .zero)
    controller.view = list
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    phone.window.rootViewController = controller
    let middle = try self.middle(of: HUD.in(list), in: list)
    #expect(abs(middle.y - (47 + 44 + 844 - 34) / 2) < 0.5)
    controller.additionalSafeAreaInsets.top = 144
    Device.settle()
    let stage = try #require(phone.window.stage)
    #expect(abs(stage.bezel.center.y - (47 + 144 + 844 - 34) / 2) < 0.5)
  }

  @Test("A table's HUD is visible where and while the table is")
  func followsTable() throws {
    let phone = Phone()
    let (page, table) = (UIView(frame: phone.window.bounds), UITableView(frame: .zero))
    table.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
    page.addSubview(table)
    let button = UIView(frame: CGRect(x: 0, y: 350, width: 50, height: 50))
    page.addSubview(button)
    phone.window.addSubview(page)
    HUD.in(table).show(HUD.Content(), options: HUD.Options(mask: .black))
    Device.settle()
    let stage = try #require(page.stage)
    #expect(stage.frame == table.frame)
    #expect(Device.hitTest(CGPoint(x: 10, y: 390), in: phone.scene) === button)
    table.isHidden = true
    Device.settle()
    #expect(!(Device.hitTest(CGPoint(x: 100, y: 200), in: phone.scene) is StageView))
    table.isHidden = false
    Device.settle()
    #expect(Device.hitTest(CGPoint(x: 100, y: 200), in: phone.scene) === stage)
    page.bringSubviewToFront(table)
    #expect(Device.hitTest(CGPoint(x: 100, y: 200), in: phone.scene) === stage)
    table.removeFromSuperview()
    Device.settle()
    #expect(page.stage == nil && stage.window == nil)
    let other = UIView(frame: phone.window.bounds)
    phone.window.addSubview(other)
    other.addSubview(table)
    Device.settle()
    #expect(stage.superview === other && stage.frame == table.frame)
    #expect(stage.ringIsTurning)
  }

  @Test("The HUD of a scroll view leaves the gestures around it alone, and blocks its own")
  func gesturesAround() throws {
    let phone = Phone()
    let page = UIView(frame: phone.window.bounds)
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    page.addSubview(list)
    phone.window.addSubview(page)
    let (around, inside) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    page.addGestureRecognizer(around)
    list.addGestureRecognizer(inside)
    HUD.in(list).show(HUD.Content(), options: HUD.Options(mask: .black))
    Device.settle()
    Device.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 200, y: 200), in: phone.scene)
    #expect(around.recognitions == 1 && inside.recognitions == 0)
  }

  @Test("A view's HUD stays in front of subviews, and two HUDs of a view leave their order alone")
  func twoHUDs() throws {
    let phone = Phone()
    let view = UIView(frame: phone.window.bounds)
    phone.window.addSubview(view)
    let huds = (0..<2).map { _ in HUDController(host: UIKitHost(view: view)) }
    for hud in huds { hud.show(HUD.Content()) }
    Device.settle()
    let stages = view.subviews
    view.addSubview(UIView(frame: view.bounds))
    for _ in 0..<3 { Device.settle() }
    #expect(view.subviews.suffix(2) == stages)
    let requests = view.layoutRequests
    for _ in 0..<3 { Device.settle() }
    #expect(view.layoutRequests == requests)
  }

  private func middle(of hud: HUDController, in list: UIScrollView) throws -> CGPoint {
    hud.show(HUD.Content(status: "Loading…"))
    Device.advance(by: .seconds(1))
    let stages = sequence(first: list, next: \.superview).lazy.flatMap(\.subviews)
    let stage = try #require(stages.compactMap { $0 as? StageView }.first)
    return stage.convert(try #require(hud.panel?.frame).middle, to: nil)
  }
}

extension UIView {
  fileprivate var stage: StageView? { subviews.lazy.compactMap { $0 as? StageView }.first }
}
