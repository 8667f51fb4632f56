public import HUDLayers

@MainActor open class UIVisualEffect: NSObject {
  /// The colour that the double draws for the effect.
  var paint: UIColor { .clear }
}

@MainActor open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case light = 1
    case dark = 2
    case regular = 4
    case systemMaterial = 8
    case systemMaterialLight = 13
    case systemMaterialDark = 18
  }

  public let style: Style

  public init(style: UIBlurEffect.Style) { self.style = style }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  open nonisolated override var hash: Int { style.rawValue }

  override var paint: UIColor {
    UIColor(white: [.dark, .systemMaterialDark].contains(style) ? 0.1 : 0.95, alpha: 0.6)
  }
}

@available(iOS 26.0, *)
@MainActor open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case regular
    case clear
  }

  public let style: Style

  open var tintColor: UIColor?

  public init(style: UIGlassEffect.Style) {
    precondition(Device.system.hasGlassViews, "visionOS has no glass for views.")
    self.style = style
  }

  override var paint: UIColor { tintColor ?? UIColor(white: 0.5, alpha: 0.4) }
}

/// The double cannot blur. It draws an effect as a translucent colour, which fades as the effect
/// would. Glass has its own shape, whatever the layer's corners are.
@MainActor open class UIVisualEffectView: UIView {
  public let contentView = UIView()

  open var effect: UIVisualEffect? {
    didSet {
      guard effect !== oldValue else { return }
      if Device.keepsGlass, effect == nil, oldValue is UIGlassEffect { return }
      requireSight()
      styleAtInstallation = overrideUserInterfaceStyle
      shapeGlass()
      adaptContent()
      let paint = effect?.paint
      if oldValue == nil, layer.animation(forKey: "backgroundColor") == nil {
        UIView.performWithoutAnimation { backgroundColor = paint?.withAlphaComponent(0) }
      }
      backgroundColor = paint ?? oldValue?.paint.withAlphaComponent(0)
    }
  }

  /// The fixed appearance that glass has. A later one does not change glass that is there:
  /// https://github.com/expo/expo/issues/43743.
  package private(set) var styleAtInstallation = UIUserInterfaceStyle.unspecified

  /// The appearance that the content below gives the glass. Only views in its content view follow
  /// it.
  package var styleOfGlass = UIUserInterfaceStyle.unspecified { didSet { adaptContent() } }

  open override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet { adaptContent() } }

  private func adaptContent() {
    guard #available(iOS 26.0, *) else { return }
    let adapts = effect is UIGlassEffect && overrideUserInterfaceStyle == .unspecified
    contentView.overrideUserInterfaceStyle = adapts ? styleOfGlass : .unspecified
  }

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    backgroundColor = effect?.paint
  }

  /// Only the content view may be a subview. Apple's class stops the app otherwise.
  override func mayContain(_ view: UIView) -> Bool { view === contentView }

  open override func layoutSubviews() {
    super.layoutSubviews()
    shapeGlass()
  }

  /// On a device, glass that is installed unseen stays flat, also once it is seen.
  private func requireSight() {
    guard #available(iOS 26.0, *), effect is UIGlassEffect else { return }
    precondition(seenOpacity > 0.02, "Glass was installed where it cannot be seen.")
  }

  private func shapeGlass() {
    guard #available(iOS 26.0, *), effect is UIGlassEffect else { return }
    let capsule = min(bounds.width, bounds.height) / 2
    withoutActions { layer.cornerRadius = cornerConfiguration.radius?.points ?? capsule }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}

extension UIView {
  /// Traps if a material or a superview of it has an alpha, which on Apple systems disables its
  /// blur.
  func requireWholeMaterials() {
    if self is UIVisualEffectView {
      var view: UIView? = self
      while let current = view {
        precondition(
          current.isFadedByApp
            || current.layer.opacity == 1 && current.layer.animation(forKey: "opacity") == nil,
          "The alpha of \(current) would disable the blur of a material in it.")
        view = current.superview
      }
    }
    for view in subviews { view.requireWholeMaterials() }
  }

  /// The opacity on the screen, with all views that contain this one.
  fileprivate var seenOpacity: Float {
    guard window != nil else { return 0 }
    return sequence(first: self, next: \.superview).reduce(1) { opacity, view in
      let seen = view.layer.presentation()?.opacity ?? 1
      return view.isHidden ? 0 : opacity * min(view.layer.opacity, seen)
    }
  }

  /// A text beside glass and not in it does not follow the glass's appearance.
  func requireTextsInGlass() {
    guard #available(iOS 26.0, *) else { return }
    let views = viewsFromBackToFront
    for (index, view) in views.enumerated() {
      guard let glass = view as? UIVisualEffectView, glass.effect is UIGlassEffect else { continue }
      let area = glass.layer.convert(glass.bounds, to: layer)
      for case let label as UILabel in views[index...]
      where label.isDrawn && !label.isInGlass {
        precondition(
          !label.layer.convert(label.bounds, to: layer).intersects(area),
          "“\(label.text ?? "")” is on glass, and not in its content view.")
      }
    }
  }

  /// Whether the view is in the content of some glass, which may lie over another one.
  @available(iOS 26.0, *)
  private var isInGlass: Bool {
    sequence(first: self, next: \.superview).contains {
      ($0 as? UIVisualEffectView)?.effect is UIGlassEffect
    }
  }

  private var viewsFromBackToFront: [UIView] {
    guard !isHidden, alpha > 0 else { return [] }
    return [self] + subviews.flatMap(\.viewsFromBackToFront)
  }
}
