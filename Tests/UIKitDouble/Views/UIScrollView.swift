public import HUDLayers

@MainActor open class UIScrollView: UIView {
  open var contentSize = CGSize.zero

  /// The scroll position, which is the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      withoutActions { layer.bounds.origin = newValue }
      setNeedsLayout()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    let pan = ScrollPan()
    pan.scrollView = self
    addGestureRecognizer(pan)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open private(set) lazy var frameLayoutGuide = UILayoutGuide(owningView: self) { $0.bounds }
}
