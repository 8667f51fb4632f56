#if os(Linux)
package import HUDLayers

/// Sets text: the one place where Pango layouts are made, so that what is measured is what is drawn.
///
/// It has fonts of its own, because Pango's belong to a thread, and what is isolated to the main
/// actor can change threads on Linux. It stays in one isolation, and so may be used from there.
package final class Typesetter {
  package static let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)

  struct LayoutInput: Hashable {
    let string: String
    let style: TextStyle
    let room: CGSize
  }

  private let fonts = FontContext()
  let layouts = Cache<LayoutInput, TextLayout?>(limit: 64)

  package init() {}

  /// The room the text takes, in whole points as far as the room goes.
  ///
  /// The same text in a frame of that size is set in the same lines.
  package func measure(
    _ string: String, style: TextStyle, in room: CGSize = Typesetter.unlimited
  ) -> CGSize {
    guard let size = layout(string, style: style, in: room)?.size else { return .zero }
    func whole(_ length: CGFloat, _ room: CGFloat) -> CGFloat {
      length > room ? length : min(length.rounded(.up), room)
    }
    return CGSize(
      width: whole(size.width, room.width), height: whole(size.height, room.height))
  }

  /// Draws the text from the top of the frame on; what does not fit into it is cut off.
  package func draw(
    _ string: String, style: TextStyle, color: CGColor, in frame: CGRect,
    context: OpaquePointer
  ) {
    let context = Context(context)
    guard context.canReach(frame), let layout = layout(string, style: style, in: frame.size) else {
      return
    }
    context.isolated {
      if layout.size.width > frame.width || layout.size.height > frame.height {
        context.clip(to: .rectangle(frame))
      }
      context.set(color)
      layout.draw(in: frame, context)
    }
  }

  /// How many glyphs of the text no font here has.
  package func unknownGlyphs(in string: String, style: TextStyle) -> Int {
    layout(string, style: style, in: Self.unlimited)?.unknownGlyphs ?? 0
  }

  /// Lets go of the texts that were set; the fonts stay, which take long to find.
  package func forget() {
    layouts.empty()
  }

  private func layout(_ string: String, style: TextStyle, in room: CGSize) -> TextLayout? {
    let input = LayoutInput(string: string, style: style, room: room)
    return layouts.value(for: input) {
      TextLayout(string, style: style, room: room, fonts: fonts)
    }
  }
}
#endif
