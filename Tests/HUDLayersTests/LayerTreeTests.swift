#if !canImport(QuartzCore)

import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(15))) struct LayerTreeTests {
  @Test("Sublayers keep the order in which they were added")
  func sublayersStandInOrder() {
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

  @Test("Adding a layer to another superlayer removes it from the first")
  func layerMovesFromOneSuperlayer() {
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

  @Test("Setting the sublayers removes the old ones")
  func settingSublayersLetsOld() {
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

  @Test("A sublayer or mask may use the tree in its deinit")
  func deinitUsesTree() {
    final class Last: CALayer {
      weak var tree: CALayer?
      deinit { tree?.insertSublayer(CALayer(), at: UInt32(tree?.sublayers?.count ?? 0)) }
    }
    func last(of tree: CALayer) -> Last {
      let last = Last()
      last.tree = tree
      return last
    }
    let tree = CALayer()
    tree.sublayers = [last(of: tree)]
    tree.sublayers = nil
    #expect(tree.sublayers?.count == 1)
    tree.mask = last(of: tree)
    tree.mask = CALayer()
    #expect(tree.sublayers?.count == 2)
  }

  @Test("A sublayer does not retain its superlayer")
  func sublayerDoesNotKeep() {
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

  @Test("A mask is not a sublayer")
  func maskIsNoSublayer() {
    let (layer, mask, next) = (CALayer(), CALayer(), CALayer())
    layer.mask = mask
    #expect(mask.superlayer == nil)
    #expect(layer.sublayers == nil)
    layer.mask = next
    let other = CALayer()
    other.mask = mask
    #expect(other.mask === mask)
  }

  @Test("Layers with a lower z position are drawn first")
  func deeperLayersAreDrawn() {
    let (tree, a, b, c) = (CALayer(), named("a"), named("b"), named("c"))
    tree.sublayers = [a, b, c]
    a.zPosition = 1
    #expect(names(tree.sublayersFromBackToFront) == "bca")
    #expect(names(tree) == "abc")
  }

  @Test("A cycle in the tree is a precondition failure")
  func treeThatBites() async {
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

  @Test("Inserting at an index that does not exist is a precondition failure")
  func placeThatDoesNotExist() async {
    await #expect(processExitsWith: .failure) { CALayer().insertSublayer(CALayer(), at: 1) }
    await #expect(processExitsWith: .failure) {
      CALayer().insertSublayer(CALayer(), below: CALayer())
    }
    await #expect(processExitsWith: .failure) {
      CALayer().insertSublayer(CALayer(), above: nil)
    }
  }

  @Test("A mask that is already a sublayer is a precondition failure")
  func maskThatIsSublayer() async {
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
    let layer = TextLayer()
    layer.string = name
    return layer
  }

  private func names(_ tree: CALayer) -> String {
    names(tree.sublayers ?? [])
  }

  private func names(_ layers: [CALayer]) -> String {
    layers.compactMap { ($0 as? TextLayer)?.string }.joined()
  }
}

#endif
