#if canImport(SwiftUI)
import Foundation

struct Photo: Identifiable, Sendable {
  let id: Int
  let name: String
}

enum ServerError: LocalizedError {
  case noConnection

  var errorDescription: String? { "The server does not answer." }
}

/// Pretends to be a server that takes its time.
enum Server {
  static func photos() async throws -> [Photo] {
    try await Task.sleep(for: .seconds(2))
    guard Bool.random() else { throw ServerError.noConnection }
    return (1...20).map { Photo(id: $0, name: "Photo \($0)") }
  }

  static func save(_ note: String) async throws { try await Task.sleep(for: .seconds(2)) }

  /// Returns the fractions that are sent, until all is sent or the task is cancelled.
  static func upload() -> AsyncStream<Double> {
    AsyncStream { continuation in
      let task = Task {
        for step in 0...50 where (try? await Task.sleep(for: .milliseconds(100))) != nil {
          continuation.yield(Double(step) / 50)
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
#endif
