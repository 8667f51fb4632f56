import HUDCore
import HUDLayers
import Testing

/// The motion from one content to another, in figures.
@MainActor @Suite(.timeLimit(.minutes(15))) struct ContentMotionTests {
  let host = TestHost()
  let hud: HUDController

  init() { hud = .forTest(on: host) }

  private static let long = "A status that needs much more room"

  @Test("The panel springs to its new size in 0.25 s, with its shadow and its corners")
  func size() throws {
    try show(HUD.Content(.none, status: "A"))
    let before = try seen()
    try change(to: HUD.Content(.spinner, status: Self.long))
    let move = try #require(host.filled.last?.move)
    #expect(try seen().isClose(to: before))
    // If the upper left corner did not move, the centre would begin in the middle of the old size.
    #expect(move.growthToCenter.x + move.to.frame.width / 2 == move.from.frame.width / 2)
    #expect(move.growthToCenter.y + move.to.frame.height / 2 == move.from.frame.height / 2)
    var widths: [CGFloat] = []
    for _ in 0..<10 {
      host.advance(by: .milliseconds(24))
      let seen = try seen()
      #expect(seen.isClose(to: VisibleShape(move.shape(at: host.now))))
      #expect(abs(seen.shadow.width - seen.frame.width) < 0.01)
      #expect(abs(seen.shadow.height - seen.frame.height) < 0.01)
      widths.append(seen.frame.width)
    }
    #expect(widths == widths.sorted() && Set(widths).count == 10)
    // A spring has done most of its way early.
    #expect(widths[4] > before.frame.width + 0.9 * (move.to.frame.width - before.frame.width))
    host.advance(by: .milliseconds(10))
    #expect(try seen().isClose(to: VisibleShape(move.to)))
    expectRest()
  }

  @Test("The shadow around a panel of material follows the panel, and so does its cut-out")
  func shadowAroundMaterial() throws {
    let (host, defaults) = (TestHost(), Defaults())
    host.metrics.hasMaterial = true
    self.hud.move(to: TestHost())
    let hud = HUDController.forTest(on: host, defaults: defaults)
    hud.show(HUD.Content(.none, status: "A"))
    host.advance(by: .seconds(1))
    hud.show(HUD.Content(.none, status: Self.long))
    host.settle()
    let bezel = try #require(host.canvas?.bezel)
    let shadow = try #require(bezel.sublayers?.first { $0.shadowOpacity > 0 })
    let cutOut = try #require(shadow.mask as? CAShapeLayer)
    // The shadow is seen up to three radii from the panel, and it lies lower than the panel.
    let reach = 2 * (3 * shadow.shadowRadius + shadow.shadowOffset.height)
    var widths: [CGFloat] = []
    for _ in 0..<10 {
      let width = try #require(bezel.presentation()).bounds.width
      let outline = try #require(shadow.presentation()?.shadowPath?.boundingBox)
      let outside = try #require(cutOut.presentation()?.path?.boundingBox)
      #expect(abs(outline.width - width) < 0.01)
      #expect(abs(outside.width - width - reach) < 0.01)
      widths.append(width)
      host.advance(by: .milliseconds(24))
    }
    #expect(Set(widths).count == 10)
  }

  @Test("A text that changes while it fades in is replaced at once, and the fade goes on")
  func changeDuringFade() throws {
    try show(HUD.Content(.none, status: "A"))
    try change(to: HUD.Content(.none, status: "B"))
    let fades = host.filled.last.map { [$0.status?.motion.fade, $0.leaving.first?.motion.fade] }
    host.advance(by: .milliseconds(150))
    try change(to: HUD.Content(.none, status: "C"))
    let slots = try #require(host.filled.last)
    #expect(slots.status?.text.string == "C" && slots.leaving.map(\.text.string) == ["A"])
    #expect([slots.status?.motion.fade, slots.leaving.first?.motion.fade] == fades)
    host.advance(by: .milliseconds(250))
    #expect(host.filled.last?.leaving == [])
    expectRest()
    try change(to: HUD.Content(.none, status: "D"))
    #expect(host.filled.last?.leaving.map(\.text.string) == ["C"])
  }

  @Test("What stays on the panel moves to its new place, seen from the panel's centre")
  func parts() throws {
    try show(HUD.Content(.spinner, status: "A"))
    let before = try #require(host.filled.last)
    try change(to: HUD.Content(.spinner, status: "A", detail: "More", action: .cancel {}))
    let after = try #require(host.filled.last)
    func place(_ frame: CGRect, in slots: Slots) -> CGFloat {
      frame.midY - slots.panelFrame.height / 2
    }
    let way = place(before.indicatorFrame, in: before) - place(after.indicatorFrame, in: after)
    #expect(way > 1)
    #expect(abs(after.indicatorMotion.offset.y - way) < 1e-9)
    let (old, new) = try (#require(before.status), #require(after.status))
    let moved = place(old.frame, in: before) - place(new.frame, in: after)
    #expect(abs(new.motion.offset.y - moved) < 1e-9)
    #expect(new.motion.fade == nil)
    #expect(after.leaving.isEmpty)
    // What is new is in its place, and fades in.
    #expect(after.detail?.motion.offset == .zero && after.detail?.motion.fade?.from.opacity == 0)
    #expect(after.button?.motion.offset == .zero && after.button?.motion.fade?.from.opacity == 0)
    host.advance(by: .milliseconds(250))
    let end = try #require(host.filled.last)
    #expect(end.indicatorMotion.offset == .zero && end.status?.motion.offset == .zero)
    #expect(end.detail?.motion.fade == nil && end.button?.motion.fade == nil)
    expectRest()
  }

  @Test("Texts of the same room fade into each other in 0.25 s")
  func texts() throws {
    try show(HUD.Content(.spinner, status: "3 of 7"))
    try change(to: HUD.Content(.spinner, status: "4 of 7"))
    let slots = try #require(host.filled.last)
    #expect(slots.move == nil)
    let (arrival, departure) = try (
      #require(slots.status?.motion.fade), #require(slots.leaving.first?.motion.fade)
    )
    #expect(slots.leaving.map(\.text.string) == ["3 of 7"])
    #expect(arrival.duration == .milliseconds(250) && departure.duration == .milliseconds(250))
    for time in [0, 60, 125, 249, 250] {
      let time = host.now + .milliseconds(time)
      let sum = arrival.pose(at: time).opacity + departure.pose(at: time).opacity
      #expect(abs(sum - 1) < 1e-9)
    }
    host.advance(by: .milliseconds(250))
    #expect(host.filled.last?.leaving == [])
    #expect(host.filled.last?.status?.motion.fade == nil)
    expectRest()
  }

  @Test("On a panel that changes its size the old text is gone before the new one is seen well")
  func textsOnMove() throws {
    try show(HUD.Content(.none, status: "A"))
    try change(to: HUD.Content(.none, status: Self.long))
    let slots = try #require(host.filled.last)
    let (arrival, departure) = try (
      #require(slots.status?.motion.fade), #require(slots.leaving.first?.motion.fade)
    )
    #expect(departure.pose(at: host.now + .milliseconds(100)).opacity == 0)
    #expect(arrival.pose(at: host.now + .milliseconds(50)).opacity == 0)
    #expect(arrival.pose(at: host.now + .milliseconds(100)).opacity < 0.5)
    #expect(arrival.end == host.now + .milliseconds(250))
  }

  @Test("A text that changes many times a second is legible: it does not fade each time")
  func rapidTexts() throws {
    try show(HUD.Content(.spinner, status: "00"))
    for step in 1...40 {
      try change(to: HUD.Content(.spinner, status: "\(step / 10)\(step % 10)"))
      let slots = try #require(host.filled.last)
      #expect(slots.leaving.allSatisfy { $0.text.string == "00" })
      host.advance(by: .milliseconds(50))
      let opacity = host.filled.last?.status?.motion.fade?.pose(at: host.now).opacity ?? 1
      #expect(step < 5 || opacity == 1)
    }
    host.advance(by: .milliseconds(250))
    expectRest()
  }

  @Test("A text that fades out while it moves fades where it is seen")
  func changeDuringMove() throws {
    try show(HUD.Content(.spinner, status: "A"))
    try change(to: HUD.Content(.spinner, status: "A", detail: "B"))
    host.advance(by: .milliseconds(60))
    let slots = try #require(host.filled.last)
    let status = try #require(slots.status)
    let way = try status.motion.offset.y * #require(slots.move).remaining(at: host.now)
    #expect(abs(way) > 1)
    try change(to: HUD.Content(.spinner, status: "C", detail: "B"))
    let after = try #require(host.filled.last)
    let leaving = try #require(after.leaving.first)
    let place = status.frame.midY - slots.panelFrame.height / 2
    #expect(abs(leaving.frame.midY - after.panelFrame.height / 2 - place - way) < 0.01)
  }

  @Test("With reduced motion the size changes at once, and the texts fade")
  func reducedMotion() throws {
    host.metrics.reducesMotion = true
    try show(HUD.Content(.spinner, status: "A"))
    try change(to: HUD.Content(.success, status: Self.long))
    let slots = try #require(host.filled.last)
    #expect(slots.move == nil && slots.indicatorMotion.offset == .zero)
    #expect(try seen().frame == slots.panelFrame)
    #expect(slots.status?.motion.fade != nil && slots.leaving.count == 1)
    #expect(opacities == [1, 0])
    host.advance(by: .milliseconds(250))
    expectRest()
    try change(to: HUD.Content(.success, status: "A"))
    #expect(host.filled.last?.leaving == [], "a text that reaches out of the panel is gone at once")
  }

  @Test("A host that gets its size late shows the whole entrance, and no change of content")
  func lateSize() throws {
    let size = host.metrics.size
    host.metrics.size = .zero
    hud.showToast(HUD.Content(status: "Saved"), options: HUD.Options(position: .bottom))
    host.settle()
    host.advance(by: .milliseconds(30))
    host.metrics.size = size
    host.setNeedsUpdate()
    host.settle()
    let transition = try #require(host.played.last)
    #expect(transition.start == .milliseconds(30))
    #expect(transition.from.offset > 0)
    let slots = try #require(host.filled.last)
    #expect(slots.move == nil && slots.status?.motion.fade == nil)
  }

  @Test("A host that changes moves the panel at once, also while content changes")
  func otherMetrics() throws {
    try show(HUD.Content(.spinner, status: "A"))
    try change(to: HUD.Content(.spinner, status: Self.long))
    host.advance(by: .milliseconds(50))
    host.metrics.size = CGSize(width: 844, height: 390)
    host.setNeedsUpdate()
    host.settle()
    #expect(host.filled.last?.move == nil)
    #expect(try seen().frame == hud.panel?.frame)
    host.advance(by: .milliseconds(250))
    expectRest()
  }

  @Test("A motion whose first frame is late takes its whole time from that frame")
  func lateFirstFrame() throws {
    try show(HUD.Content(.spinner, status: "A"))
    hud.show(HUD.Content(.spinner, status: Self.long))
    host.suspend(until: host.now + .milliseconds(200))
    host.settle()
    #expect(host.filled.last?.move?.end == host.now + .milliseconds(250))
    host.advance(by: .milliseconds(249))
    #expect(host.filled.last?.move != nil && host.filled.last?.leaving.count == 1)
    host.advance(by: .milliseconds(1))
    expectRest()
  }

  @Test("A frame that comes too late shows the end of the motion")
  func lateFrame() throws {
    try show(HUD.Content(.spinner, status: "A"))
    hud.show(HUD.Content(.spinner, status: Self.long))
    host.suspend(until: host.now + .milliseconds(300))
    host.settle()
    #expect(host.filled.last?.move == nil)
    #expect(host.filled.last?.leaving == [])
    #expect(try seen().frame == hud.panel?.frame)
    expectRest()
  }

  @Test(
    "A change that is interrupted goes on from what is seen",
    arguments: [0, 10, 60, 125, 200, 249])
  func interrupted(after milliseconds: Int) throws {
    let contents = [
      HUD.Content(.success, status: Self.long), HUD.Content(.bar(0.5), status: "A", detail: "B"),
      HUD.Content(.none, status: "Text"), HUD.Content(.spinner),
      HUD.Content(.error, status: Self.long, action: .cancel {}),
    ]
    for first in contents {
      for second in contents where second != first {
        try show(HUD.Content(.ring(0.5), status: "Start"))
        try change(to: first)
        host.advance(by: .milliseconds(milliseconds))
        let (shape, indicator) = try (seen(), seenIndicator())
        try change(to: second)
        #expect(try seen().isClose(to: shape))
        if let indicator, let next = try seenIndicator() {
          #expect(abs(next.x - indicator.x) < 0.01 && abs(next.y - indicator.y) < 0.01)
        }
        host.advance(by: .seconds(1))
        #expect(try seen().frame == hud.panel?.frame)
        expectRest()
        hud.dismiss(animated: false)
      }
    }
  }

  // MARK: Spinners

  @Test("The spinner of Adwaita's look is an arc that grows and shrinks without a jump")
  func growingArc() throws {
    hud.show(HUD.Content(.spinner), options: HUD.Options(style: .adwaita))
    host.settle()
    let track = try #require(hud.indicatorLayer as? CAShapeLayer)
    let arc = try #require(track.sublayers?.first as? CAShapeLayer)
    #expect(track.strokeStart == 0 && track.strokeEnd == 1)
    var (lengths, heads): ([CGFloat], [CGFloat]) = ([], [])
    for _ in 0..<90 {
      host.advance(by: .milliseconds(20))
      let seen = try #require(arc.presentation())
      // The path has three turns.
      lengths.append(3 * (seen.strokeEnd - seen.strokeStart))
      heads.append((3 * seen.strokeEnd).truncatingRemainder(dividingBy: 1))
    }
    #expect(abs(lengths.min()! - 0.0075) < 0.001)
    #expect(lengths.max()! > 0.2 && lengths.max()! < 0.45)
    for (head, next) in zip(heads, heads.dropFirst() + heads.prefix(1)) {
      let step = next < head ? next + 1 - head : next - head
      #expect(step > 0.01 && step < 0.06)
    }
  }

  // MARK: Spinner to success

  @Test("A spinner closes in 0.1 s, and then the check mark draws itself")
  func success() throws {
    try show(HUD.Content(.spinner, status: "A"))
    let ring = try #require(hud.indicatorLayer as? CAShapeLayer)
    try change(to: HUD.Content(.success, status: "A"))
    let check = try #require(hud.indicatorLayer?.shapes.first)
    func turns() -> CGFloat {
      2 * ((ring.presentation()?.strokeEnd ?? 0) - (ring.presentation()?.strokeStart ?? 0))
    }
    func tail() -> CGFloat {
      let gradient = ring.mask?.presentation() as? CAGradientLayer
      return gradient?.stops.first?.color.alpha ?? .nan
    }
    #expect(abs(turns() - 0.94) < 1e-6 && tail() == 0)
    #expect(opacities == [1, 1] && check.presentation()?.strokeEnd == 0)
    host.advance(by: .milliseconds(50))
    #expect(0.95 < turns() && turns() < 1 && 0 < tail() && tail() < 1)
    host.advance(by: .milliseconds(50))
    #expect(abs(turns() - 1) < 1e-6 && tail() == 1)
    #expect(opacities == [1, 1] && check.presentation()?.strokeEnd == 0)
    host.advance(by: .milliseconds(75))
    #expect(opacities.first.map { 0 < $0 && $0 < 1 } == true)
    #expect(try #require(check.presentation()).strokeEnd > 0)
    host.advance(by: .milliseconds(75))
    #expect(opacities == [1])
    #expect(try #require(check.presentation()).strokeEnd < 1)
    host.advance(by: .milliseconds(200))
    #expect(check.presentation()?.strokeEnd == 1)
  }

  @Test("A progress fills up first", arguments: [HUD.Indicator.ring(0.4), .pie(0.4)])
  func filled(indicator: HUD.Indicator) throws {
    try show(HUD.Content(indicator))
    let dial = try #require(hud.indicatorLayer)
    let stroke = try #require(dial.shapes.last { $0.strokeEnd == 0.4 })
    try change(to: HUD.Content(.success))
    host.advance(by: .milliseconds(100))
    #expect(try #require(stroke.presentation()).strokeEnd > 0.6)
    host.advance(by: .milliseconds(150))
    #expect(stroke.strokeEnd == 1)
    #expect(opacities == [1])
  }

  @Test("Other outcomes, wheel and bar, and all indicators with reduced motion only fade")
  func othersFade() throws {
    for (first, second) in [
      (HUD.Indicator.spinner, HUD.Indicator.error), (.spinner, .warning), (.spinner, .info),
      (.activity, .success),
      (.bar(0.5), .success),
    ] {
      try show(HUD.Content(first, status: "A"))
      try change(to: HUD.Content(second, status: "A"))
      #expect(opacities == [1, 0])
      hud.dismiss(animated: false)
    }
    host.metrics.reducesMotion = true
    try show(HUD.Content(.spinner, status: "A"))
    try change(to: HUD.Content(.success, status: "A"))
    #expect(opacities == [1, 0])
    #expect(hud.indicatorLayer?.shapes.first?.animationKeys() == nil)
  }

  @Test("A check mark that changes its colour meanwhile draws itself where it was")
  func successInOtherColor() throws {
    try show(HUD.Content(.spinner, status: "A"))
    try change(to: HUD.Content(.success, status: "A"))
    host.advance(by: .milliseconds(200))
    let before = try #require(hud.indicatorLayer?.shapes.first?.presentation()).strokeEnd
    host.metrics.isDark = true
    host.setNeedsUpdate()
    host.settle()
    let after = try #require(hud.indicatorLayer?.shapes.first?.presentation()).strokeEnd
    #expect(before > 0 && before < 1 && after == before)
  }

  // MARK: -

  private func show(_ content: HUD.Content) throws {
    hud.show(content)
    host.advance(by: .seconds(1))
  }

  private func change(to content: HUD.Content) throws {
    hud.show(content)
    host.settle()
  }

  private func seen() throws -> VisibleShape { try #require(VisibleShape(host.canvas)) }

  /// The middle of the indicators in the host's coordinates, as they are seen; nil if there is
  /// none.
  private func seenIndicator() throws -> CGPoint? {
    guard let slots = host.filled.last, !slots.indicatorFrame.isEmpty else { return nil }
    let remaining = slots.move?.remaining(at: host.now) ?? 0
    let frame = try seen().frame
    return CGPoint(
      x: frame.midX - slots.panelFrame.width / 2 + slots.indicatorFrame.midX
        + slots.indicatorMotion.offset.x * remaining,
      y: frame.midY - slots.panelFrame.height / 2 + slots.indicatorFrame.midY
        + slots.indicatorMotion.offset.y * remaining)
  }

  private var opacities: [Float] {
    (hud.panel?.canvas.movingLayer?.sublayers ?? []).map {
      $0.presentation()?.opacity ?? .nan
    }
  }

  private func expectRest(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(host.filled.last?.move == nil, sourceLocation: sourceLocation)
    #expect(host.canvas?.bezel.animationKeys() == nil, sourceLocation: sourceLocation)
    #expect(host.alarm == nil, sourceLocation: sourceLocation)
  }
}

/// The shape in which a panel is seen, in the host's coordinates.
struct VisibleShape {
  let frame: CGRect
  let cornerRadius: CGFloat
  let shadow: CGSize

  init(_ shape: LayoutMove.Shape) {
    frame = shape.frame
    cornerRadius = shape.cornerRadius
    shadow = shape.frame.size
  }

  @MainActor init?(_ canvas: Canvas?) {
    guard let bezel = canvas?.bezel.presentation() else { return nil }
    frame = CGRect(
      x: bezel.position.x - bezel.bounds.width / 2, y: bezel.position.y - bezel.bounds.height / 2,
      width: bezel.bounds.width, height: bezel.bounds.height)
    cornerRadius = bezel.cornerRadius
    shadow = bezel.shadowPath?.boundingBox.size ?? .zero
  }

  func isClose(to other: VisibleShape) -> Bool {
    let pairs = [
      (frame.minX, other.frame.minX), (frame.minY, other.frame.minY),
      (frame.width, other.frame.width), (frame.height, other.frame.height),
      (cornerRadius, other.cornerRadius),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 0.01 }
  }
}
