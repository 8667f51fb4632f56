// Calls that AppKit refuses, or has only in a later version.
import AppKit

@MainActor func isNewerThanTheDeploymentTarget(_ app: NSApplication) -> NSView {
  app.activate()  // refused: 'activate()' is only available in macOS 14.0 or newer
  return NSGlassEffectView(frame: .zero)  // refused: is only available in macOS 26.0
}

@MainActor func isAnotherThanInUIKit(_ view: NSView, _ font: NSFont, _ color: CGColor) {
  view.layer.opacity = 0  // refused: value of optional type 'CALayer?'
  view.setNeedsLayout()  // refused: has no member 'setNeedsLayout'
  view.backgroundColor = nil  // refused: has no member 'backgroundColor'
  _ = font.lineHeight  // refused: has no member 'lineHeight'
  let _: NSColor = NSColor(cgColor: color)  // refused: value of optional type 'NSColor?'
  view.accessibilityLabel = "Label"  // refused: 'accessibilityLabel' is a method
}

nonisolated func isOfTheMainActor(_ view: NSView) {
  view.needsLayout = true  // refused: main actor-isolated property 'needsLayout' can not be mutated
}

final class WithoutOverride: NSView {
  func mouseDown(with event: NSEvent) {}  // refused: overriding declaration requires an 'override'
}
