public import HUDLayers

/// No NSObject, as it is on Apple systems: where an attributed string holds one in two of its parts,
/// Foundation on Linux stops the process as it compares them.
open class UIColor: Hashable, @unchecked Sendable {
  // Sendable by hand: it never changes. A provider is asked on whatever thread wants to know.
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

  /// As the system has it when nobody says which traits: by day.
  open var cgColor: CGColor { provider(UITraitCollection(userInterfaceStyle: .light)) }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(cgColor: provider(traitCollection))
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    // HUDLayers's always can.
    UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
  }

  /// In extended sRGB, so beyond 0...1 for what is beyond sRGB.
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
  open class var label: UIColor { UIColor { $0.userInterfaceStyle == .dark ? .white : .black } }
}

extension UIColor {
  /// The same light in the primaries of sRGB, where it is often beyond 0...1.
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

/// Both spaces have the same curve; it is mirrored below zero.
extension CGFloat {
  fileprivate var linear: CGFloat {
    self <= 0.04045 ? self / 12.92 : pow((self + 0.055) / 1.055, 2.4)
  }

  fileprivate var encoded: CGFloat {
    if self < 0 { return -(-self).encoded }
    return self <= 0.0031308 ? self * 12.92 : 1.055 * pow(self, 1 / 2.4) - 0.055
  }
}
