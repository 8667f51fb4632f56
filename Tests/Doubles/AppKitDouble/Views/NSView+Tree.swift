import HUDLayers

extension NSView {
  public var window: NSWindow? { (self as? WindowFrame)?.owner ?? superview?.window }

  /// The views from back to front. Setting them adds those that are new, removes those that are
  /// missing, and brings the others into the order without taking them out of the window.
  public var subviews: [NSView] {
    get { children }
    set {
      for view in children where !newValue.contains(where: { $0 === view }) {
        view.removeFromSuperview()
      }
      for view in newValue where view.superview !== self { addSubview(view) }
      children = newValue
      withoutActions { for view in newValue { drawn.addSublayer(view.drawn) } }
      needsLayout = true
    }
  }

  /// The scroll view in which this view scrolls.
  public var enclosingScrollView: NSScrollView? {
    superview as? NSScrollView ?? superview?.enclosingScrollView
  }

  public func addSubview(_ view: NSView) { insert(view, at: subviews.count) }

  /// Adds a view above or below another one, or all others if there is no other one.
  public func addSubview(
    _ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?
  ) {
    precondition(place != .out, "A view is added above or below.")
    if view.superview === self { view.removeFromSuperview() }
    let sibling = otherView.flatMap { other in subviews.firstIndex { $0 === other } }
    switch place {
    case .above: insert(view, at: sibling.map { $0 + 1 } ?? subviews.count)
    default: insert(view, at: sibling ?? 0)
    }
  }

  public func removeFromSuperview() {
    guard let superview else { return }
    let window = window
    window?.forgetResponder(in: self)
    viewWillMove(toSuperview: nil)
    tellWindow(isNext: true, nil, from: window)
    superview.children.removeAll { $0 === self }
    superview.needsLayout = true
    self.superview = nil
    partsOfSuperview = []
    nextResponder = nil
    withoutActions { drawn.removeFromSuperlayer() }
    if window != nil { drawn.forgetAnimations() }
    tellWindow(isNext: false, nil, from: window)
    viewDidMoveToSuperview()
  }

  private func insert(_ view: NSView, at index: Int) {
    precondition(!hostsLayer, "A view that hosts a layer may have no subviews.")
    precondition(mayContain(view), "\(view) does not belong into \(self) itself.")
    precondition(!isDescendant(of: view), "A view cannot contain itself.")
    if view.superview != nil { view.removeFromSuperview() }
    let index = min(index, subviews.count)
    view.viewWillMove(toSuperview: self)
    view.tellWindow(isNext: true, window, from: nil)
    let before = view.effectiveAppearance.name
    withoutActions {
      if index < subviews.count {
        drawn.insertSublayer(view.drawn, below: subviews[index].drawn)
      } else {
        drawn.addSublayer(view.drawn)
      }
    }
    children.insert(view, at: index)
    view.superview = self
    view.nextResponder = self
    view.placeLayers()
    needsLayout = true
    view.needsLayout = true
    if view.effectiveAppearance.name != before { view.tellAppearance() }
    view.tellWindow(isNext: false, window, from: nil)
    view.viewDidMoveToSuperview()
    if window?.autorecalculatesKeyViewLoop == true { window?.recalculateKeyViewLoop() }
  }

  private func tellWindow(isNext: Bool, _ window: NSWindow?, from old: NSWindow?) {
    guard window !== old else { return }
    if isNext {
      viewWillMove(toWindow: window)
    } else {
      viewDidMoveToWindow()
      if window != nil {
        viewDidChangeBackingProperties()
        updateTrackingAreas()
      }
    }
    for view in subviews { view.tellWindow(isNext: isNext, window, from: old) }
  }

  public func isDescendant(of view: NSView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  var subtreeNeedsLayout: Bool { layoutIsNeeded || subviews.contains(where: \.subtreeNeedsLayout) }

  public func addTrackingArea(_ trackingArea: NSTrackingArea) {
    trackingAreas.append(trackingArea)
  }

  public func removeTrackingArea(_ trackingArea: NSTrackingArea) {
    trackingAreas.removeAll { $0 === trackingArea }
  }

  // MARK: Appearance

  public var effectiveAppearance: NSAppearance {
    appearance ?? superview?.effectiveAppearance ?? window?.effectiveAppearance
      ?? NSApp.effectiveAppearance
  }

  func tellAppearance() {
    viewDidChangeEffectiveAppearance()
    draw()
    for view in subviews where view.appearance == nil { view.tellAppearance() }
  }

  // MARK: Keys

  /// The first view after this one in the loop that can become the key view.
  public var nextValidKeyView: NSView? {
    var view = nextKeyView
    for _ in 0..<1_000 {
      guard let candidate = view, candidate !== self else { return nil }
      if candidate.canBecomeKeyView { return candidate }
      view = candidate.nextKeyView
    }
    return nil
  }
}

extension CALayer {
  func forgetAnimations() {
    removeAllAnimations()
    mask?.forgetAnimations()
    for layer in sublayers ?? [] { layer.forgetAnimations() }
  }
}
