import Foundation
import HUDCore
import HUDLayers
import Testing

/// An update changes only what differs. The test host also traps any write that Core Animation
/// would animate implicitly, so each of these tests checks that too.
@MainActor @Suite(.timeLimit(.minutes(15))) struct PanelUpdateTests {
  let host = TestHost()
  let hud: HUDController

  init() { hud = .forTest(on: host) }

  @Test("A text is measured when it changes, and only then")
  func textIsMeasured() {
    hud.show(HUD.Content(status: "A"))
    for title in ["A", "A", "B", "B", "A"] {
      hud.setStatus(title)
      host.settle()
    }
    #expect(host.measured.map(\.string) == ["A", "B", "A"])
  }

  @Test(
    "Of a long text only what can be seen is measured, whatever it consists of",
    arguments: [(390, 844), (844, 390), (320, 240), (160, 120), (60, 300)])
  func longTextIsMeasured(width: Int, height: Int) {
    func letters(_ status: HUD.Content) -> Int {
      let host = TestHost()
      host.metrics.size = CGSize(width: width, height: height)
      let hud = HUDController.forTest(on: host)
      hud.show(status)
      host.settle()
      return withExtendedLifetime(hud) {
        host.measured.map(\.string.unicodeScalars.count).reduce(0, +)
      }
    }
    func letters(_ status: String) -> Int { letters(HUD.Content(status: status)) }
    let words = letters(String(repeating: "Importing all photos of the last summer, ", count: 13))
    for unit in ["W", "W ", "W\n", "a\u{301}\u{302}\u{303}", "a\u{200D}\u{200D}", "上"] {
      #expect(letters(String(repeating: unit, count: 500)) <= 3 * words, "\(unit)")
    }
    #expect(letters("a" + String(repeating: "\u{301}", count: 1_999)) <= 3 * words)
  }

  @Test("The parts of a text that is cut cover what is left of it", arguments: [1, 100, 2_000])
  func cutRuns(length: Int) throws {
    var status = AttributedString(String(repeating: "W", count: 50))
    status.hud.emphasis = .bold
    status += AttributedString(String(repeating: "é", count: 500))
    host.metrics.size = CGSize(width: length, height: 40)
    hud.show(HUD.Content(status: status))
    host.settle()
    for text in host.measured {
      #expect(text.runs.map(\.length).reduce(0, +) == text.string.utf8.count)
      #expect(text.runs.first?.emphasis == .bold)
    }
  }

  @Test("Another text size or width measures again")
  func anotherStyleOrWidth() {
    hud.show(HUD.Content(status: "A"))
    host.settle()
    host.metrics.textScale = 2
    host.setNeedsUpdate()
    host.settle()
    #expect(host.measured.map(\.font.size) == [15, 30])
    host.metrics.size.width = 100
    host.setNeedsUpdate()
    host.settle()
    #expect(host.measured.count == 3)
  }

  @Test("A progress step measures nothing, lays out nothing and changes only the ring")
  func progressStepMeasuresNothing() throws {
    hud.showProgress(0.1, status: "Uploading")
    host.advance(by: .seconds(1))
    let (measured, filled) = (host.measured.count, host.filled.count)
    let bezel = try #require(host.canvas?.bezel)
    let before = bezel.descendants.map(Snapshot.init)
    hud.showProgress(0.6)
    host.settle()
    #expect(host.measured.count == measured)
    #expect(host.filled.count == filled)
    let after = bezel.descendants.map(Snapshot.init)
    let changed = zip(before, after).filter { $0 != $1 }.map(\.1)
    #expect(before.count == after.count)
    #expect(changed.map(\.strokeEnd) == [0.6])
  }

  @Test("[SI29] All calls before one frame make one update")
  func oneUpdate() {
    for step in 1...100 {
      hud.showProgress(Double(step) / 100, status: "\(step)")
      hud.setStatus("text \(step)")
    }
    host.settle()
    #expect(host.filled.count == 1)
    #expect(host.measured.map(\.string) == ["text 100"])
    host.settle()
    #expect(host.filled.count == 1)
  }

  @Test("A change to the same value asks for no drawing")
  func whatChangesNothingAsks() {
    hud.show(HUD.Content(status: "A"))
    host.settle()
    hud.setStatus("A")
    host.setNeedsUpdate()
    host.settle()
    #expect(host.filled.count == 1)
  }

  @Test("A new text leaves the ring turning where it is")
  func anotherTextLeavesRing() throws {
    hud.show(HUD.Content(status: "A"))
    host.settle()
    let ring = try #require(hud.indicatorLayer)
    hud.setStatus("B")
    host.settle()
    #expect(hud.indicatorLayer === ring)
    hud.setStatus(nil)
    host.settle()
    #expect(hud.indicatorLayer !== ring)
  }

  @Test("An indicator that was replaced between two frames is not kept")
  func indicatorThatGaveWay() {
    hud.show(HUD.Content(.spinner))
    host.advance(by: .seconds(1))
    hud.show(HUD.Content(.activity))
    // The next frame comes only when the cross-fade would be over.
    host.suspend(until: .seconds(2))
    host.settle()
    #expect(hud.panel?.canvas.movingLayer?.sublayers?.count == 1)
  }

  @Test("[SI29] [§P3] Progress grows smoothly from the drawn value, and falls at once at any time")
  func progressAnimation() throws {
    hud.showProgress(0.2)
    host.advance(by: .seconds(1))
    hud.showProgress(0.8)
    host.settle()
    let stroke = try #require(hud.panel?.canvas.movingLayer?.shapes.last)
    func seen() -> Double { Double(stroke.presentation()?.strokeEnd ?? .nan) }
    #expect(seen() == 0.2)
    host.advance(by: .milliseconds(50))
    let middle = seen()
    #expect(0.2 < middle && middle < 0.8)
    hud.showProgress(0.9)
    host.settle()
    #expect(abs(seen() - middle) < 1e-6)
    host.advance(by: .milliseconds(199))
    #expect(seen() < 0.9)
    host.advance(by: .milliseconds(1))
    #expect(abs(seen() - 0.9) < 1e-6)
    hud.showProgress(1)
    host.advance(by: .milliseconds(100))
    hud.showProgress(0.1)
    host.settle()
    #expect(abs(seen() - 0.1) < 1e-6)
  }
}

/// The properties of a layer that a progress step might change.
private struct Snapshot: Equatable {
  let frame: CGRect
  let opacity: Float
  let color: CGColor?
  let strokeEnd: CGFloat?
  let animations: [String]

  @MainActor init(_ layer: CALayer) {
    frame = layer.frame
    opacity = layer.opacity
    color = layer.backgroundColor
    strokeEnd = (layer as? CAShapeLayer)?.strokeEnd
    animations = (layer.animationKeys() ?? []).sorted()
  }
}
