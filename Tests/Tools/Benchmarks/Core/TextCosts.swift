import HUDCore
import HUDLayers
import HUDMeasurements
import HUDOffscreen

/// The costs of the first frame of a text that is as long as a text may be, on screens of several
/// sizes. Drawing is not included.
@MainActor enum TextCosts {
  nonisolated static let screens = [
    "phone": CGSize(width: 390, height: 844), "landscape": CGSize(width: 844, height: 390),
    "window": CGSize(width: 320, height: 240), "small": CGSize(width: 160, height: 120),
    "narrow": CGSize(width: 60, height: 300),
  ]

  /// Texts that cost more to lay out than 500 letters in words.
  nonisolated static let texts = [
    "unbroken": String(repeating: "W", count: 500),
    "narrow-letters": String(repeating: "i", count: 500),
    "lines": String(repeating: "W\n", count: 250),
    "marks": String(repeating: "a\u{301}\u{302}\u{303}", count: 500),
    "one-letter": "a" + String(repeating: "\u{301}", count: 1_999),
    "thai": String(repeating: "\u{E01}\u{E49}\u{E33}", count: 500),
    "joiners": String(repeating: "a\u{200D}\u{200D}\u{200D}", count: 500),
    "arabic": String(repeating: "سلام", count: 125),
    "scripts": String(repeating: "aשb上", count: 125),
  ]

  static func measure() {
    let words = String(repeating: "Importing all photos of the last summer, ", count: 13)
    for (name, size) in screens {
      let screen = OffscreenHost(size: size)
      let controller = HUDController(host: screen)
      func measure(_ id: String, _ text: String) {
        Cost.measure("text-\(name)-\(id)", repeating: 3, counting: 3) {
          controller.show(status: text)
          screen.settle()
          controller.dismiss(animated: false)
          screen.settle()
        }
      }
      measure("words", words)
      for (id, text) in texts { measure(id, text) }
    }
  }
}
