import HUDCore
import HUDLayers
import Testing

@MainActor
@Suite("Defects that MBProgressHUD's users met: the panel", .timeLimit(.minutes(5)))
struct MBProgressHUDPanelRegressionTests {
  let host = TestHost()
  let defaults = Defaults()
  let hud: HUDController
  private let red = HUD.Color(red: 1, green: 0, blue: 0)

  init() {
    hud = .forTest(on: host, defaults: defaults)
    host.textSize = { _ in CGSize(width: 60, height: 18) }
  }

  // MARK: Layout

  @Test("[MI15] what an app brings along has the size it said, in the middle of its room")
  func customSize() throws {
    try show(HUD.Content(.square(of: CGSize(width: 90, height: 30)), status: "A"))
    #expect(hud.hostDelegate.panel?.frame.size == CGSize(width: 114, height: 80))
    let layer = try #require(hud.indicatorLayer)
    #expect(layer.frame == CGRect(x: 12, y: 12, width: 90, height: 30))
    #expect(layer.sublayers?.first?.position == CGPoint(x: 45, y: 15))
  }

  // Whether a host takes a view out of the HUD it stands in before, only that host can show.
  @Test("[MI16] one indicator in two HUDs is made twice, and each is gone with its own")
  func customTwice() throws {
    let indicator = HUD.Indicator.square(of: CGSize(width: 20, height: 20))
    let otherHost = TestHost()
    let other = HUDController.forTest(on: otherHost)
    for controller in [hud, other] { controller.show(HUD.Content(indicator)) }
    host.settle()
    otherHost.settle()
    let mine = try #require(hud.indicatorLayer?.sublayers?.first)
    #expect(other.indicatorLayer?.sublayers?.first !== mine)
    weak let layer = other.indicatorLayer?.sublayers?.first
    other.dismiss()
    otherHost.advance(by: .seconds(1))
    #expect(layer == nil)
    #expect(mine.superlayer === hud.indicatorLayer)
  }

  // That a view which scrolls leaves the HUD where it is, only its host can show.
  @Test("[MI17] the panel stands inside what is visible, wherever bars are")
  func insideSafeArea() throws {
    host.metrics.safeArea = HUD.Insets(top: 100, left: 40, bottom: 20, right: 0)
    try show(HUD.Content())
    #expect(hud.hostDelegate.panel?.frame.midX == 215)
    #expect(hud.hostDelegate.panel?.frame.midY == 462)
    #expect(host.canvas?.mask.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test("[MI18] the panel stands where it belongs from the first frame, and moves as it is told")
  func firstFrame() throws {
    host.metrics.keyboardInset = 300
    hud.show(HUD.Content())
    host.settle()
    let bezel = try #require(host.canvas?.bezel)
    #expect(bezel.presentation()?.position == CGPoint(x: 195, y: 272))
    let keys = try #require(bezel.animationKeys())
    #expect(Set(keys) == ["opacity", "transform.scale"])
  }

  @Test("[MI19] there is a button because there is an action with a title, and for no other reason")
  func button() throws {
    try show(HUD.Content(status: "A"))
    #expect(host.filled.last?.button == nil)
    let size = hud.hostDelegate.panel?.frame.size
    try show(HUD.Content(status: "A", action: HUD.Action("", role: .plain) {}))
    #expect(host.filled.last?.button == nil)
    #expect(hud.hostDelegate.panel?.frame.size == size)
    try show(HUD.Content(status: "A", action: HUD.Action("Cancel", role: .cancel) {}))
    #expect(host.filled.last?.button?.title.string == "Cancel")
    try show(HUD.Content(status: "A"))
    #expect(host.filled.last?.button == nil)
    #expect(hud.hostDelegate.panel?.frame.size == size)
  }

  @Test("[MI20] insets, spacing, smallest size and margin are set apart from each other")
  func distances() throws {
    var style = HUD.Style()
    style.insets = HUD.Insets(top: 1, left: 2, bottom: 4, right: 8)
    style.spacing = 16
    try show(HUD.Content(.success, status: "A"), style)
    #expect(
      hud.hostDelegate.panel?.frame.size == CGSize(width: 60 + 2 + 8, height: 28 + 16 + 18 + 1 + 4))
    #expect(host.filled.last?.status?.frame.origin == CGPoint(x: 2, y: 45))
    style.minimumSize = CGSize(width: 100, height: 0)
    try show(HUD.Content(.success, status: "A"), style)
    #expect(hud.hostDelegate.panel?.frame.size == CGSize(width: 100, height: 67))
    style.margin = 30
    hud.show(HUD.Content(.success), options: HUD.Options(position: .bottom, style: style))
    host.settle()
    #expect(hud.hostDelegate.panel?.frame.maxY == 814)
  }

