import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// The choice of the scene for the HUD's window, made from plain values.
@Suite(.onDouble) struct SceneChoiceTests {
  private typealias Scene = SceneDescription

  struct Situation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let scenes: [SceneDescription]
    let best: String?
  }

  private static func scene(
    _ id: String, _ activation: UIScene.ActivationState = .foregroundActive, isOfApp: Bool = true,
    use: Int? = nil
  ) -> Scene {
    Scene(id: id, isOfApp: isOfApp, activation: activation, lastUse: use)
  }

  static let situations = [
    Situation(testDescription: "one", scenes: [scene("a")], best: "a"),
    Situation(
      testDescription: "two active, one used later",
      scenes: [scene("a", use: 1), scene("b", use: 2)], best: "b"),
    Situation(
      testDescription: "two active, of which no use was seen", scenes: [scene("b"), scene("a")],
      best: "a"),
    Situation(
      testDescription: "the first one used later",
      scenes: [scene("a", use: 3), scene("b", use: 2)], best: "a"),
    Situation(
      testDescription: "none active, one inactive",
      scenes: [scene("a", .background, use: 9), scene("b", .foregroundInactive)], best: "b"),
    Situation(
      testDescription: "an active one before an inactive one that was used later",
      scenes: [scene("a", use: 1), scene("b", .foregroundInactive, use: 2)], best: "a"),
    Situation(
      testDescription: "all in the background",
      scenes: [scene("a", .background), scene("b", .background)],
      best: nil),
    Situation(
      testDescription: "a scene of CarPlay or of an external display",
      scenes: [scene("car", isOfApp: false, use: 9), scene("a")], best: "a"),
    Situation(
      testDescription: "only a display that mirrors", scenes: [scene("tv", isOfApp: false)],
      best: nil),
    Situation(testDescription: "no scenes", scenes: [], best: nil),
  ]

  @Test("The best scene does not depend on the order of the scenes", arguments: situations)
  func best(_ situation: Situation) {
    #expect(Scene.best(of: situation.scenes)?.id == situation.best)
    #expect(Scene.best(of: situation.scenes.reversed())?.id == situation.best)
  }
}
