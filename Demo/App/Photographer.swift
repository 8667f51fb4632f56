import Foundation
import HUD
import HUDExamples
import HUDOffscreen

/// Takes pictures of examples on a virtual screen.
@MainActor struct Photographer {
  let size: CGSize
  let backdrop: Backdrop
  let isDark: Bool

  /// Returns a picture of an example, and a text that describes it.
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

  /// Returns a film of an example, whose first frame is the still picture.
  func film(of example: Example, length: Duration) throws -> Data {
    let screen = makeScreen()
    defer { clear(screen) }
    example.begin?()
    // A turning ring is recorded for exactly one turn, after the panel has appeared.
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

  /// Returns a picture of the HUD that `show` shows, after its transition.
  func still(showing show: @MainActor () -> Void) throws -> Data {
    let screen = makeScreen()
    defer { clear(screen) }
    show()
    return try screen.png(at: .milliseconds(700))
  }

  /// Returns a film of one turn of the spinner or of the bar that `show` shows.
  func turn(of show: @MainActor () -> Void, takes time: Duration) throws -> Data {
    let screen = makeScreen()
    defer { clear(screen) }
    show()
    return try screen.animatedPNG(from: .seconds(1), to: .seconds(1) + time, fps: 30)
  }

  private func makeScreen() -> OffscreenHost {
    let screen = OffscreenHost(size: size)
    screen.isDark = isDark
    screen.show(behind: backdrop.layer(size: size, isDark: isDark))
    HUDController.shared.move(to: screen)
    return screen
  }

  private func clear(_ screen: OffscreenHost) {
    HUD.dismiss()
    screen.advance(by: .seconds(1))
  }
}

extension Example {
  /// The first step of the example's picture, or nil if it has none.
  var begin: Step? {
    switch picture {
    case .run: run
    case .instead(let other): other
    case .none: nil
    }
  }
}

extension OffscreenHost.Panel {
  /// A text that names everything on the panel.
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
