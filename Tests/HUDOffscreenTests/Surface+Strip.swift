#if os(Linux)
import CHUDPango
import HUDCairo
import HUDLayers

extension Surface {
  /// Draws frames of one size side by side in one picture.
  static func strip(of frames: [Surface], scale: CGFloat) throws -> Surface {
    let size = CGSize(
      width: CGFloat(frames.first?.width ?? 0) / scale,
      height: CGFloat(frames.first?.height ?? 0) / scale)
    let strip = try Surface(
      size: CGSize(width: size.width * CGFloat(frames.count), height: size.height), scale: scale)
    for (index, frame) in frames.enumerated() {
      try strip.draw { context in
        cairo_translate(context, size.width * CGFloat(index), 0)
        frame.paint(in: context)
      }
    }
    return strip
  }
}
#endif
