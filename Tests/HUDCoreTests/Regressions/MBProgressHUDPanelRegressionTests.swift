import HUDCore
import HUDLayers
import Testing

@MainActor
@Suite("Defects that MBProgressHUD's users met: the panel", .timeLimit(.minutes(15)))
struct MBProgressHUDPanelRegressionTests {
  let host = TestHost()
  let defaults = Defaults(style: .compact)
  let hud: HUDController
  private let red = HUD.Color(red: 1, green: 0, blue: 0)

  init() {
    hud = .forTest(on: host, defaults: defaults)
    host.textSize = { _ in CGSize(width: 60, height: 18) }
  }

  // MARK: Layout

  // Each host's own tests check that a view which is already in another HUD is not taken out of it.
  @Test("[MI16] A custom indicator in two HUDs is made twice, and each is released with its HUD")
  func customTwice() throws {
    let indicator = HUD.Indicator.square(of: CGSize(width: 20, height: 20))
    let otherHost = TestHost()
    let other = HUDController.forTest(on: otherHost)
    for controller in [hud, other] { controller.show(HUD.Content(indicator)) }
    host.settle()
    otherHost.settle()
    let mine = try #require(hud.indicatorLayer?.sublayers?.first)
    weak let layer = other.indicatorLayer?.sublayers?.first
    #expect(layer != nil && layer !== mine)
    other.dismiss()
    otherHost.advance(by: .seconds(1))
    #expect(layer == nil)
    #expect(mine.superlayer === hud.indicatorLayer)
  }

  @Test("[MI18] The panel is in its place from the first frame and does not slide there")
  func firstFrame() throws {
    host.metrics.keyboardInset = 300
    hud.show(HUD.Content())
    host.settle()
    let bezel = try #require(host.canvas?.bezel)
    #expect(bezel.presentation()?.position == CGPoint(x: 195, y: 272))
    let keys = try #require(bezel.animationKeys())
    #expect(Set(keys) == ["opacity", "transform.scale"])
  }

  @Test("[MI19] There is a button only if there is an action with a title")
  func button() throws {
    try show(HUD.Content(status: "A"))
    #expect(host.filled.last?.button == nil)
    let size = hud.panel?.frame.size
    try show(HUD.Content(status: "A", action: HUD.Action("", role: .plain) {}))
    #expect(host.filled.last?.button == nil)
    #expect(hud.panel?.frame.size == size)
    try show(HUD.Content(status: "A", action: HUD.Action("Cancel", role: .cancel) {}))
    #expect(host.filled.last?.button?.title.string == "Cancel")
    try show(HUD.Content(status: "A"))
    #expect(host.filled.last?.button == nil)
    #expect(hud.panel?.frame.size == size)
  }

