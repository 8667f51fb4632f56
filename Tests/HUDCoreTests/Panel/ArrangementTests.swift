import HUDCore
import HUDLayers
import Testing

/// The place of the indicator: above the texts or beside them.
@MainActor @Suite(.timeLimit(.minutes(15))) struct ArrangementTests {
  let host = TestHost()
  let hud: HUDController

  init() {
    hud = .forTest(on: host, defaults: Defaults())
    host.textSize = { _ in CGSize(width: 60, height: 18) }
  }

  private func layout(
    _ content: HUD.Content, _ position: HUD.Position = .top,
    _ change: (inout HUD.Style) -> Void = { _ in }
  ) throws -> Layout {
    let options = HUD.Options(position: position, style: HUD.Style().with(change))
    hud.show(content, options: options)
    let panel = try #require(hud.panel)
    panel.update()
    return panel.layout
  }

  private static let toast = HUD.Content(
    .success, status: "Saved", detail: "3 files", action: HUD.Action("Undo") {})

  @Test("[§L1] At the top and bottom the indicator is beside the texts, elsewhere above")
  func automatic() throws {
    for position in [HUD.Position.top, .bottom] {
      let layout = try layout(Self.toast, position)
      #expect(layout[.indicator].maxX < layout[.status].minX)
      #expect(layout[.status].minX == layout[.detail].minX)
      #expect(layout[.status].maxY <= layout[.detail].minY)
      #expect(layout[.button].minX > layout[.status].maxX)
      #expect(layout[.indicator].midY == layout.bezel.height / 2)
    }
    let centred = try layout(Self.toast, .center)
    #expect(centred[.indicator].maxY < centred[.status].minY)
    #expect(centred[.button].minY > centred[.detail].maxY)
  }

  @Test("[§L1] The style may put the indicator above or beside in any place")
  func chosen() throws {
    let above = try layout(Self.toast, .top) { $0.arrangement = .above }
    #expect(above[.indicator].maxY < above[.status].minY)
    let beside = try layout(Self.toast, .center) { $0.arrangement = .beside }
    #expect(beside[.indicator].maxX < beside[.status].minX)
    #expect(HUD.Style.compact.arrangement == .above && HUD.Style.roomy.arrangement == .above)
  }

  @Test("[§L1] From right to left, indicator and button change sides")
  func rightToLeft() throws {
    host.metrics.isRightToLeft = true
    let layout = try layout(Self.toast)
    #expect(layout[.indicator].minX > layout[.status].maxX)
    #expect(layout[.status].maxX == layout[.detail].maxX)
    #expect(layout[.button].maxX < layout[.status].minX)
  }

  @Test("[§L1] Lines begin where reading begins only beside an indicator")
  func alignment() throws {
    _ = try layout(Self.toast)
    #expect(host.filled.last?.status?.text.isCentered == false)
    _ = try layout(Self.toast, .center)
    #expect(host.filled.last?.status?.text.isCentered == true)
  }

  @Test("[§L1] A wide indicator, the largest text sizes and words that would break keep it above")
  func above() throws {
    let gauge = HUD.Indicator.custom(size: CGSize(width: 160, height: 6)) { CALayer() }
    let wide = try layout(HUD.Content(gauge, status: "Uploading"))
    #expect(wide[.indicator].maxY < wide[.status].minY)
    host.metrics.textScale = 1.6
    let large = try layout(Self.toast)
    #expect(large[.indicator].maxY < large[.status].minY)
    host.metrics.textScale = 1
    host.metrics.size.width = 150
    let narrow = try layout(Self.toast)
    #expect(narrow[.indicator].maxY < narrow[.status].minY)
  }

  @Test("[§L1] A bar of the filled finish is between status and detail, with and without progress")
  func bar() throws {
    for bar in [HUD.Indicator.bar(0.4), .bar] {
      let content = HUD.Content(bar, status: "Uploading", detail: "3 of 7", action: .cancel {})
      for position in [HUD.Position.center, .top] {
        let filled = try layout(content, position)
        #expect(filled[.status].maxY < filled[.indicator].minY)
        #expect(filled[.indicator].maxY < filled[.detail].minY)
        #expect(filled[.detail].maxY < filled[.button].minY)
      }
      let outlined = try layout(content, .center) { $0.finish = .outlined }
      #expect(outlined[.indicator].maxY < outlined[.status].minY)
    }
  }

  @Test("[§L1] Beside the texts an indicator is smaller, and a layer of the app keeps its size")
  func indicatorSize() throws {
    let check = try layout(Self.toast)
    #expect(check[.indicator].height < 30)
    #expect(abs(check[.status].minX - check[.indicator].maxX - 10) < 1)
    #expect(try layout(Self.toast, .center)[.indicator].height == 44)
    let own = HUD.Indicator.custom(size: CGSize(width: 40, height: 40)) { CALayer() }
    #expect(try layout(HUD.Content(own, status: "Saved"))[.indicator].height == 40)
  }
}
