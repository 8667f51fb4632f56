#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import HUDCore

/// A view that shows layers of the HUD, in coordinates whose y axis points down, as AppKit turns the
/// layer of a flipped view. AppKit allows no subviews in a view that hosts layers.
@MainActor final class LayerView: NSView {
  init(_ sublayer: CALayer) {
    super.init(frame: .zero)
    let root = CALayer()
    #if canImport(ObjectiveC)
    // AppKit sets the geometry of a hosted layer like that of any other, which would animate it.
    root.actions = ["bounds": NSNull(), "contentsScale": NSNull(), "position": NSNull()]
    #endif
    root.addSublayer(sublayer)
    // Set `layer` before `wantsLayer`, or AppKit would treat it as a layer that AppKit has made.
    layer = root
    wantsLayer = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Not used in nib files.") }

  override var isFlipped: Bool { true }

  // AppKit sets the scale of the layers that it makes, and of no others.
  override func viewDidChangeBackingProperties() {
    super.viewDidChangeBackingProperties()
    withoutImplicitAnimation { layer?.contentsScale = window?.backingScaleFactor ?? 1 }
  }

  override func hitTest(_ point: CGPoint) -> NSView? { nil }
}
#endif
