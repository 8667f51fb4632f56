public import HUDLayers

@MainActor open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic
    case scrollableAxes
    case never
    case always
  }

  open var contentSize = CGSize.zero

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { tellSafeArea() }
  }

  /// Whether the safe area moves the content, and so is none for the subviews. UIKit decides this
  /// for each axis, and may leave the subviews a part.
  var consumesSafeArea: Bool { contentInsetAdjustmentBehavior != .never }

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
