import HUDSmokeOnDouble
import HUDUIKitDouble
import Testing

/// Runs the simulator's smoke tests on the double, in its virtual time.
@MainActor @Suite(.onDouble) struct SmokeTests {
  private func app() -> Surroundings {
    useSharedHUD()
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
    #expect(SmokeScenario.all[index].run(in: app()) == .passed)
  }

  @Test("There are ten scenarios, each with its own name")
  func scenarios() {
    #expect(Set(SmokeScenario.all.map(\.name)).count == 10)
  }

  @Test("The simulator's host contract passes on the double")
  func contract() {
    #expect(Smoke.contract(in: app()) == .passed)
  }

  @Test("Without rotation and a keyboard the scenarios that need them are skipped, not failed")
  func lessCapable() {
    let all = app()
    let television = Surroundings(
      window: all.window, in: all.scene, advance: all.advance, frames: all.frames,
      scenes: { [all.scene] }, setLandscape: nil, setKeyboard: nil)
    let outcomes = SmokeScenario.all.map { $0.run(in: television) }
    #expect(outcomes.filter { $0 == .passed }.count == 7)
    #expect(!outcomes.contains { if case .failed = $0 { true } else { false } })
  }
}
