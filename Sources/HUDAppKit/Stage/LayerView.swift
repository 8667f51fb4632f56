#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import HUDCore

/// A view that shows layers of the HUD. Their y axis points down, because AppKit flips the layer of
/// a flipped view. AppKit allows no subviews in a view that hosts layers.
@MainActor final class LayerView: NSView {
  init(_ sublayer: CALayer) {
    super.init(frame: .zero)
    let root = CALayer()
    #if canImport(ObjectiveC)
    // Disable the implicit animations that would run whenever AppKit sets these properties.
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

  // Set the scale here, because AppKit sets it only for layers that AppKit has made.
  override func viewDidChangeBackingProperties() {
    super.viewDidChangeBackingProperties()
    withoutImplicitAnimation { layer?.contentsScale = window?.backingScaleFactor ?? 1 }
  }

  override func hitTest(_ point: CGPoint) -> NSView? { nil }
}
#endif
