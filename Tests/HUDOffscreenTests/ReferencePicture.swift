#if os(Linux)
import CHUDPango
import Foundation
import HUDCairo
import HUDHostContract
import Testing

/// A picture in the repository that somebody looked at.
///
/// `HUD_RECORD=1` writes what is drawn in its place and fails, because nothing was compared: look at
/// the picture before you keep it.
struct ReferencePicture {
  let name: String
  private let file: URL

  init(_ name: String, folder: String = #filePath) {
    self.name = name
    file = URL(fileURLWithPath: folder).deletingLastPathComponent()
      .appendingPathComponent("Pictures").appendingPathComponent("\(name).png")
  }

  /// Fails where `picture` looks otherwise; what was drawn then lies in the temporary folder.
  func expect(
    _ picture: Surface, tolerance: PictureDifference.Tolerance = .edges,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if ProcessInfo.processInfo.environment["HUD_RECORD"] != nil {
      try picture.pngData().write(to: file)
      Issue.record(
        "\(name) was recorded: look at it, and run again without HUD_RECORD.",
        sourceLocation: sourceLocation)
      return
    }
    let reference = try Surface(pngData: Data(contentsOf: file))
    let difference = PictureDifference(picture, reference)
    guard !difference.isWithin(tolerance) else { return }
    let drawn = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-drawn.png")
    try picture.pngData().write(to: drawn)
    Issue.record(
      "\(name): \(difference), see \(drawn.path)", sourceLocation: sourceLocation)
  }
}

extension PictureDifference.Tolerance {
  /// The pictures were made with Cairo 1.16, and have to be the same there. Others set the pixels at
  /// the edges of a stroke a little otherwise.
  static let edges =
    cairo_version() / 100 == 116 ? none : PictureDifference.Tolerance(largest: 24, share: 0.02)

  /// Each FreeType paints the edges of letters a little otherwise, and Cairo does not tell which it
  /// works with. A text that stands one pixel off is beyond this.
  static let glyphs = PictureDifference.Tolerance(largest: 48, share: 0.02)
}

extension Surface {
  func differs(from other: Surface) -> Bool {
    !PictureDifference(self, other).isWithin(.none)
  }
}
#endif