  @Test("[MI20] Insets, spacing, minimum size and margin are independent")
  func distances() throws {
    var style = HUD.Style.compact
    style.insets = HUD.Insets(top: 1, left: 2, bottom: 4, right: 8)
    style.spacing = 16
    try show(HUD.Content(.success, status: "A"), style)
    #expect(
      hud.panel?.frame.size == CGSize(width: 60 + 2 + 8, height: 28 + 16 + 18 + 1 + 4))
    #expect(host.filled.last?.status?.frame.origin == CGPoint(x: 2, y: 45))
    style.minimumSize = CGSize(width: 100, height: 0)
    try show(HUD.Content(.success, status: "A"), style)
    #expect(hud.panel?.frame.size == CGSize(width: 100, height: 67))
    style.margin = 30
    hud.show(HUD.Content(.success), options: HUD.Options(position: .bottom, style: style))
    host.settle()
    #expect(hud.panel?.frame.maxY == 814)
  }

  // MARK: Appearance

  // Each host's own tests check that the material is below everything else on the panel.
  @Test("[MI22] A panel has one material or one fill, however often its style changes")
  func oneMaterial() throws {
    host.metrics.hasMaterial = true
    let looks: [(HUD.Style.Bezel, HUD.Mask)] = [
      (.material, .blur), (.color(red), .gradient), (.material(tint: red), .none),
      (.color(.white), .blur), (.material, .black), (.material, .blur),
    ]
    for (bezel, mask) in looks {
      for isDark in [false, true, false] {
        let fresh = TestHost()
        let other = HUDController.forTest(on: fresh)
        for (host, hud) in [(host, hud), (fresh, other)] {
          host.textSize = { _ in CGSize(width: 60, height: 18) }
          host.metrics.hasMaterial = true
          host.metrics.isDark = isDark
          host.setNeedsUpdate()
          var style = HUD.Style.compact
          style.bezel = bezel
          hud.show(HUD.Content(status: "A"), options: HUD.Options(mask: mask, style: style))
          host.settle()
        }
        // A HUD shown for the first time has nothing left over: both must look the same.
        let (slots, others) = (try #require(host.filled.last), try #require(fresh.filled.last))
        #expect(slots.request.content == others.request.content)
        #expect(slots.panelFrame == others.panelFrame)
        for part in [\Slots.bezel, \.mask] {
          let (part, other) = (slots[keyPath: part], others[keyPath: part])
          #expect(part?.tint == other?.tint && part?.isTinted == other?.isTinted)
          #expect(part?.isDark == other?.isDark && part?.effect == other?.effect)
        }
        #expect(slots.status == others.status && slots.leaving == others.leaving)
        let (canvas, one) = (try #require(host.canvas), try #require(fresh.canvas))
        for (layer, other) in [(canvas.bezel, one.bezel), (canvas.mask, one.mask)] {
          #expect(layer.descendants.count == other.descendants.count)
          #expect(layer.backgroundColor == other.backgroundColor)
        }
        #expect((host.filled.last?.bezel == nil) == (canvas.bezel.backgroundColor != nil))
      }
    }
  }

  @Test("[MI24] Each element keeps its own colour when the indicator changes")
  func ownColors() throws {
    var style = HUD.Style.compact
    style.indicatorColor = red
    style.foreground = HUD.Color(red: 0, green: 1, blue: 0)
    let indicators = [HUD.Indicator.spinner, .ring(0.5), .annular(0.5), .pie(0.5), .bar(0.5)]
    for indicator in indicators + [.success] {
      try show(HUD.Content(indicator, status: "A"), style)
      let colors = try #require(hud.panel?.canvas.movingLayer).shapes.compactMap(
        \.strokeColor)
      #expect(!colors.isEmpty && colors.allSatisfy { $0.components?.prefix(3) == [1, 0, 0] })
      #expect(host.filled.last?.status?.color == style.foreground?.cgColor(isDark: false))
    }
    try show(HUD.Content(.activity), style)
    let wheel = try #require(hud.indicatorLayer)
    let spokes = wheel.shapes.compactMap(\.fillColor)
    #expect(spokes == Array(repeating: red.cgColor(isDark: false), count: 8))
  }

  @Test("[MI25] A shared style applies to every HUD, fonts and bezel included")
  func sharedStyle() throws {
    defaults.style.bezel = .color(red)
    defaults.style.statusFont = HUD.Font(size: 21, weight: .medium, family: "Serif")
    let otherHost = TestHost()
    let other = HUDController.forTest(on: otherHost, defaults: defaults)
    for controller in [hud, other] { controller.show(HUD.Content(.success, status: "A")) }
    for host in [host, otherHost] {
      host.settle()
      #expect(host.canvas?.bezel.backgroundColor == red.cgColor(isDark: false))
      #expect(host.filled.last?.status?.text.font == defaults.style.statusFont)
    }
  }

  private func show(_ content: HUD.Content, _ style: HUD.Style? = nil) throws {
    hud.show(content, options: HUD.Options(style: style))
    host.settle()
    try #require(hud.panel?.frame != nil)
  }
}

extension HUD.Indicator {
  fileprivate static func square(of size: CGSize) -> HUD.Indicator {
    .custom(size: size) {
      let layer = CALayer()
      layer.bounds = CGRect(origin: .zero, size: size)
      return layer
    }
  }
}
