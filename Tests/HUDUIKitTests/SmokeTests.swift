import HUDSmokeOnDouble
import HUDUIKitDouble
import Testing

/// What is to run on a simulator runs here first, on the double and in its time.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SmokeTests {
  private func app() -> Surroundings {
    Device.reset()
    // The shared HUD outlives each test, and may have heard of another one's keyboard.
    Device.setKeyboard(nil)
    _ = Phone.app(in: UIWindowScene("other"))
    let scene = UIWindowScene("main")
    let window = Phone.app(in: scene)
    return Surroundings(
      window: window, in: scene, advance: { Device.advance(by: $0) }, frames: { Device.frames },
      scenes: { UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene } },
      setLandscape: {
        let size = $0 ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844)
        Device.rotate(scene, to: size, safeArea: .zero)
      },
      setKeyboard: {
        Device.setKeyboard($0 ? CGRect(x: 0, y: 508, width: 390, height: 336) : nil)
      })
  }

  @Test("Each scenario for a simulator passes on the double", arguments: 0..<10)
  func scenario(index: Int) {
    #expect(Scenario.all[index].run(in: app()) == .passed)
  }

  @Test("There are ten of them, each with a name of its own")
  func scenarios() {
    #expect(Set(Scenario.all.map(\.name)).count == 10)
  }

  @Test("The contract for a simulator is kept on the double")
  func contract() {
    #expect(Smoke.contract(in: app()) == .passed)
  }

  @Test("Where nothing turns and no keyboard comes, nothing fails for that")
  func lessCapable() {
    let all = app()
    let television = Surroundings(
      window: all.window, in: all.scene, advance: all.advance, frames: all.frames,
      scenes: { [all.scene] }, setLandscape: nil, setKeyboard: nil)
    let outcomes = Scenario.all.map { $0.run(in: television) }
    #expect(outcomes.filter { $0 == .passed }.count == 7)
    #expect(!outcomes.contains { if case .failed = $0 { true } else { false } })
  }
}
