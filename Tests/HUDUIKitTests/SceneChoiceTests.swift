import Foundation
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// The choice of the scene for the HUD's window.
@MainActor @Suite(.onDouble) struct SceneChoiceTests {
  struct Scene {
    let id: String
    var state = UIScene.ActivationState.foregroundActive
    var isOfApp = true
    /// The rank of the scene's last use; nil if nobody has used it.
    var use: Int?
  }

  struct Situation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let scenes: [Scene]
    let best: String?
  }

  nonisolated static let situations = [
    Situation(testDescription: "one", scenes: [Scene(id: "a")], best: "a"),
    Situation(
      testDescription: "two active, one used later",
      scenes: [Scene(id: "a", use: 1), Scene(id: "b", use: 2)], best: "b"),
    Situation(
      testDescription: "two active, while the one in use is in the background",
      scenes: [Scene(id: "b"), Scene(id: "a"), Scene(id: "0", state: .background, use: 9)],
      best: "a"),
    Situation(
      testDescription: "the first one used later",
      scenes: [Scene(id: "a", use: 3), Scene(id: "b", use: 2)], best: "a"),
    Situation(
      testDescription: "none active, one inactive",
      scenes: [
        Scene(id: "a", state: .background, use: 9), Scene(id: "b", state: .foregroundInactive),
      ], best: "b"),
    Situation(
      testDescription: "an active one before an inactive one that was used later",
      scenes: [Scene(id: "a", use: 1), Scene(id: "b", state: .foregroundInactive, use: 2)],
      best: "a"),
    Situation(
      testDescription: "all in the background",
      scenes: [Scene(id: "a", state: .background), Scene(id: "b", state: .background)], best: nil),
    Situation(
      testDescription: "a scene of an external display",
      scenes: [Scene(id: "display", isOfApp: false, use: 9), Scene(id: "a")], best: "a"),
    Situation(
      testDescription: "only a display that mirrors", scenes: [Scene(id: "tv", isOfApp: false)],
      best: nil),
    Situation(testDescription: "no scenes", scenes: [], best: nil),
  ]

  @Test("The best scene does not depend on the order of the scenes", arguments: situations)
  func best(_ situation: Situation) {
    #expect(best(of: situation.scenes) == situation.best)
    #expect(best(of: situation.scenes.reversed()) == situation.best)
  }

  @Test("Without a first responder, the scene is the one that looks active, or else got keys last")
  func withoutFirstResponder() {
    let scenes = ["a", "b"].map { UIWindowScene($0) }
    let windows = scenes.map { Phone.app(in: $0) }
    let choice = SceneChoice()
    windows[0].makeKey()
    windows[1].useSilently()
    #expect(windows.allSatisfy { $0.firstResponder == nil })
    #expect(choice.best === scenes[1])
    Device.marksWindowInUse = false
    #expect(choice.best === scenes[0])
    windows[1].makeKey()
    #expect(choice.best === scenes[1])
  }

  @Test("The scene of the first responder is chosen before one that looks active")
  func firstResponder() throws {
    let scenes = ["a", "b"].map { UIWindowScene($0) }
    let windows = scenes.map { Phone.app(in: $0) }
    let field = UITextField()
    windows[1].addSubview(field)
    field.becomeFirstResponder()
    windows[1].makeKey()
    Device.marksWindowInUse = false
    #expect(SceneChoice().best === scenes[1])
  }

  /// Returns the identifier of the scene that gets the HUD, on a new device with `scenes`.
  private func best(of scenes: [Scene]) -> String? {
    Device.replace()
    let connected = scenes.map { scene in
      let connected = UIWindowScene(
        scene.id, role: scene.isOfApp ? .windowApplication : .windowExternalDisplayNonInteractive)
      let window = Phone.app(in: connected, state: scene.state)
      return (use: scene.use, window: window)
    }
    for case (.some, let window) in connected.sorted(by: { ($0.use ?? 0) < ($1.use ?? 0) }) {
      window.useSilently()
    }
    return SceneChoice().best?.session.persistentIdentifier
  }
}
