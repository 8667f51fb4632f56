#if GTK && os(Linux)
import HUDCairo
import HUDCore
import HUDLayers

/// Measures and draws texts in the user's font. The same code does both, so the measured size is
/// the drawn size.
@MainActor struct LabelRenderer {
  let renderer: LayerRenderer
  /// The font family for a `HUD.Font` whose family is unknown, or that names no family.
  var family = "Sans"

  func measure(_ text: Text, in room: CGSize) -> CGSize {
    renderer.text.measure(text.string, style: text.style(defaultFamily: family), in: room)
  }

  func draw(_ label: Slots.Label, in context: OpaquePointer) {
    renderer.text.draw(
      label.text.string, style: label.text.style(defaultFamily: family), color: label.color,
      in: label.frame, context: context)
  }

  /// Records the drawing of `label`.
  func node(of label: Slots.Label) -> RenderNode? {
    // Enlarge the frame, because letters may extend beyond their line.
    let reach = -label.text.font.size
    return RenderNode(in: label.frame.insetBy(dx: reach, dy: reach)) { draw(label, in: $0) }
  }

  /// Returns how far to move a button's title down to centre its capitals; zero with most fonts.
  func titleShift(of title: Text) -> CGFloat {
    let style = title.style(defaultFamily: family)
    return title.shiftInButton(capitals: renderer.text.offsetOfCapitals(in: style))
  }
}
#endif
