import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A download of photos that needs no network: each photo is in its own URL.
package struct FakeDownload: Sendable {
  private let photos: Int
  private let bytes: Int

  /// Creates a download of that many photos, of that many bytes each.
  package init(photos: Int, bytes: Int) {
    self.photos = photos
    self.bytes = bytes
  }

  /// Downloads the photos one after the other, and reports the part of all bytes that has arrived.
  package func start(_ report: @Sendable (Double) -> Void) async throws {
    guard let url = URL(string: "data:text/plain," + String(repeating: "0", count: bytes)) else {
      preconditionFailure("Zeros are valid in a URL.")
    }
    var received = 0
    for _ in 0..<photos {
      let (data, _) = try await URLSession.shared.data(from: url)
      received += data.count
      report(Double(received) / Double(photos * bytes))
    }
  }
}
