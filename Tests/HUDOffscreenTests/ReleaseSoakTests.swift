import Foundation
import HUDCore
import HUDLayers
import Testing

@testable import HUDOffscreen

/// Objects of the app that the end or the change of a HUD releases, and whose `deinit` uses the HUD.
///
/// The tests take a sample of all combinations; `Tests/soak` takes all.
@MainActor @Suite(.timeLimit(.minutes(15))) struct ReleaseSoakTests {
  enum Holder: CaseIterable { case action, tap, factory, observer, layer }

  enum Change: CaseIterable {
    case dismiss, dismissAtOnce, dismissHandle, popActivity, press, swipe, hold, show, toast
    case succeed, update, setStatus, step, timeOut, hideWindow, move, release
  }

  enum Deed: CaseIterable {
    case look, draw, touch, point, passTime, resize, hideWindow, hideAndShowWindow
    case show, toast, setStatus, step, dismiss, dismissAtOnce, move, release
  }

  struct Combination: CustomTestStringConvertible {
    let holder: Holder, change: Change, deed: Deed
    var testDescription: String { "\(change) with \(holder), then \(deed)" }

    static let all = Holder.allCases.flatMap { holder in
      Change.allCases.flatMap { change in
        Deed.allCases.map { Combination(holder: holder, change: change, deed: $0) }
      }
    }
    /// Each seventh combination, so that each holder, change and deed occurs with many others.
    static let sample = stride(from: 0, to: all.count, by: 7).map { all[$0] }
  }

  private nonisolated static var isSoak: Bool {
    ProcessInfo.processInfo.environment["HUD_SOAK_ROUNDS"] != nil
  }

  @Test(
    "[§C2] [§O4] An object that a HUD releases may use it, and its screen, in its deinit",
    arguments: isSoak ? Combination.all : Combination.sample)
  func release(_ combination: Combination) {
    let scene = Scene()
    scene.show(combination.holder) { $0.perform(combination.deed) }
    scene.perform(combination.change)
    scene.screen.advance(by: .seconds(10))
    // The first of the two may release the object, which may then show another HUD.
    for _ in 0..<2 { scene.perform(Deed.dismissAtOnce) }
    #expect(scene.deeds == 1)
    for screen in [scene.screen, scene.other] {
      #expect(screen.isEmpty && screen.panel == nil && screen.content == nil)
      #expect(screen.alarm == nil && !screen.blocksInput)
      #expect(screen.stage.root.sublayers?.count == 1, "Only the background is left.")
    }
  }
}

/// A virtual screen with a HUD, another one to which the HUD can move, and an object of the app.
@MainActor private final class Scene {
  let screen = OffscreenHost()
  let other = OffscreenHost()
  private static let middle = CGPoint(x: 195, y: 422)
  private var hud: HUDController?
  private var handle: HUD.Handle?
  private(set) var deeds = 0

  init() { hud = HUDController(host: screen) }

  /// Shows a HUD that alone holds an object, which calls `deed` when it is released.
  func show(_ holder: ReleaseSoakTests.Holder, _ deed: @escaping @MainActor (Scene) -> Void) {
    let witness = Witness { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.deeds += 1
        deed(self)
      }
    }
    var content = HUD.Content(.ring(0.2), status: "A")
    switch holder {
    case .action: content.action = HUD.Action("OK") { _ = witness }
    case .tap: content.onTap = { _ = witness }
    case .factory:
      content.indicator = .custom { _ in withExtendedLifetime(witness) { CALayer() } }
    case .observer:
      // The layer alone must not hold it: the factory lives as long as the request.
      content.indicator = .custom { [weak witness] progress in
        let witness = witness
        progress.observe { _ in _ = witness }
        return CALayer()
      }
    case .layer:
      content.indicator = .custom { [weak witness] _ in
        let layer = WitnessLayer()
        layer.witness = witness
        return layer
      }
    }
    let options = HUD.Options(mask: .black, dismissal: [.tap, .swipe])
    withExtendedLifetime(witness) {
      handle = hud?.show(content, options: options)
      screen.settle()
    }
  }

  func perform(_ change: ReleaseSoakTests.Change) {
    switch change {
    case .dismiss: hud?.dismiss()
    case .dismissAtOnce: hud?.dismiss(animated: false)
    case .dismissHandle: handle?.dismiss()
    case .popActivity: hud?.popActivity()
    case .press: screen.pressButton()
    case .swipe: screen.swipePanel()
    case .hold:
      // The finger stays on the screen while another HUD appears there.
      _ = screen.touchDown(at: Self.middle)
      hud?.dismiss(animated: false)
      hud?.show(status: "B")
      screen.touch(at: Self.middle)
    case .show: hud?.show(status: "B")
    case .toast: hud?.showSuccess("B")
    case .succeed: handle?.succeed("B")
    case .update: handle?.update(HUD.Content(status: "B"))
    case .setStatus: hud?.setStatus("B")
    case .step: hud?.showProgress(0.5, as: .bar)
    case .timeOut: handle?.update(options: HUD.Options(duration: .seconds(1)))
    case .hideWindow: screen.hasWindow = false
    case .move: hud?.move(to: other)
    case .release: release()
    }
  }

  func perform(_ deed: ReleaseSoakTests.Deed) {
    switch deed {
    case .look: _ = (screen.panel, screen.content, screen.isEmpty)
    case .draw:
      #if os(Linux)
      _ = try? screen.png()
      #endif
    case .touch:
      for point in [Self.middle, .zero] { screen.touch(at: point) }
      screen.pressButton()
      screen.swipePanel()
    case .point: for isOn in [true, false] { screen.setPointer(onPanel: isOn) }
    case .passTime: screen.advance(by: .seconds(1))
    case .resize: screen.size = CGSize(width: 320, height: 480)
    case .hideWindow: screen.hasWindow = false
    case .hideAndShowWindow: for isThere in [false, true] { screen.hasWindow = isThere }
    case .show: hud?.show(status: "C")
    case .toast: hud?.showSuccess("C")
    case .setStatus: hud?.setStatus("C")
    case .step: hud?.showProgress(0.7)
    case .dismiss: hud?.dismiss()
    case .dismissAtOnce: hud?.dismiss(animated: false)
    case .move: hud?.move(to: other)
    case .release: release()
    }
  }

  private func release() {
    let last = (hud, handle)
    (hud, handle) = (nil, nil)
    withExtendedLifetime(last) {}
  }
}

/// An object of the app that calls a closure when it is released.
private final class Witness: Sendable {
  private let gone: @Sendable () -> Void

  init(_ gone: @escaping @Sendable () -> Void) { self.gone = gone }

  deinit { gone() }
}

/// A layer of the app that holds an object.
private final class WitnessLayer: CALayer {
  var witness: AnyObject?
}
