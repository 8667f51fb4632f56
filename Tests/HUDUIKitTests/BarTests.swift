import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// Panels at the top and bottom, which keep clear of the app's own bars.
@MainActor @Suite(.onDouble) struct BarTests {
  private let phone = Phone()
  /// The safe area of the phone, and the margin of the style.
  private let top: CGFloat = 47
  private let bottom: CGFloat = 34
  private let margin = HUD.Style().margin

  private func show(
    at position: HUD.Position, in style: HUD.Style = HUD.Style(), on hud: HUDController? = nil
  ) {
    (hud ?? phone.hud).show(
      HUD.Content(status: "Saved"), options: HUD.Options(position: position, style: style))
    Device.advance(by: .seconds(1))
  }

  /// The distances between the panel's margin and the top and the bottom of the window.
  private var gaps: (top: CGFloat, bottom: CGFloat) {
    Device.advance(by: .seconds(1))
    let panel = phone.panel
    return (panel.minY - margin, 844 - panel.maxY - margin)
  }

  private func expect(
    top: CGFloat? = nil, bottom: CGFloat? = nil, at location: SourceLocation = #_sourceLocation
  ) {
    let gaps = gaps
    if let top { #expect(abs(gaps.top - top) < 0.5, sourceLocation: location) }
    if let bottom { #expect(abs(gaps.bottom - bottom) < 0.5, sourceLocation: location) }
  }

  /// Lets the app begin with `root`, and waits for the layout of its views.
  private func begin(with root: UIViewController) {
    phone.window.rootViewController = root
    Device.settle()
  }

  private func makeTabs(_ children: UIViewController...) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = children
    return tabs
  }

  @Test("[§L2] A panel at the bottom keeps clear of a tab bar, which may come and go")
  func tabBar() {
    let tabs = makeTabs(UIViewController(), UIViewController())
    begin(with: tabs)
    show(at: .bottom)
    expect(bottom: bottom + 49)
    tabs.tabBar.isHidden = true
    expect(bottom: bottom)
    tabs.tabBar.isHidden = false
    expect(bottom: bottom + 49)
    tabs.selectedIndex = 1
    expect(bottom: bottom + 49)
    show(at: .top)
    expect(top: top)
  }

  @Test("[§L2] A panel keeps clear of a navigation bar and of a toolbar, which may come and go")
  func navigationBar() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    begin(with: makeTabs(navigation))
    show(at: .top)
    expect(top: top + 44)
    navigation.setNavigationBarHidden(true, animated: false)
    expect(top: top)
    navigation.setNavigationBarHidden(false, animated: false)
    let search = UIViewController()
    search.additionalSafeAreaInsets = UIEdgeInsets(top: 52, left: 0, bottom: 0, right: 0)
    navigation.pushViewController(search, animated: true)
    expect(top: top + 44 + 52)
    navigation.popViewController(animated: true)
    expect(top: top + 44)
    show(at: .bottom)
    expect(bottom: bottom + 49)
    navigation.setToolbarHidden(false, animated: false)
    expect(bottom: bottom + 49 + 49)
  }

