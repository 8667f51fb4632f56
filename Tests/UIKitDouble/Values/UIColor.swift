public import LayerKit

open class UIColor: NSObject, @unchecked Sendable {
  // Sendable by hand: it never changes.
  public let cgColor: CGColor

  public init(cgColor: CGColor) { self.cgColor = cgColor }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    // LayerKit's always can.
    UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.cgColor == cgColor }
  open override var hash: Int { cgColor.hashValue }

  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }
  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  open class var systemBackground: UIColor { .white }
  open class var label: UIColor { .black }
}
