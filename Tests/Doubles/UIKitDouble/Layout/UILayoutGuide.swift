public import HUDLayers

@MainActor open class UILayoutGuide: NSObject {
  public private(set) weak var owningView: UIView?
  private let place: (UIView) -> CGRect

  init(owningView: UIView, place: @escaping (UIView) -> CGRect) {
    self.owningView = owningView
    self.place = place
  }

  /// The guide's frame in the owning view's coordinates.
  open var layoutFrame: CGRect { owningView.map(place) ?? .zero }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.edge(.leading), self) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.edge(.trailing), self) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.edge(.top), self) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.edge(.bottom), self) }
}

/// The area above the keyboard, or the safe area. It is known from the next layout on.
@MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  private var isSettled = false

  init(owningView: UIView) {
    super.init(owningView: owningView) { view in
      var top = view.bounds.maxY - view.safeAreaInsets.bottom
      let screen = UIScreen.device
      if let keyboard = Device.keyboard, keyboard.width >= screen.bounds.width {
        top = min(top, view.convert(keyboard, from: screen.coordinateSpace).minY)
      }
      return CGRect(
        x: view.bounds.minX, y: top, width: view.bounds.width, height: view.bounds.maxY - top)
    }
  }

  func settle() { isSettled = true }

  open override var layoutFrame: CGRect { isSettled ? super.layoutFrame : .zero }
}
