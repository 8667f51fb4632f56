public import HUDLayers

/// Draws an image in the view's bounds, and a template image in the tint colour.
@MainActor open class UIImageView: UIView {
  open var image: UIImage? { didSet { draw() } }

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    draw()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    draw()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    draw()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    draw()
  }

  private func draw() {
    withoutActions {
      layer.contents = isTemplate ? nil : image?.cgImage
      layer.mask = isTemplate ? CALayer() : nil
      layer.mask?.frame = bounds
      layer.mask?.contents = image?.cgImage
      layer.backgroundColor = isTemplate ? tintColor.cgColor : nil
    }
  }

  private var isTemplate: Bool {
    image?.renderingMode == .alwaysTemplate || image?.isSymbolImage == true
  }
}
