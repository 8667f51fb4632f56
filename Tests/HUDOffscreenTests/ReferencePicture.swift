#if os(Linux)
import CHUDPango
import Foundation
import HUDCairo
import HUDHostContract
import Testing

/// A picture in the repository that somebody has checked.
///
/// With `HUD_RECORD=1` the drawn picture replaces it, and the test fails because nothing was
/// compared. Look at the picture before you keep it.
struct ReferencePicture {
  let name: String
  private let file: URL

  init(_ name: String, folder: String = #filePath) {
    self.name = name
    file = URL(fileURLWithPath: folder).deletingLastPathComponent()
      .appendingPathComponent("Pictures").appendingPathComponent("\(name).png")
  }

  /// Fails if `picture` looks different, and saves it in the temporary folder.
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
  /// Exact with Cairo 1.16, which made the pictures. Other versions differ a little at the edges of
  /// strokes.
  static let edges =
    cairo_version() / 100 == 116 ? none : PictureDifference.Tolerance(largest: 24, share: 0.02)

  /// Each FreeType version draws the edges of letters a little differently, and Cairo does not tell
  /// which version it uses. A text that is one pixel off exceeds this tolerance.
  static let glyphs = PictureDifference.Tolerance(largest: 48, share: 0.02)
}

extension Surface {
  func differs(from other: Surface) -> Bool {
    !PictureDifference(self, other).isWithin(.none)
  }
}
#endif
