#if os(Linux)
import HUDLayers

/// Draws images, and keeps their pixels in Cairo's form.
final class ImagePainter {
  let pictures = Cache<ImageIdentity, Surface?>(limit: 16)

  /// Draws `image`, stretched to `frame`.
  func draw(_ image: CGImage, in frame: CGRect, opacity: CGFloat, context: Context) {
    let picture = pictures.value(for: ImageIdentity(image: image)) {
      CairoError.logged { try Surface(image) }
    }
    guard let picture, context.canReach(frame) else { return }
    context.fill(.rectangle(frame), with: picture, in: frame, opacity: opacity)
  }
}

/// A cache key that compares images by identity, because comparing their pixels would take longer
/// than drawing them.
struct ImageIdentity: Hashable {
  let image: CGImage

  static func == (left: ImageIdentity, right: ImageIdentity) -> Bool {
    left.image === right.image
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(image))
  }
}
#endif
