#if !canImport(QuartzCore)

import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(5))) struct LayerTreeTests {
  @Test func sublayersStandInTheOrderTheyWereAdded() {
    let (tree, a, b, c) = (CALayer(), named("a"), named("b"), named("c"))
    #expect(tree.sublayers == nil)
    tree.addSublayer(a)
    tree.insertSublayer(b, at: 0)
    tree.insertSublayer(c, above: b)
    #expect(names(tree) == "bca")
    tree.insertSublayer(a, below: b)
    #expect(names(tree) == "abc")
    tree.addSublayer(a)
    #expect(names(tree) == "bca")
    tree.insertSublayer(b, at: 2)
    #expect(names(tree) == "cab")
  }

  @Test func aLayerMovesFromOneSuperlayerToTheNext() {
    let (first, second, layer) = (CALayer(), CALayer(), CALayer())
    first.addSublayer(layer)
    second.addSublayer(layer)
    #expect(first.sublayers == nil)
    #expect(second.sublayers == [layer])
    #expect(layer.superlayer === second)
    layer.removeFromSuperlayer()
    #expect(second.sublayers == nil)
    #expect(layer.superlayer == nil)
    layer.removeFromSuperlayer()
  }

  @Test func settingTheSublayersLetsTheOldOnesGo() {
    let (tree, other, a, b, c) = (CALayer(), CALayer(), named("a"), named("b"), named("c"))
    tree.sublayers = [a, b]
    other.addSublayer(c)
    tree.sublayers = [c, b]
    #expect(names(tree) == "cb")
    #expect(a.superlayer == nil)
    #expect(other.sublayers == nil)
    tree.sublayers = nil
    #expect(b.superlayer == nil)
  }

  @Test func aSublayerDoesNotKeepItsSuperlayer() {
    let layer = CALayer()
    weak var gone: CALayer?
    do {
      let superlayer = CALayer()
      superlayer.addSublayer(layer)
      gone = superlayer
    }
    #expect(gone == nil)
    #expect(layer.superlayer == nil)
  }

  @Test func aMaskIsNoSublayer() {
    let (layer, mask, next) = (CALayer(), CALayer(), CALayer())
    layer.mask = mask
    #expect(mask.superlayer == nil)
    #expect(layer.sublayers == nil)
    layer.mask = next
    let other = CALayer()
    other.mask = mask
    #expect(other.mask === mask)
  }

  @Test func deeperLayersAreDrawnFirst() {
    let (tree, a, b, c) = (CALayer(), named("a"), named("b"), named("c"))
    tree.sublayers = [a, b, c]
    a.zPosition = 1
    #expect(tree.sublayersFromBackToFront.compactMap(\.name).joined() == "bca")
    #expect(names(tree) == "abc")
  }

  @Test func aTreeThatBitesItsTailStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let (a, b) = (CALayer(), CALayer())
      a.addSublayer(b)
      b.addSublayer(a)
    }
    await #expect(processExitsWith: .failure) {
      let layer = CALayer()
      layer.mask = layer
    }
    await #expect(processExitsWith: .failure) {
      let (layer, mask, inner) = (CALayer(), CALayer(), CALayer())
      layer.mask = mask
      mask.addSublayer(inner)
      inner.addSublayer(layer)
    }
  }

  @Test func aPlaceThatDoesNotExistStopsTheProgram() async {
    await #expect(processExitsWith: .failure) { CALayer().insertSublayer(CALayer(), at: 1) }
    await #expect(processExitsWith: .failure) {
      CALayer().insertSublayer(CALayer(), below: CALayer())
    }
    await #expect(processExitsWith: .failure) {
      CALayer().insertSublayer(CALayer(), above: nil)
    }
  }

  @Test func aMaskThatIsASublayerStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let (layer, mask) = (CALayer(), CALayer())
      layer.addSublayer(mask)
      layer.mask = mask
    }
    await #expect(processExitsWith: .failure) {
      let (layer, mask) = (CALayer(), CALayer())
      layer.mask = mask
      layer.addSublayer(mask)
    }
  }

  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  private func names(_ tree: CALayer) -> String {
    (tree.sublayers ?? []).compactMap(\.name).joined()
  }
}

#endif
