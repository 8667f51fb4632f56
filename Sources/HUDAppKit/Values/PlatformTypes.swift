#if canImport(AppKit) && !targetEnvironment(macCatalyst)
package import AppKit
import HUDCore

// The names that the files in Shared use for types that have other names in UIKit. For most other
// things they use UIKit's names, which the extensions in this file give to AppKit.
package typealias PlatformColor = NSColor
typealias PlatformFont = NSFont
typealias PlatformFontDescriptor = NSFontDescriptor
typealias PlatformHost = AppKitHost
typealias PlatformImage = NSImage
typealias PlatformResponder = NSResponder
package typealias PlatformView = NSView

extension CGColor {
  /// This colour as an `NSColor`, which can represent every colour that the panel has.
  var platformColor: NSColor { NSColor(cgColor: self) ?? .clear }
}

extension NSFont {
  var lineHeight: CGFloat { ascender - descender + leading }
}

extension NSFontDescriptor.SymbolicTraits {
  static var traitBold: Self { .bold }
  static var traitItalic: Self { .italic }
}

extension NSTextField {
  var numberOfLines: Int {
    get { maximumNumberOfLines }
    set { maximumNumberOfLines = newValue }
  }
}

extension CustomViewContainer {
  func hitTest(_ point: CGPoint, with event: NSEvent?) -> NSView? { view.hitTest(point) }
}

extension NSView {
  func setNeedsLayout() { needsLayout = true }

  /// Fades and moves the view as `motion` says. Without a fade or a move, shows the view in its
  /// place at once. Sets `alphaValue` too, because AppKit writes it to the opacity of the layer.
  func follow(_ motion: Slots.Motion) {
    alphaValue = motion.fade?.to.opacity ?? 1
    layer.map(motion.run)
  }
}
#endif
