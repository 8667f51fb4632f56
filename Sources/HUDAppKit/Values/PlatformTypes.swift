#if canImport(AppKit) && !targetEnvironment(macCatalyst)
package import AppKit
import HUDCore

// The names that the files in Shared use for types that have other names in UIKit.
typealias PlatformColor = NSColor
typealias PlatformFont = NSFont
typealias PlatformHost = AppKitHost
typealias PlatformImage = NSImage
typealias PlatformResponder = NSResponder
package typealias PlatformView = NSView

extension CGColor {
  /// AppKit can represent every colour that the panel has.
  var platformColor: NSColor { NSColor(cgColor: self) ?? .clear }
}

extension NSFont {
  var lineHeight: CGFloat { ascender - descender + leading }
}

extension CustomViewContainer {
  func hitView(at point: CGPoint) -> NSView? { view.hitTest(point) }
}

extension NSView {
  func setNeedsLayout() { needsLayout = true }

  /// Fades and moves the view as `motion` says. Without a fade or a move, shows it in its place at
  /// once. AppKit has an opacity of its own for the view, which it writes to the layer.
  func follow(_ motion: Slots.Motion) {
    alphaValue = motion.fade?.to.opacity ?? 1
    layer?.follow(motion)
  }

  /// Whether the view takes clicks, as most views only seem to do: a hit test finds every view.
  var takesInput: Bool {
    self is NSControl || self is any TakesInput || !gestureRecognizers.isEmpty
  }

  /// Whether a screen reader finds something in the view.
  var speaks: Bool { isAccessibilityElement() || takesInput || subviews.contains(where: \.speaks) }
}
#endif
