#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
import HUDCore
import HUDLayers

/// Measures and draws texts in the user's font. The same code does both, so the measured size is
/// the drawn size.
@MainActor struct LabelRenderer {
  let renderer: LayerRenderer
  /// The font family for a `HUD.Font` whose family is unknown, or that names no family.
  var family: String

  func measure(_ text: Text, in room: CGSize) -> CGSize {
    renderer.text.measure(text.string, style: style(of: text), in: room)
  }

  func draw(_ label: Slots.Label, in context: OpaquePointer) {
    renderer.text.draw(
      label.text.string, style: style(of: label.text), color: label.color, in: label.frame,
      context: context)
  }

  /// Returns how far to move the title of a button down.
  func titleShift(of title: Text) -> CGFloat {
    title.shiftInButton(capitals: renderer.text.offsetOfCapitals(in: style(of: title)))
  }

  private func style(of text: Text) -> TextStyle {
    var style = TextStyle(
      fontName: text.font.pangoName(defaultFamily: family), fontSize: text.font.size)
    style.alignment = text.isCentered ? .center : .natural
    style.isRightToLeft = text.isRightToLeft
    style.wraps = text.wraps
    style.runs = text.layerRuns
    return style
  }
}

/// The texts of a panel that are fading or moving. Each text is drawn once into a render node,
/// which is then reused for every frame.
@MainActor struct MovingTexts {
  private let texts: [(label: Slots.Label, node: RenderNode?)]

  init(_ labels: [Slots.Label], in renderer: LabelRenderer) {
    texts = labels.map { label in
      // Enlarge the frame, because letters may extend beyond their line.
      let reach = -label.text.font.size
      let node = RenderNode(in: label.frame.insetBy(dx: reach, dy: reach)) {
        renderer.draw(label, in: $0)
      }
      return (label, node)
    }
  }

  /// The time at which the last fade of a text ends; zero if no text fades.
  var end: Duration { texts.compactMap { $0.label.fade?.end }.max() ?? .zero }

  /// Draws the texts as they look at `time`.
  ///
  /// - Parameter remaining: The fraction of the panel's move that is left: 1 at the start of the
  ///   move, 0 at its end.
  func append(to snapshot: OpaquePointer, at time: Duration, remaining: CGFloat) {
    for (label, node) in texts {
      let opacity = label.fade?.pose(at: time).opacity ?? 1
      guard let node, opacity > 0 else { continue }
      snapshot.draw(offset: label.offset, remaining: remaining, opacity: opacity) {
        node.append(to: snapshot)
      }
    }
  }
}

extension OpaquePointer {
  /// Calls `body` to draw a part of the panel that moves to its place.
  ///
  /// - Parameters:
  ///   - offset: How far from its place the part was when the move started.
  ///   - remaining: The fraction of the move that is left: 1 at its start, 0 at its end.
  @MainActor func draw(
    offset: CGPoint, remaining: CGFloat = 1, opacity: Double = 1, _ body: () -> Void
  ) {
    gtk_snapshot_save(self)
    translate(by: CGPoint(x: offset.x * remaining, y: offset.y * remaining))
    fade(to: opacity, body)
    gtk_snapshot_restore(self)
  }
}
#endif
