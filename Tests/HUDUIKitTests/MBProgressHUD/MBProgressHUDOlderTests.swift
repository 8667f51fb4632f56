import Foundation
import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDMBProgressHUDOnDouble
@testable import HUDUIKitOnDouble

/// The names of MBProgressHUD 1.0 that 1.2 has removed.
@MainActor private protocol OlderNames {
  static func setTexts(_ hud: MBProgressHUD, font: UIFont, color: UIColor)
  static func setLook(_ hud: MBProgressHUD, color: UIColor)
  static func find(in view: UIView) -> (MBProgressHUD?, [MBProgressHUD])
  static func hideAll(in view: UIView) -> UInt
  static func run(
    _ hud: MBProgressHUD, on queue: DispatchQueue, _ work: @escaping @Sendable () -> Void)
}

// A call of a deprecated name is no warning in what is deprecated itself.
private enum Older: OlderNames {
  @available(*, deprecated)
  static func setTexts(_ hud: MBProgressHUD, font: UIFont, color: UIColor) {
    hud.labelText = "Loading"
    hud.labelFont = font
    hud.labelColor = color
    hud.detailsLabelText = "3 of 7"
    hud.detailsLabelFont = font
    hud.detailsLabelColor = color
    #expect(hud.labelText == "Loading" && hud.labelFont == font && hud.labelColor == color)
    #expect(hud.detailsLabelText == "3 of 7" && hud.detailsLabelFont == font)
  }

  @available(*, deprecated)
  static func setLook(_ hud: MBProgressHUD, color: UIColor) {
    hud.color = color
    hud.opacity = 0.5
    hud.cornerRadius = 9
    hud.xOffset = 3
    hud.yOffset = 4
    hud.dimBackground = true
    hud.activityIndicatorColor = color
    hud.taskInProgress = true
    #expect(hud.color == color && hud.opacity == 0.5 && hud.cornerRadius == 9)
    #expect(hud.xOffset == 3 && hud.yOffset == 4 && hud.dimBackground && hud.taskInProgress)
    #expect(hud.activityIndicatorColor == color && hud.size == hud.bezelView.frame.size)
  }

  @available(*, deprecated)
  static func find(in view: UIView) -> (MBProgressHUD?, [MBProgressHUD]) {
    (MBProgressHUD(for: view), MBProgressHUD.allHUDs(for: view))
  }

  @available(*, deprecated)
  static func hideAll(in view: UIView) -> UInt {
    MBProgressHUD.hideAllHUDs(for: view, animated: false)
  }

  @available(*, deprecated)
  static func run(
    _ hud: MBProgressHUD, on queue: DispatchQueue, _ work: @escaping @Sendable () -> Void
  ) {
    hud.showAnimated(false, whileExecuting: work, on: queue, completionBlock: hud.completionBlock)
  }
}

@MainActor @Suite(.onDouble) struct MBProgressHUDOlderTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let names: any OlderNames.Type = Older.self

  @Test("The older properties are those that took their place")
  func properties() throws {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    app.wait()
    names.setTexts(hud, font: .systemFont(ofSize: 21, weight: .regular), color: red)
    names.setLook(hud, color: red)
    Device.settle()
    #expect(app.content == HUD.Content(.activity, status: "Loading", detail: "3 of 7"))
    let style = try #require(app.style)
    #expect(style.statusFont.size == 21 && style.detailFont.size == 21)
    #expect(style.foreground == HUD.Color(red) && style.indicatorColor == HUD.Color(red))
    #expect(style.bezel == .color(HUD.Color(red).faded(by: 0.5)) && style.cornerRadius == 9)
    let behavior = try #require(app.options?.behavior)
    #expect(behavior.mask == .color(HUD.Color(UIColor(white: 0, alpha: 0.2))))
    #expect(behavior.position.anchor == .center(CGPoint(x: 3, y: 4 - 6.5)))
  }

  @Test("All HUDs of a view are found and hidden")
  func all() {
    let app = MBProgressHUDApp()
    let (first, second) = (app.showHUD(), app.showHUD())
    app.wait()
    let (found, huds) = names.find(in: app.view)
    #expect(found === second && huds == [first, second])
    #expect(names.hideAll(in: app.view) == 2)
    #expect(names.find(in: app.view).0 == nil && app.view.subviews.isEmpty)
  }

  @Test("A HUD is shown while the work on a queue runs, and then hidden")
  func work() async {
    let app = MBProgressHUDApp()
    let hud = app.makeHUD()
    let queue = DispatchQueue(label: "work")
    let wasOnMainThread = Locked(true)
    queue.suspend()
    names.run(hud, on: queue) { wasOnMainThread.withLock { $0 = MainThread.isCurrent } }
    app.wait()
    #expect(app.isVisible && app.log.isEmpty)
    queue.resume()
    await Task.detached {
      queue.sync {}
      DispatchQueue.main.sync {}
    }.value
    #expect(!app.isVisible && app.log == ["completion", "delegate"])
    #expect(!wasOnMainThread.withLock { $0 })
  }
}
