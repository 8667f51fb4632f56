public import HUDLayers

@MainActor public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {
  public var frame: CGRect {
    get { layer.frame }
    set {
      requireNoFlight(to: newValue)
      place { layer.frame = newValue }
    }
  }

  public var bounds: CGRect {
    get { layer.bounds }
    set { place { layer.bounds = newValue } }
  }

  public var center: CGPoint {
    get { layer.position }
    set { place { layer.position = newValue } }
  }

  public var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { place { layer.setAffineTransform(newValue) } }
  }

  /// Traps if a view's frame is first set in an animation block, which would let it fly in.
  private func requireNoFlight(to frame: CGRect) {
    precondition(
      AnimationBlock.seen == nil || frame == self.frame || bounds.size != .zero,
      "\(self) flies from \(self.frame) to \(frame) in an animation that is the app's.")
  }

  /// Makes a change. If the size changes, moves the subviews and asks for a layout.
  private func place(_ change: () -> Void) {
    let (old, oldCenter) = (bounds, center)
    withoutActions(change)
    slide(from: oldCenter)
    stretch(from: old)
    guard old != bounds else { return }
    setNeedsLayout()
    for view in subviews { view.followResize(from: old.size, to: bounds.size) }
    tellSafeArea()
  }

  private func followResize(from old: CGSize, to new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints else { return }
    var frame = frame
    if autoresizingMask.contains(.flexibleWidth) { frame.size.width += new.width - old.width }
    if autoresizingMask.contains(.flexibleHeight) { frame.size.height += new.height - old.height }
    if frame != self.frame { self.frame = frame }
  }

  /// Converts a point. Nil stands for the window's coordinates.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return layer.convert(point, to: window?.layer) }
    return view.fromScreen(toScreen(point))
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view = view ?? window else { return point }
    return view.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
    return CGRect(origin: fromScreen(rect.origin), size: rect.size)
  }

  private func toScreen(_ point: CGPoint) -> CGPoint {
    let inRoot = layer.convert(point, to: nil)
    let origin = window?.windowScene?.frameOnScreen.origin ?? .zero
    return CGPoint(x: inRoot.x + origin.x, y: inRoot.y + origin.y)
  }

  private func fromScreen(_ point: CGPoint) -> CGPoint {
    let origin = window?.windowScene?.frameOnScreen.origin ?? .zero
    return layer.convert(CGPoint(x: point.x - origin.x, y: point.y - origin.y), from: nil)
  }

  /// The parts of the window's safe area insets that overlap this view. In a scroll view they are
  /// in the inset of its content.
  public var safeAreaInsets: UIEdgeInsets {
    guard !isInInsetContent, let window, let safeArea = window.windowScene?.safeArea else {
      return .zero
    }
    let box = layer.convert(bounds, to: window.layer)
    let insets = UIEdgeInsets(
      top: max(safeArea.top - box.minY, 0), left: max(safeArea.left - box.minX, 0),
      bottom: max(box.maxY - window.bounds.maxY + safeArea.bottom, 0),
      right: max(box.maxX - window.bounds.maxX + safeArea.right, 0))
    return controllersAbove.reduce(insets) { insets, controller in
      insets + controller.additionalSafeAreaInsets + controller.overlappingBars
    }
  }

  /// The controllers of this view and of the views that contain it. The double does not compute
  /// which part of a controller's own insets a smaller view overlaps, so such a view has all.
  private var controllersAbove: [UIViewController] {
    sequence(first: self, next: \.superview).compactMap(\.controller)
  }

  private var isInInsetContent: Bool {
    guard let superview else { return false }
    return (superview as? UIScrollView)?.consumesSafeArea == true || superview.isInInsetContent
  }

  func tellSafeArea() {
    guard window != nil else { return }
    safeAreaInsetsDidChange()
    for view in subviews { view.tellSafeArea() }
  }
}
