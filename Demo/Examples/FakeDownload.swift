import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A download of photos that needs no network, because each URL contains its data.
package struct FakeDownload: Sendable {
  private let photos: Int
  private let bytes: Int

  /// Creates a download of this number of photos, each with this number of bytes.
  package init(photos: Int, bytes: Int) {
    self.photos = photos
    self.bytes = bytes
  }

  /// Downloads the photos one after another, and reports the fraction of all bytes.
  package func start(_ report: @Sendable (Double) -> Void) async throws {
    guard let url = URL(string: "data:text/plain," + String(repeating: "0", count: bytes)) else {
      preconditionFailure("A URL may contain zeros.")
    }
    var received = 0
    for _ in 0..<photos {
      let (data, _) = try await URLSession.shared.data(from: url)
      received += data.count
      report(Double(received) / Double(photos * bytes))
    }
  }
}
