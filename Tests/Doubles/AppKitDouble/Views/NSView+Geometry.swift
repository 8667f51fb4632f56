public import HUDLayers

extension NSView {
  // MARK: Conversion

  /// Converts from the superview's coordinates, or from the window's for the view that is its
  /// frame.
  func fromSuperview(_ point: CGPoint) -> CGPoint {
    let turned = isFlipped != (superview?.isFlipped ?? false)
    let y = turned ? box.maxY - point.y : point.y - box.minY
    return CGPoint(x: point.x - box.minX + boundsOrigin.x, y: y + boundsOrigin.y)
  }

  private func toSuperview(_ point: CGPoint) -> CGPoint {
    let turned = isFlipped != (superview?.isFlipped ?? false)
    let y = point.y - boundsOrigin.y
    return CGPoint(
      x: point.x - boundsOrigin.x + box.minX, y: turned ? box.maxY - y : y + box.minY)
  }

  private func toRoot(_ point: CGPoint) -> CGPoint {
    let point = toSuperview(point)
    return superview?.toRoot(point) ?? point
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint {
    fromSuperview(superview?.fromRoot(point) ?? point)
  }

  private var root: NSView { superview?.root ?? self }

  /// Converts a point. Nil stands for the window's coordinates, with the origin at its bottom left.
  public func convert(_ point: CGPoint, to view: NSView?) -> CGPoint {
    guard let view else {
      precondition(window != nil, "\(self) is in no window, so it cannot convert to one.")
      return toRoot(point)
    }
    precondition(root === view.root, "\(self) and \(view) are not in the same window.")
    return view.fromRoot(toRoot(point))
  }

  public func convert(_ point: CGPoint, from view: NSView?) -> CGPoint {
    guard let view else {
      precondition(window != nil, "\(self) is in no window, so it cannot convert from one.")
      return fromRoot(point)
    }
    return view.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, from view: NSView?) -> CGRect {
    CGRect(
      corner: convert(CGPoint(x: rect.minX, y: rect.minY), from: view),
      corner: convert(CGPoint(x: rect.maxX, y: rect.maxY), from: view))
  }

  // MARK: Autoresizing

  func resize(withOldSuperviewSize old: CGSize) {
    guard let superview, translatesAutoresizingMaskIntoConstraints else { return }
    let x = share(
      superview.box.width - old.width, box.minX, box.width, old.width - box.maxX,
      (.minXMargin, .width, .maxXMargin))
    let y = share(
      superview.box.height - old.height, box.minY, box.height, old.height - box.maxY,
      (.minYMargin, .height, .maxYMargin))
    frame = CGRect(
      x: box.minX + x.before, y: box.minY + y.before, width: box.width + x.size,
      height: box.height + y.size)
  }

  /// Divides a growth among the parts that are flexible, in proportion to their lengths.
  private func share(
    _ growth: CGFloat, _ before: CGFloat, _ size: CGFloat, _ after: CGFloat,
    _ parts: (AutoresizingMask, AutoresizingMask, AutoresizingMask)
  ) -> (before: CGFloat, size: CGFloat) {
    let flexible = [parts.0, parts.1, parts.2].map(autoresizingMask.contains)
    let lengths = zip(flexible, [before, size, after]).map { $0 ? max($1, 0) : 0 }
    let total = lengths.reduce(0, +)
    let count = CGFloat(flexible.filter(\.self).count)
    guard count > 0 else { return (0, 0) }
    let shares = zip(flexible, lengths).map { isFlexible, length in
      !isFlexible ? 0 : total > 0 ? growth * length / total : growth / count
    }
    return (shares[0], shares[1])
  }

  // MARK: Safe area

  /// The parts of this view that the title bar and the toolbar cover, with the insets that the app
  /// adds to it and to the views above it. They are zero while the view is not on the screen.
  public var safeAreaInsets: NSEdgeInsets {
    guard window?.isVisible == true else { return NSEdgeInsets() }
    let own = additionalSafeAreaInsets
    let inherited = superview.map(inheritedInsets) ?? coveredByFrame
    return NSEdgeInsets(
      top: inherited.top + own.top, left: inherited.left + own.left,
      bottom: inherited.bottom + own.bottom, right: inherited.right + own.right)
  }

  public var safeAreaRect: CGRect {
    let insets = safeAreaInsets
    return CGRect(
      x: bounds.minX + insets.left,
      y: bounds.minY + (isFlipped ? insets.top : insets.bottom),
      width: max(bounds.width - insets.left - insets.right, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
  }

  private func inheritedInsets(from superview: NSView) -> NSEdgeInsets {
    let safe = convert(superview.safeAreaRect, from: superview)
    let (low, high) = (safe.minY - bounds.minY, bounds.maxY - safe.maxY)
    return NSEdgeInsets(
      top: max(isFlipped ? low : high, 0), left: max(safe.minX - bounds.minX, 0),
      bottom: max(isFlipped ? high : low, 0), right: max(bounds.maxX - safe.maxX, 0))
  }

  private var coveredByFrame: NSEdgeInsets {
    guard let window else { return NSEdgeInsets() }
    return NSEdgeInsets(top: window.barHeight, left: 0, bottom: 0, right: 0)
  }
}

extension CGRect {
  fileprivate init(corner first: CGPoint, corner second: CGPoint) {
    self.init(
      x: min(first.x, second.x), y: min(first.y, second.y), width: abs(first.x - second.x),
      height: abs(first.y - second.y))
  }
}
