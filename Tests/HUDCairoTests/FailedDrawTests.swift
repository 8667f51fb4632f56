#if os(Linux)
import Foundation
import HUDCairo
import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(15))) struct FailedDrawTests {
  @Test("Images that are too large for Cairo are left out, which is logged once")
  func imagesTooLarge() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      // Cairo's surfaces have fewer than 32,768 columns.
      let layers = (0..<2).map { _ in
        let layer = CALayer.filled(.white, CGRect(0, 0, 20, 20))
        layer.contents = CGImage(
          width: 40_000, height: 1, premultipliedBGRA: Array(repeating: 255, count: 160_000))
        return layer
      }
      _ = try drawn(layers[0], layers[1])
    }
    let log = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let warnings = log.components(separatedBy: "cannot be drawn. Cairo: invalid value").count - 1
    #expect(warnings == 1, "\(log)")
  }
}
#endif