  @Test("[§L2] A panel that is shown together with a push knows the bars of the new controller")
  func push() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    begin(with: navigation)
    let search = UIViewController()
    search.additionalSafeAreaInsets = UIEdgeInsets(top: 52, left: 0, bottom: 0, right: 0)
    navigation.pushViewController(search, animated: true)
    phone.hud.show(
      HUD.Content(status: "Saved"), options: HUD.Options(position: .top, style: HUD.Style()))
    #expect(abs(phone.panel.minY - (top + 44 + 52 + margin)) < 0.5)
    // It appears there, and does not move there.
    #expect(phone.stage?.bezel.layer.animation(forKey: "position") == nil)
  }

  @Test("[§L2] A panel is below an opaque bar, which moves the view below it")
  func opaqueBar() {
    let content = UIViewController()
    content.edgesForExtendedLayout = []
    content.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    begin(with: makeTabs(UINavigationController(rootViewController: content)))
    show(at: .top)
    expect(top: top + 44 + 30)
  }

  @Test("[§L2] Of a tab bar and the keyboard the higher one counts")
  func keyboard() {
    begin(with: makeTabs(UIViewController()))
    show(at: .bottom)
    Device.setKeyboard(CGRect(x: 0, y: 508, width: 390, height: 336))
    expect(bottom: 336)
    Device.setKeyboard(CGRect(x: 0, y: 784, width: 390, height: 60))
    expect(bottom: bottom + 49)
    Device.setKeyboard(nil)
    expect(bottom: bottom + 49)
  }

  @Test("[§L2] The bars of a sheet count, and those of the app again when it has gone")
  func sheet() {
    let tabs = makeTabs(UINavigationController(rootViewController: UIViewController()))
    begin(with: tabs)
    let sheet = UINavigationController(rootViewController: UIViewController())
    sheet.isToolbarHidden = false
    tabs.present(sheet, animated: true)
    show(at: .top)
    // A sheet begins ten points below the status bar.
    expect(top: top + 10 + 44)
    tabs.dismiss(animated: true)
    expect(top: top + 44)
    sheet.modalPresentationStyle = .fullScreen
    sheet.isNavigationBarHidden = true
    tabs.present(sheet, animated: true)
    expect(top: top)
  }

  @Test("[§L2] Half a sheet has no bar at the top, and an alert has none at all")
  func halfSheet() {
    let tabs = makeTabs(UINavigationController(rootViewController: UIViewController()))
    begin(with: tabs)
    let sheet = UINavigationController(rootViewController: UIViewController())
    sheet.isToolbarHidden = false
    tabs.present(sheet, animated: true)
    sheet.view.frame = CGRect(x: 0, y: 400, width: 390, height: 444)
    show(at: .top)
    expect(top: top + 44)
    show(at: .bottom)
    expect(bottom: bottom + 49)
    // A sheet of an iPad, far from both edges.
    sheet.view.frame = CGRect(x: 20, y: 150, width: 350, height: 400)
    expect(bottom: bottom + 49)
    tabs.dismiss(animated: true)
    tabs.present(
      UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
    expect(bottom: bottom + 49)
    show(at: .top)
    expect(top: top + 44)
  }

  @Test("[§L2] Children that fill their container count, as in SwiftUI, but not a drawer")
  func containers() {
    func add(_ child: UIViewController, to parent: UIViewController, _ frame: CGRect) {
      parent.addChild(child)
      child.view.frame = frame
      parent.view.addSubview(child.view)
    }
    let whole = phone.window.bounds
    let (outer, drawer) = (UIViewController(), UIViewController())
    let columns = (UIViewController(), UIViewController())
    let tabs = makeTabs(UINavigationController(rootViewController: UIViewController()))
    begin(with: outer)
    add(columns.0, to: outer, CGRect(x: 0, y: 0, width: 390, height: 844))
    add(columns.1, to: outer, CGRect(x: 0, y: 0, width: 100, height: 844))
    add(tabs, to: columns.0, whole)
    add(drawer, to: outer, CGRect(x: 0, y: 600, width: 390, height: 244))
    drawer.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 70, right: 0)
    show(at: .bottom)
    expect(bottom: bottom + 49)
    show(at: .top)
    expect(top: top + 44)
  }

  @Test("[§L2] Without `clearsBars` and in the centre, bars move nothing")
  func indifferent() {
    show(at: .center)
    let rest = phone.panel
    let tabs = makeTabs(UINavigationController(rootViewController: UIViewController()))
    begin(with: tabs)
    Device.advance(by: .seconds(1))
    #expect(phone.panel == rest)
    let style = HUD.Style().with { $0.clearsBars = false }
    show(at: .top, in: style)
    expect(top: top)
    show(at: .bottom, in: style)
    expect(bottom: bottom)
    // The place is right from the start, although nobody has looked at the tab bar before.
    phone.hud.show(
      HUD.Content(status: "Saved"), options: HUD.Options(position: .bottom, style: HUD.Style()))
    #expect(abs(844 - phone.panel.maxY - margin - bottom - 49) < 0.5)
  }

  @Test("[§L2] A HUD over a view keeps clear of the bars above that view")
  func view() throws {
    let content = UIViewController()
    let tabs = makeTabs(UINavigationController(rootViewController: content))
    begin(with: tabs)
    for view in [tabs.view, content.view, phone.window] {
      let hud = HUD.in(try #require(view))
      for (position, gap) in [(HUD.Position.top, top + 44), (.bottom, bottom + 49)] {
        show(at: position, on: hud)
        let panel = try #require(hud.panel?.frame)
        let found = position == .top ? panel.minY : 844 - panel.maxY
        #expect(abs(found - gap - margin) < 0.5)
      }
      hud.dismiss()
      Device.advance(by: .seconds(1))
    }
    // The view is below a sheet, whose bar is lower.
    tabs.present(
      UINavigationController(rootViewController: UIViewController()), animated: true)
    let hud = HUD.in(try #require(content.view))
    show(at: .top, on: hud)
    #expect(try abs(#require(hud.panel?.frame).minY - top - 44 - margin) < 0.5)
    hud.dismiss()
    Device.advance(by: .seconds(1))
  }

  @Test("[§L2] A panel moves together with a bar, and does not wake the app to look for bars")
  func cost() throws {
    let tabs = makeTabs(UIViewController())
    begin(with: tabs)
    show(at: .bottom)
    tabs.tabBar.isHidden = true
    Device.advance(by: .milliseconds(150))
    #expect(phone.stage?.bezel.layer.animation(forKey: "position") != nil)
    Device.advance(by: .seconds(1))
    // Nothing happens, so the HUD soon stops to wake the app.
    let frames = Device.frames
    Device.advance(by: .seconds(60))
    #expect(Device.frames - frames < 10)
    phone.hud.dismiss()
    Device.advance(by: .seconds(1))
    #expect(Device.runLoopObservers == 0)
  }
}