  // MARK: Looks

  @Test("[MI21] the colour given to the panel is the panel's", arguments: [true, false])
  func bezelColor(hasMaterial: Bool) throws {
    host.metrics.hasMaterial = hasMaterial
    var style = HUD.Style()
    style.bezel = .color(red)
    try show(HUD.Content(), style)
    #expect(host.canvas?.bezel.backgroundColor == red.cgColor(isDark: false))
    #expect(host.filled.last?.bezel == nil)
  }

  // That it lies under all else on the panel, each host shows.
  @Test("[MI22] a panel has one material or one fill, however often the looks change")
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
          var style = HUD.Style()
          style.bezel = bezel
          hud.show(HUD.Content(status: "A"), options: HUD.Options(mask: mask, style: style))
          host.settle()
        }
        // What is on show for the first time has nothing left of what was there before.
        #expect(host.filled.last == fresh.filled.last)
        let (canvas, one) = (try #require(host.canvas), try #require(fresh.canvas))
        for (layer, other) in [(canvas.bezel, one.bezel), (canvas.mask, one.mask)] {
          #expect(layer.descendants.count == other.descendants.count)
          #expect(layer.backgroundColor == other.backgroundColor)
        }
        #expect((host.filled.last?.bezel == nil) == (canvas.bezel.backgroundColor != nil))
      }
    }
  }

  @Test("[MI23] light and dark follow the surroundings, or are chosen once and for all")
  func appearance() throws {
    func colors(_ style: HUD.Style, isDark: Bool) throws -> [CGColor?] {
      host.metrics.isDark = isDark
      host.setNeedsUpdate()
      try show(HUD.Content(status: "A", detail: "B", action: HUD.Action("C") {}), style)
      let slots = try #require(host.filled.last)
      return [slots.status?.color, slots.detail?.color, slots.button?.color]
    }
    for preset in [HUD.Style.compact, .roomy] {
      var (light, dark) = (preset, preset)
      light.appearance = .light
      dark.appearance = .dark
      for isDark in [false, true] {
        #expect(try colors(light, isDark: isDark) == colors(preset, isDark: false))
        #expect(try colors(dark, isDark: isDark) == colors(preset, isDark: true))
      }
      #expect(try colors(preset, isDark: true) != colors(preset, isDark: false))
    }
  }

  @Test("[MI24] each element keeps its own colour through every change of indicator")
  func ownColors() throws {
    var style = HUD.Style()
    style.indicatorColor = red
    style.foreground = HUD.Color(red: 0, green: 1, blue: 0)
    let indicators = [HUD.Indicator.spinner, .ring(0.5), .annular(0.5), .pie(0.5), .bar(0.5)]
    for indicator in indicators + [.success] {
      try show(HUD.Content(indicator, status: "A"), style)
      let colors = try #require(hud.hostDelegate.panel?.canvas.movingLayer).shapes.compactMap(
        \.strokeColor)
      #expect(!colors.isEmpty && colors.allSatisfy { $0 == red.cgColor(isDark: false) })
      #expect(host.filled.last?.status?.color == style.foreground?.cgColor(isDark: false))
    }
    try show(HUD.Content(.activity), style)
    let wheel = try #require(hud.hostDelegate.panel?.canvas.movingLayer)
    let spokes = wheel.descendants.compactMap(\.backgroundColor)
    #expect(spokes == Array(repeating: red.cgColor(isDark: false), count: 8))
  }

  @Test("[MI25] one style is every HUD's, fonts and bezel too")
  func sharedStyle() throws {
    defaults.style.bezel = .color(red)
    defaults.style.statusFont = HUD.Font(size: 21, weight: .medium, family: "Serif")
    let otherHost = TestHost()
    let other = HUDController.forTest(on: otherHost, defaults: defaults)
    for controller in [hud, other] { controller.show(HUD.Content(status: "A")) }
    for host in [host, otherHost] {
      host.settle()
      #expect(host.canvas?.bezel.backgroundColor == red.cgColor(isDark: false))
      #expect(host.filled.last?.status?.text.font == defaults.style.statusFont)
    }
  }

  // That no sensor is started by a HUD, the host for UIKit has to show.
  @Test("[MI26] a HUD that stands still asks for nothing: no timer, no update")
  func standsStill() throws {
    try show(HUD.Content(status: "A"))
    host.advance(by: .seconds(1))
    #expect(host.alarm == nil)
    #expect(!host.needsUpdate)
  }

  // MARK: Progress, touches, assistive technology

  @Test("[MI27] what appears and what changes is said")
  func announcements() {
    host.metrics.languages = ["en"]
    hud.show(HUD.Content())
    hud.show(HUD.Content(status: "Copying"))
    hud.setStatus("Nearly there")
    hud.showToast(HUD.Content(.success))
    host.settle()
    #expect(host.announced == ["Loading", "Copying", "Nearly there", "Success"])
  }

  @Test(
    "[MI28] a progress that cannot be drawn is none, or the nearer end",
    arguments: [
      (-1, nil), (2, 1), (.infinity, 1), (-.infinity, nil), (.nan, nil),
    ] as [(Double, Double?)])
  func progress(_ given: Double, is drawn: Double?) {
    for indicator in [HUD.Indicator.ring(given), .annular(given), .pie(given), .bar(given)] {
      #expect(indicator.progress == drawn)
    }
  }

  @Test("[MI29] work says how far it is, that it is not known, and that it is done")
  func work() {
    let activity = hud.begin("Copying")
    activity.progress = 0.4
    #expect(hud.hostDelegate.panel?.request.content == HUD.Content(.ring(0.4), status: "Copying"))
    activity.progress = nil
    activity.status = "Checking"
    #expect(hud.hostDelegate.panel?.request.content == HUD.Content(.spinner, status: "Checking"))
    activity.succeed("Copied")
    #expect(hud.hostDelegate.panel?.request.content == HUD.Content(.success, status: "Copied"))
  }

  @Test("[MI30] a mask takes every touch, none takes no touch, and a touch can dismiss")
  func touches() {
    let notes = NotificationLog(of: hud) { [hud] kind in
      if kind == .didTouchInside { hud.dismiss() }
    }
    hud.show(HUD.Content())
    host.settle()
    #expect(!host.touch(at: CGPoint(x: 5, y: 5)))
    hud.show(HUD.Content(), options: HUD.Options(mask: .clear))
    host.settle()
    #expect(host.touch(at: CGPoint(x: 5, y: 5)))
    #expect(hud.isVisible)
    #expect(host.touch(at: CGPoint(x: 195, y: 422)))
    #expect(!hud.isVisible)
    #expect(notes.kinds.contains(.didReceiveTouch))
  }

  private func show(_ content: HUD.Content, _ style: HUD.Style? = nil) throws {
    hud.show(content, options: HUD.Options(style: style))
    host.settle()
    try #require(hud.hostDelegate.panel?.frame != nil)
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
