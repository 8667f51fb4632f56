#if !canImport(QuartzCore)

extension CALayer {
  /// The layer whose sublayers contain this layer; nil for a root layer and for a mask.
  public var superlayer: CALayer? {
    owner?.maskLayer === self ? nil : owner
  }

  /// The sublayers in the order in which they are stored; nil if there are none. If two sublayers
  /// have the same `zPosition`, the later sublayer is in front.
  public var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      // Release the old sublayers last, because the `deinit` of an app's layer may use the tree.
      let old = children
      for child in old {
        child.willChange()
        child.owner = nil
      }
      children = []
      for layer in newValue ?? [] {
        addSublayer(layer)
      }
      withExtendedLifetime(old) {}
    }
  }

  public var mask: CALayer? {
    get { maskLayer }
    set {
      willChange()
      let old = maskLayer.take()
      old?.owner = nil
      guard let newValue else { return }
      precondition(
        newValue.owner == nil, "A mask must not have a superlayer or mask another layer.")
      requireNoCycle(with: newValue)
      maskLayer = newValue
      adopt(newValue)
    }
  }

  public func addSublayer(_ layer: CALayer) {
    insert(layer) { $0.endIndex }
  }

  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer) { _ in Int(idx) }
  }

  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { $0.firstIndex { $0 === sibling } }
  }

  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { $0.firstIndex { $0 === sibling }.map { $0 + 1 } }
  }

  public func removeFromSuperlayer() {
    guard let superlayer else { return }
    willChange()
    superlayer.children.removeAll { $0 === self }
    owner = nil
  }

  /// The sublayers in drawing order: by `zPosition`. Sublayers with the same `zPosition` are in the
  /// order of `sublayers`.
  package var sublayersFromBackToFront: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  /// The root of the layer tree. A mask belongs to the tree of the layer that it masks.
  var root: CALayer {
    var layer = self
    while let owner = layer.owner {
      layer = owner
    }
    return layer
  }

  /// Moves `layer` from its superlayer to this layer, at the index that `place` returns.
  ///
  /// If `layer` already is a sublayer of this layer, its removal changes the indexes of the other
  /// sublayers. Therefore `place` gets the sublayers that remain after the removal.
  private func insert(_ layer: CALayer, at place: ([CALayer]) -> Int?) {
    precondition(
      layer.owner?.maskLayer !== layer, "A layer that is a mask cannot also be a sublayer.")
    requireNoCycle(with: layer)
    layer.removeFromSuperlayer()
    guard let index = place(children), index <= children.count else {
      preconditionFailure("This position does not exist among the \(children.count) sublayers.")
    }
    children.insert(layer, at: index)
    adopt(layer)
  }

  private func adopt(_ layer: CALayer) {
    layer.owner = self
    layer.willChange()
    layer.startAnimationsIfAttached()
  }

  private func requireNoCycle(with layer: CALayer) {
    var ancestor: CALayer? = self
    while let current = ancestor {
      precondition(current !== layer, "A layer cannot be its own descendant.")
      ancestor = current.owner
    }
  }
}

#endif
