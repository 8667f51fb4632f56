import Foundation
import HUD
import HUDExamples
import HUDOffscreen

/// A folder with pictures of every example, light and dark, and a page that shows them.
@MainActor struct Gallery {
  let folder: URL

  func write() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let examples = Example.all.filter { begin($0) != nil }
    for example in examples {
      for isDark in [false, true] {
        try write(example, isDark: isDark)
      }
    }
    let page = folder.appendingPathComponent("index.html")
    try GalleryPage(examples: examples).html.write(to: page, atomically: true, encoding: .utf8)
    print("All of them: \(page.path)")
  }

  private func write(_ example: Example, isDark: Bool) throws {
    let name = example.fileName(isDark: isDark)
    try save(still(of: example, isDark: isDark), as: "\(name).png")
    if let length = example.length {
      let picture = try film(of: example, isDark: isDark, length: length)
      try save(picture, as: "\(name).apng")
    }
  }

  /// Returns the first step of the example's picture, or nil if it has none.
  private func begin(_ example: Example) -> (@MainActor () -> Void)? {
    switch example.picture {
    case .run: example.run
    case .instead(let other): other
    case .none: nil
    }
  }

  private func save(_ data: Data, as name: String) throws {
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    print("\(file.path) (\(data.count / 1024) KiB)")
  }

  private func still(of example: Example, isDark: Bool) throws -> Data {
    let screen = makeScreen(isDark: isDark)
    defer { clear(screen) }
    begin(example)?()
    play(example, on: screen, until: example.moment)
    return try screen.png()
  }

  private func film(of example: Example, isDark: Bool, length: Duration) throws -> Data {
    let screen = makeScreen(isDark: isDark)
    defer { clear(screen) }
    begin(example)?()
    // A turning ring is recorded for exactly one turn, after the panel has appeared.
    let start: Duration = length == .seconds(1) ? .milliseconds(500) : .zero
    var steps = example.steps[...]
    return try screen.animatedPNG(from: start, to: start + length, fps: 30) { time in
      while let next = steps.first, next.time <= time {
        next.step()
        steps.removeFirst()
      }
    }
  }

  private func play(_ example: Example, on screen: OffscreenHost, until moment: Duration) {
    for (time, step) in example.steps where time <= moment {
      screen.advance(by: time - screen.now)
      step()
    }
    screen.advance(by: moment - screen.now)
  }

  private func makeScreen(isDark: Bool) -> OffscreenHost {
    let screen = OffscreenHost(size: CGSize(width: 300, height: 240))
    screen.isDark = isDark
    screen.background = HUD.Color(
      light: HUD.Color(red: 0.95, green: 0.95, blue: 0.97), dark: HUD.Color(white: 0.07))
    screen.show(behind: AppPicture(size: screen.size, isDark: isDark).layer)
    HUDController.shared.move(to: screen)
    return screen
  }

  private func clear(_ screen: OffscreenHost) {
    HUD.dismiss()
    screen.advance(by: .seconds(1))
  }
}

extension Example {
  func fileName(isDark: Bool) -> String { "\(name)-\(isDark ? "dark" : "light")" }
}
