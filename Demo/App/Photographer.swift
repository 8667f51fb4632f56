import Foundation
import HUD
import HUDExamples
import HUDOffscreen

/// Takes pictures of examples on a virtual screen.
@MainActor struct Photographer {
  let size: CGSize
  let backdrop: Backdrop
  let isDark: Bool
  /// The part of a larger backdrop that is behind this picture; nil if it has its own.
  var part: (of: CGSize, origin: CGPoint)?

  /// A picture of an example, and its words for those who cannot see it.
  func still(of example: Example) throws -> (png: Data, words: String) {
    let screen = makeScreen()
    defer { clear(screen) }
    example.begin?()
    for (time, step) in example.steps where time <= example.moment {
      screen.advance(by: time - screen.now)
      step()
    }
    screen.advance(by: example.moment - screen.now)
    return (try screen.png(), screen.panel?.words ?? "No HUD")
  }

  /// A film of an example, which begins with the frame that is its still picture.
  func film(of example: Example, length: Duration) throws -> Data {
    let screen = makeScreen()
    defer { clear(screen) }
    example.begin?()
    // A ring that closes on itself is filmed for just one turn, once the panel is there.
    let start: Duration = length == .seconds(1) ? .milliseconds(500) : .zero
    var steps = example.steps[...]
    return try screen.animatedPNG(
      from: start, to: start + length, fps: 30, cover: max(start, example.moment)
    ) { time in
      while let next = steps.first, next.time <= time {
        next.step()
        steps.removeFirst()
      }
    }
  }

  /// A picture of a HUD that `show` shows, at rest.
  func still(showing show: @MainActor () -> Void) throws -> Data {
    let screen = makeScreen()
    defer { clear(screen) }
    show()
    return try screen.png(at: .milliseconds(700))
  }

  /// A film of one turn of a ring that `show` shows, which closes on itself.
  func turn(of show: @MainActor () -> Void) throws -> Data {
    let screen = makeScreen()
    defer { clear(screen) }
    show()
    return try screen.animatedPNG(from: .seconds(1), to: .seconds(2), fps: 30)
  }

  private func makeScreen() -> OffscreenHost {
    let screen = OffscreenHost(size: size)
    screen.isDark = isDark
    let layer = backdrop.layer(size: part?.of ?? size, isDark: isDark)
    if let part {
      layer.position = CGPoint(
        x: part.of.width / 2 - part.origin.x, y: part.of.height / 2 - part.origin.y)
    }
    screen.show(behind: layer)
    HUDController.shared.move(to: screen)
    return screen
  }

  private func clear(_ screen: OffscreenHost) {
    HUD.dismiss()
    screen.advance(by: .seconds(1))
  }
}

extension Example {
  /// The step that shows the HUD of a picture; nil if the example cannot be drawn.
  var begin: Step? {
    switch picture {
    case .run: run
    case .instead(let other): other
    case .none: nil
    }
  }
}

extension OffscreenHost.Panel {
  /// Words for everything that the panel shows.
  fileprivate var words: String {
    var parts: [String] = []
    if indicator != .none {
      let percent = progress.map { " at \(Int(($0 * 100).rounded())) %" } ?? ""
      parts.append("\(indicator)\(percent)")
    }
    if let status { parts.append("“\(status)”") }
    if let detail { parts.append("“\(detail)”") }
    if let buttonTitle { parts.append("a button “\(buttonTitle)”") }
    return parts.joined(separator: ", ").replacing("\n", with: " ")
  }
}
