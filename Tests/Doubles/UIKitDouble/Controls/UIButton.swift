public import HUDLayers

@MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom
    case system
  }

  private let label = UILabel()
  private var titles: [UInt: String] = [:]
  private var colors: [UInt: UIColor] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
    label.isAccessibilityElement = false
    label.textAlignment = .center
    addSubview(label)
  }

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    if buttonType == .system { label.textColor = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var titleLabel: UILabel? { label }

  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    label.text = titles[State.normal.rawValue]
    accessibilityLabel = label.text
    setNeedsLayout()
  }

  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    colors[state.rawValue] = color
    colorTitle()
  }

  /// Refuses the taps that recognizers of the superviews would recognise.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer.view === self || !(gestureRecognizer is UITapGestureRecognizer)
  }

  open override var canBecomeFocused: Bool { true }

  open override var isHighlighted: Bool { didSet { colorTitle() } }

  /// Applies the title colour of the current state, or of the normal state if it has none.
  private func colorTitle() {
    let state: State = isHighlighted ? .highlighted : .normal
    label.textColor = colors[state.rawValue] ?? colors[State.normal.rawValue] ?? .white
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.sizeThatFits(bounds.size)
    label.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  override var tapped: UIControl.Event { [super.tapped, .primaryActionTriggered] }
}
