public import HUDLayers

/// Not an NSObject, unlike on Apple systems: Foundation on Linux traps when it compares an
/// attributed string that has such an object in two of its parts.
open class UIColor: Hashable, @unchecked Sendable {
  // Unchecked, but immutable. A dynamic provider is called on the caller's thread.
  private let provider: (UITraitCollection) -> CGColor

  public init(cgColor: CGColor) { provider = { _ in cgColor } }

  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    provider = { dynamicProvider($0).resolvedColor(with: $0).cgColor }
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The colour for light mode, as the system resolves it without traits.
  open var cgColor: CGColor { provider(UITraitCollection(userInterfaceStyle: .light)) }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(cgColor: provider(traitCollection))
  }

  /// Returns a dynamic colour for a dynamic one.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor { [provider] traits in
      let color = provider(traits)
      // In HUDLayers the copy never fails.
      return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    }
  }

  /// The components in extended sRGB, which exceed 0...1 for colours outside sRGB.
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  public static func == (left: UIColor, right: UIColor) -> Bool { left.cgColor == right.cgColor }
  public func hash(into hasher: inout Hasher) { hasher.combine(cgColor) }

  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }
  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  open class var systemBackground: UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
  }
  open class var secondaryLabel: UIColor {
    UIColor {
      $0.userInterfaceStyle == .dark
        ? UIColor(red: 0.92, green: 0.92, blue: 0.96, alpha: 0.6)
        : UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6)
    }
  }
  open class var label: UIColor { UIColor { $0.userInterfaceStyle == .dark ? .white : .black } }
}

extension UIColor {
  /// Makes a colour of Display P3, converted to sRGB, where its components may exceed 0...1.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let (red, green, blue) = (displayP3Red.linear, green.linear, blue.linear)
    self.init(
      red: (1.22494 * red - 0.22494 * green).encoded,
      green: (-0.04206 * red + 1.04206 * green).encoded,
      blue: (-0.01964 * red - 0.07864 * green + 1.09828 * blue).encoded, alpha: alpha)
  }
}

// Both colour spaces have the same transfer curve, which is mirrored below zero.
extension CGFloat {
  fileprivate var linear: CGFloat {
    self <= 0.04045 ? self / 12.92 : pow((self + 0.055) / 1.055, 2.4)
  }

  fileprivate var encoded: CGFloat {
    if self < 0 { return -(-self).encoded }
    return self <= 0.0031308 ? self * 12.92 : 1.055 * pow(self, 1 / 2.4) - 0.055
  }
}
