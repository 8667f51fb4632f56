import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Photos to download, which take no network: each stands in its own URL.
package struct Album: Sendable {
  private let photos: Int
  private let bytes: Int

  /// That many, of that many bytes each.
  package init(photos: Int, bytes: Int) {
    self.photos = photos
    self.bytes = bytes
  }

  /// Downloads them one after the other; `report` is told what share of all bytes is there.
  package func download(_ report: @Sendable (Double) -> Void) async throws {
    guard let url = URL(string: "data:text/plain," + String(repeating: "0", count: bytes)) else {
      preconditionFailure("All of it may stand in a URL.")
    }
    var received = 0
    for _ in 0..<photos {
      let (data, _) = try await URLSession.shared.data(from: url)
      received += data.count
      report(Double(received) / Double(photos * bytes))
    }
  }
}
