#if os(Linux)
import HUDCairo
import HUDHostContract
import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(15))) struct PartDrawingTests {
  private let root = CALayer.filled(.white, CGRect(0, 0, 20, 20))
  private let panel = CALayer.filled(.blue, CGRect(4, 4, 12, 12))
  private let indicator = CALayer.filled(.red, CGRect(4, 4, 4, 4))

  init() {
    root.addSublayer(panel)
    panel.addSublayer(indicator)
    panel.opacity = 0.5
  }

  @Test("A layer can be left out")
  func allButLayer() throws {
    let picture = try LayerRenderer().picture(of: root, at: 0, part: .allBut(indicator))
    #expect(picture[10, 10] == picture[5, 5])
    #expect(picture[0, 0] == .white)
  }

  @Test("A layer can be drawn alone, in its place and with its superlayers' opacity")
  func layerAloneIsDrawn() throws {
    let picture = try LayerRenderer().picture(of: root, at: 0, part: .only(indicator))
    #expect(picture.inkBox == CGRect(8, 8, 4, 4))
    #expect(picture[9, 9] == Surface.Pixel(red: 128, green: 0, blue: 0, alpha: 128))
  }

  @Test("A layer drawn alone is clipped by its superlayers")
  func layerAloneIsClipped() throws {
    panel.masksToBounds = true
    indicator.position = .zero
    let picture = try LayerRenderer().picture(of: root, at: 0, part: .only(indicator))
    #expect(picture.inkBox == CGRect(4, 4, 2, 2))
  }

  @Test("The rest and the single layer together are the whole picture")
  func standingPartAndMoving() throws {
    panel.opacity = 1
    let renderer = LayerRenderer()
    let whole = try renderer.picture(of: root, at: 0, scale: 2)
    let together = try renderer.picture(of: root, at: 0, part: .allBut(indicator), scale: 2)
    try together.draw { renderer.draw(root, at: 0, part: .only(indicator), scale: 2, in: $0) }
    #expect(together.image.premultipliedBGRA == whole.image.premultipliedBGRA)
  }

  @Test("A layer of another tree is not drawn")
  func layerOfAnotherTree() throws {
    let stranger = CALayer.filled(.red, CGRect(0, 0, 20, 20))
    let picture = try LayerRenderer().picture(of: root, at: 0, part: .only(stranger))
    #expect(picture.inkBox.isNull)
  }
}
#endif
