import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// A panel that changes to other content, and toasts that slide.
@MainActor @Suite(.onDouble) struct ContentMotionTests {
  private static let long = "A status that needs much more room"

  @Test(
    "Panel, material and content grow together, in place", arguments: [true, false],
    [HUD.Position.center, .bottom])
  func grows(isGlass: Bool, at position: HUD.Position) throws {
    let phone = Phone(system: isGlass ? .newest() : SystemFeatures())
    var style = HUD.Style()
    style.castsShadow = false
    let options = HUD.Options(position: position, style: style)
    phone.hud.show(HUD.Content(status: "A"), options: options)
    Device.advance(by: .seconds(1))
    let start = try #require(phone.stage).seenFrame()
    phone.hud.show(HUD.Content(status: Self.long, detail: "More"), options: options)
    Device.settle()
    let stage = try #require(phone.stage)
    let end = phone.panel
    #expect(start.isClose(to: try stage.seenFrame()))
    #expect(end.width > start.width + 50)
    var widths: [CGFloat] = []
    for _ in 0..<12 {
      let seen = try stage.seenFrame()
      widths.append(seen.width)
      let material = try #require(stage.material?.layer.presentation())
      #expect(seen.isClose(to: material.rectangle))
      let content = try #require(stage.content.layer.presentation())
      #expect(abs(content.bounds.width - seen.width) < 0.5)
      #expect(abs(content.bounds.height - seen.height) < 0.5)
      #expect(stage.content.clipsToBounds)
      #expect(abs(content.cornerRadius - material.cornerRadius) < 0.5 || isGlass)
      // In the material's own coordinates, which begin at its upper left corner.
      #expect(abs(content.position.x - material.bounds.width / 2) < 0.5)
      #expect(abs(content.position.y - material.bounds.height / 2) < 0.5)
      Device.advance(by: .milliseconds(20))
    }
    #expect(widths == widths.sorted() && Set(widths).count == 12)
    Device.advance(by: .milliseconds(50))
    #expect(end.isClose(to: try stage.seenFrame()))
    #expect(!stage.content.clipsToBounds)
    expectRest(stage)
  }

  @Test("Texts and indicator move to their places, and old texts fade out")
  func parts() throws {
    let phone = Phone()
    phone.show(HUD.Content(status: "A"))
    let stage = try #require(phone.stage)
    let label = try #require(stage.status)
    let before = try label.seenCenter(on: stage)
    phone.hud.show(HUD.Content(status: "A", detail: "More", action: .cancel {}))
    Device.settle()
    #expect(stage.status === label)
    #expect(try abs(label.seenCenter(on: stage) - before) < 0.5)
    #expect(stage.detail?.layer.presentation()?.opacity == 0)
    #expect(stage.button?.layer.presentation()?.opacity == 0)
    Device.advance(by: .milliseconds(100))
    #expect(try #require(stage.button?.layer.presentation()).opacity > 0.2)
    phone.hud.setStatus("B")
    Device.settle()
    #expect(stage.leaving.map(\.text) == ["A"])
    Device.advance(by: .milliseconds(300))
    #expect(stage.leaving.isEmpty)
    #expect(stage.button?.layer.presentation()?.opacity == 1)
    expectRest(stage)
  }

  @Test(
    "A toast at an edge slides in and out with its material",
    arguments: [HUD.Position.top, .bottom], [true, false])
  func slides(at position: HUD.Position, isGlass: Bool) throws {
    let phone = Phone(system: isGlass ? .newest() : SystemFeatures())
    phone.hud.showToast(
      HUD.Content(.none, status: "Saved"),
      options: HUD.Options(position: position, duration: .seconds(1)))
    Device.settle()
    let stage = try #require(phone.stage)
    let height = stage.bounds.height
    let outside = position == .top ? -phone.panel.maxY : height - phone.panel.minY
    func offsets() throws -> [CGFloat] {
      try [stage.bezel, #require(stage.material)].map {
        try #require($0.layer.presentation()).affineTransform().ty
      }
    }
    #expect(try offsets() == [outside, outside])
    Device.advance(by: .milliseconds(60))
    #expect(try offsets().allSatisfy { abs($0) > 1 && abs($0) < abs(outside) })
    Device.advance(by: .milliseconds(300))
    #expect(try offsets() == [0, 0])
    Device.advance(by: .milliseconds(660))
    #expect(stage.isLeaving)
    Device.advance(by: .milliseconds(100))
    #expect(try offsets().allSatisfy { abs($0) > 1 && abs($0) < abs(outside) })
    Device.advance(by: .seconds(1))
    #expect(phone.stage == nil)
  }

  /// No animation runs, except that of the indicator.
  private func expectRest(
    _ stage: StageView, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let views = [stage.bezel, stage.material, stage.content, stage.status, stage.detail]
    for view in views.compactMap(\.self) {
      #expect((view.layer.animationKeys() ?? []) == [], sourceLocation: sourceLocation)
    }
  }
}

extension StageView {
  /// The frame in which the panel is seen.
  fileprivate func seenFrame() throws -> CGRect {
    try #require(bezel.layer.presentation()).rectangle
  }
}

extension UIView {
  /// The height of the view's centre over the centre of the panel, as both are seen.
  fileprivate func seenCenter(on stage: StageView) throws -> CGFloat {
    let seen = try #require(layer.presentation()).position.y
    return seen - stage.bezel.bounds.height / 2
  }
}

extension CALayer {
  fileprivate var rectangle: CGRect {
    CGRect(
      x: position.x - bounds.width / 2, y: position.y - bounds.height / 2, width: bounds.width,
      height: bounds.height)
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { abs($0) < 0.5 }
  }
}
