/// Shortens a story that breaks a law, by delta debugging: leaves out ever smaller parts of it as
/// long as it still breaks the same law.
@MainActor struct Shrinker {
  let law: Law

  func shrink(_ steps: [Step]) async -> ShortStory {
    var steps = steps
    var size = steps.count / 2
    while size > 0 {
      var start = 0
      var isShorter = false
      while start < steps.count {
        var shorter = steps
        shorter.removeSubrange(start..<min(start + size, steps.count))
        if await breaks(shorter) {
          steps = shorter
          isShorter = true
        } else {
          start += size
        }
      }
      // At the smallest size, go over the story again until no step can be left out.
      if size > 1 || !isShorter { size /= 2 }
    }
    let violation = await Trial.play(steps).violation
    return ShortStory(steps: steps, violation: violation)
  }

  private func breaks(_ steps: [Step]) async -> Bool {
    await Trial.play(steps).violation?.law == law
  }
}

/// A story that breaks a law, as short as it could be made.
struct ShortStory {
  let steps: [Step]
  let violation: Violation?

  /// The story as a test.
  func test(seed: UInt64) -> String {
    let title = (violation?.law.rawValue ?? "The story breaks no law any more")
      .replacing("[", with: "[§")
    let lines =
      steps.map(\.source) + (violation.map { ["#expect(\($0.expectation))"] } ?? [])
    return """

        // \(violation?.detail ?? "")
        @Test("\(title)") func seed\(seed)() async {
          let story = Story()
      \(lines.map { "    \($0)" }.joined(separator: "\n"))
        }

      """
  }
}
