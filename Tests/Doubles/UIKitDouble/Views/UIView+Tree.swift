import HUDLayers

extension UIView {
  public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    view.removeFromSuperview()
    insert(view, at: subviews.firstIndex { $0 === siblingSubview } ?? subviews.count)
  }

  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    view.removeFromSuperview()
    let sibling = subviews.firstIndex { $0 === siblingSubview }
    insert(view, at: sibling.map { $0 + 1 } ?? subviews.count)
  }

  /// Changes the order alone: the view does not leave its window.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
    withoutActions { layer.addSublayer(view.layer) }
    setNeedsLayout()
  }

  public func removeFromSuperview() {
    guard let superview else { return }
    let window = window
    if ownWindow?.firstResponder?.isIn(self) == true { ownWindow?.firstResponder = nil }
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    self.superview = nil
    forgetEdges()
    withoutActions { layer.removeFromSuperlayer() }
    moved(from: window)
    didMoveToSuperview()
  }

  private func insert(_ view: UIView, at index: Int) {
    precondition(mayContain(view), "\(view) does not belong into \(self) itself.")
    view.removeFromSuperview()
    withoutActions {
      if index < subviews.count {
        layer.insertSublayer(view.layer, below: subviews[index].layer)
      } else {
        layer.addSublayer(view.layer)
      }
    }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    setNeedsLayout()
    view.setNeedsLayout()
    view.moved(from: nil)
    view.didMoveToSuperview()
  }

  /// Updates the animations. Core Animation drops those of layers that leave the screen. Animations
  /// that were added before the view entered a window begin now.
  func moved(from old: UIWindow?) {
    guard old !== window else { return }
    if old != nil { layer.forgetAnimations() }
    if let window, window.traitCollection.values != (old?.traitCollection.values ?? .unattached) {
      tellTraits(previous: UITraitCollection(.unattached))
    }
    tellWindow()
    tellSafeArea()
  }

  private func tellWindow() {
    didMoveToWindow()
    for view in subviews { view.tellWindow() }
  }
}

extension UIResponder {
  /// Whether this is `view`, a view in it, or the controller of one of these.
  func isIn(_ view: UIView) -> Bool {
    let own = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
    return own?.isDescendant(of: view) == true
  }
}

// MARK: Layout

extension UIView {
  public func setNeedsLayout() {
    layoutRequests += 1
    needsLayout = true
  }

  var subtreeNeedsLayout: Bool { needsLayout || subviews.contains(where: \.subtreeNeedsLayout) }

  public func layoutIfNeeded() {
    solveEdges()
    if needsLayout {
      keyboardGuide?.settle()
      needsLayout = false
      layouts += 1
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }
}

// MARK: Traits

extension UIView: UITraitEnvironment {
  public var traitCollection: UITraitCollection { UITraitCollection(traits) }

  private var traits: UITraitCollection.Values {
    var traits = superview?.traits ?? (self as? UIWindow)?.windowScene?.traits ?? .unattached
    // The view's own style has precedence over its controller's.
    for style in [controller?.overrideUserInterfaceStyle, overrideUserInterfaceStyle] {
      if let style, style != .unspecified { traits.userInterfaceStyle = style }
    }
    traitOverrides.apply(to: &traits)
    if let limit = minimumContentSizeCategory,
      traits.preferredContentSizeCategory.factor < limit.factor
    {
      traits.preferredContentSizeCategory = limit
    }
    if let limit = maximumContentSizeCategory,
      traits.preferredContentSizeCategory.factor > limit.factor
    {
      traits.preferredContentSizeCategory = limit
    }
    return traits
  }

  /// The direction that the view itself forces, otherwise the one of its traits.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Notifies of changed traits, as every version of iOS does.
  func tellTraits(previous: UITraitCollection) {
    if traitCollection.values != previous.values {
      resolveBackgroundColor()
      traitCollectionDidChange(previous)
    }
    for view in subviews { view.tellTraits(previous: previous) }
  }
}

extension CALayer {
  func forgetAnimations() {
    removeAllAnimations()
    mask?.forgetAnimations()
    for layer in sublayers ?? [] { layer.forgetAnimations() }
  }
}
