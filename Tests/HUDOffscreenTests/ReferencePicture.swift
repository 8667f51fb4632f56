#if os(Linux)
import CHUDPango
import Foundation
import HUDCairo
import Testing

/// A picture in the repository that somebody looked at.
///
/// `HUD_RECORD=1` writes what is drawn in its place: look at it before it is kept.
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
    _ picture: Surface, tolerance: Difference.Tolerance = .edges,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if ProcessInfo.processInfo.environment["HUD_RECORD"] != nil {
      try picture.pngData().write(to: file)
      return
    }
    let reference = try Surface(pngData: Data(contentsOf: file))
    let difference = Difference(picture, reference)
    guard !difference.isWithin(tolerance) else { return }
    let drawn = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-drawn.png")
    try picture.pngData().write(to: drawn)
    Issue.record(
      "\(name): \(difference), see \(drawn.path)", sourceLocation: sourceLocation)
  }
}

/// How far two pictures are from being the same.
struct Difference: CustomStringConvertible {
  /// In pixels; a picture of another size differs in all.
  private var count = 0
  private var total = 0
  /// The largest difference of one component.
  private var largest = 0

  init(_ one: Surface, _ other: Surface) {
    total = one.width * one.height
    guard one.width == other.width, one.height == other.height else {
      (count, largest) = (total, 255)
      return
    }
    for row in 0..<one.height {
      for column in 0..<one.width {
        let distance = one[column, row].distance(to: other[column, row])
        count += distance > 0 ? 1 : 0
        largest = max(largest, distance)
      }
    }
  }

  /// How much two pictures of the same may differ all the same.
  struct Tolerance {
    /// Of one component of one pixel.
    let largest: Int
    /// Of all pixels.
    let share: Double

    /// The pictures were made with Cairo 1.16, and have to be the same there. Others set the pixels
    /// at the edges of a stroke a little otherwise.
    static let edges =
      cairo_version() / 100 == 116
      ? Tolerance(largest: 0, share: 0) : Tolerance(largest: 24, share: 0.02)

    /// Each FreeType paints the edges of letters a little otherwise, and Cairo does not tell which
    /// it works with. A text that stands one pixel off is beyond this.
    static let glyphs = Tolerance(largest: 48, share: 0.02)
  }

  func isWithin(_ tolerance: Tolerance) -> Bool {
    largest <= tolerance.largest && Double(count) <= tolerance.share * Double(total)
  }

  var description: String { "\(count) of \(total) pixels differ, by \(largest) at most" }
}

extension Surface {
  func differs(from other: Surface) -> Bool {
    !Difference(self, other).isWithin(Difference.Tolerance(largest: 0, share: 0))
  }
}

extension Surface.Pixel {
  fileprivate func distance(to other: Self) -> Int {
    func difference(_ component: KeyPath<Self, UInt8>) -> Int {
      abs(Int(self[keyPath: component]) - Int(other[keyPath: component]))
    }
    return max(
      difference(\.red), difference(\.green), difference(\.blue), difference(\.alpha))
  }
}
#endif
