import HUDCairo
import HUDCore
import HUDLayers
import HUDMBProgressHUDOnDouble
import HUDUIKitDouble
import Testing

@testable import HUDMBProgressHUDCorpus
@testable import HUDUIKitOnDouble

extension Demo {
  /// Does all that is left of the work, and waits until its HUD has disappeared.
  fileprivate func finish() {
    for _ in 0..<110 { next() }
    Device.advance(by: .seconds(4))
  }
}

/// MBProgressHUD's demo, which calls MBProgressHUD.
@MainActor @Suite(.onDouble) struct MBProgressHUDDemoTests {
  @Test("The Cancel button of the demo stops its work")
  func cancel() throws {
    let app = MBProgressHUDApp()
    let demo = Demo(view: app.view, window: app.window)
    try #require(Demo.rows.first { $0.name == "action" }).run(demo)
    app.wait()
    demo.next()
    try app.press()
    demo.next()
    #expect(MBProgressHUD.forView(app.view)?.progress == 0.01)
    demo.finish()
  }

  struct Screen: CustomTestStringConvertible, Sendable {
    let row: Demo.Row
    let isDark: Bool

    var testDescription: String { "mb-\(row.name)\(isDark ? "-dark" : "")" }
  }

  nonisolated static let screens = Demo.rows.flatMap { row in
    [Screen(row: row, isDark: false), Screen(row: row, isDark: true)]
  }

  @Test(
    "The demo's HUDs look as in their pictures, and are hidden when their work is done",
    arguments: screens)
  func pictures(screen: Screen) throws {
    let app = MBProgressHUDApp()
    app.scene.traits.userInterfaceStyle = screen.isDark ? .dark : .light
    app.view.backgroundColor =
      screen.isDark
      ? UIColor(red: 0.1, green: 0.12, blue: 0.18, alpha: 1)
      : UIColor(red: 0.85, green: 0.9, blue: 1, alpha: 1)
    Demo.checkmark = try checkmark().withRenderingMode(.alwaysTemplate)
    let demo = Demo(view: app.view, window: app.window)
    screen.row.run(demo)
    Device.advance(by: .seconds(1))
    for _ in 0..<screen.row.steps { demo.next() }
    Device.advance(by: .seconds(1))
    try ReferencePicture(screen.testDescription).expect(picture(of: app.scene))
    Demo.checkmark = nil
    demo.finish()
    #expect(!app.isVisible)
    #expect(MBProgressHUD.forView(screen.row.name == "window" ? app.window : app.view) == nil)
  }

  @Test("The progress views look as in their picture, outside a HUD too")
  func progressViews() throws {
    let app = MBProgressHUDApp()
    app.view.backgroundColor = UIColor(red: 0.2, green: 0.3, blue: 0.5, alpha: 1)
    for (row, progress) in [0, 0.03, 0.4, 0.97, 1, Float.nan].enumerated() {
      let (disc, ring, bar) = (MBRoundProgressView(), MBRoundProgressView(), MBBarProgressView())
      ring.isAnnular = true
      let top = 200 + CGFloat(row) * 60
      disc.frame.origin = CGPoint(x: 60, y: top)
      ring.frame.origin = CGPoint(x: 120, y: top)
      bar.frame.origin = CGPoint(x: 180, y: top)
      (disc.progress, ring.progress, bar.progress) = (progress, progress, progress)
      for view in [disc, ring, bar] { app.view.addSubview(view) }
    }
    try ReferencePicture("mb-views").expect(picture(of: app.scene))
  }

  /// Draws the picture of the demo.
  private func checkmark() throws -> UIImage {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 5, y: 20))
    path.addLine(to: CGPoint(x: 14, y: 29))
    path.addLine(to: CGPoint(x: 32, y: 9))
    let mark = CAShapeLayer()
    mark.path = path
    mark.fillColor = nil
    mark.strokeColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    mark.lineWidth = 4
    let surface = try Surface(size: CGSize(width: 37, height: 37), scale: 1)
    try surface.draw { LayerRenderer().draw(mark, at: 0, scale: 1, in: $0) }
    return UIImage(cgImage: surface.image, scale: 1, orientation: .up)
  }
}
