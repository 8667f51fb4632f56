import Foundation
import HUDCore
import HUDLayers
import Testing

@testable import HUDOffscreen

/// Objects of the app that a HUD releases when it ends or changes, and whose `deinit` uses the HUD,
/// and custom indicators that use it in the middle of an update.
///
/// The tests take one deed for each holder and change; `Tests/soak` takes all.
@MainActor @Suite(.timeLimit(.minutes(15))) struct ReleaseSoakTests {
  /// The part of the HUD that holds the object; `caller` is an indicator that acts by itself.
  enum Holder: Int, CaseIterable { case action, tap, factory, observer, layer, caller }

  /// Something that happens to the HUD, or that the object or the indicator does.
  enum Act: Int, CaseIterable {
    case dismiss, dismissAtOnce, dismissHandle, popActivity, press, swipe, touch, hold, show, toast
    case succeed, update, setStatus, step, timeOut, hideWindow, hideAndShowWindow, move, release
    case look, point, passTime, resize
  }

  @Test(
    "[§C2] [§O4] [§O5] An object that a HUD releases, or an indicator, may use it and its screen",
    arguments: Holder.allCases, Act.allCases)
  func release(_ holder: Holder, _ change: Act) {
    let isSoak = ProcessInfo.processInfo.environment["HUD_SOAK_ROUNDS"] != nil
    let sample = (7 * holder.rawValue + 3 * change.rawValue) % Act.allCases.count
    for deed in Act.allCases where isSoak || deed.rawValue == sample { play(holder, change, deed) }
  }

  private func play(_ holder: Holder, _ change: Act, _ deed: Act) {
    let scene = Scene()
    scene.show(holder) { $0.perform(deed) }
    scene.perform(change)
    scene.screen.advance(by: .seconds(10))
    // The first of the two may release the object, which may then show another HUD.
    for _ in 0..<2 { scene.perform(.dismissAtOnce) }
    #expect(scene.hasActed, "\(deed)")
    for screen in [scene.screen, scene.other] {
      #expect(screen.isEmpty && screen.panel == nil && screen.content == nil, "\(deed)")
      #expect(screen.alarm == nil && !screen.blocksInput, "\(deed)")
      #expect(!screen.touch(at: Scene.middle), "\(deed)")
      #expect(screen.stage.root.sublayers?.count == 1, "\(deed) leaves more than the background")
    }
  }
}

/// A virtual screen with a HUD, another one to which the HUD can move, and an object of the app.
@MainActor private final class Scene {
  static let middle = CGPoint(x: 195, y: 422)
  let (screen, other) = (OffscreenHost(), OffscreenHost())
  private var hud: HUDController?
  private var handle: HUD.Handle?
  private(set) var hasActed = false

  init() { hud = HUDController(host: screen) }

  /// Shows a HUD that alone holds an object, which calls `deed` when it is released.
  func show(_ holder: ReleaseSoakTests.Holder, _ deed: @escaping @MainActor (Scene) -> Void) {
    let act = { @MainActor [weak self] in
      guard let self, !hasActed else { return }
      hasActed = true
      deed(self)
    }
    let witness = Witness { MainActor.assumeIsolated { act() } }
    var content = HUD.Content(.ring(0.2), status: "A")
    switch holder {
    case .action: content.action = HUD.Action("OK") { _ = witness }
    case .tap: content.onTap = { _ = witness }
    case .factory:
      content.indicator = .custom { _ in withExtendedLifetime(witness) { CALayer() } }
    case .observer:
      // The factory, which the request holds, must not hold the object.
      content.indicator = .custom { [weak witness] progress in
        let witness = witness
        progress.observe { _ in _ = witness }
        return CALayer()
      }
    case .caller:
      content.indicator = .custom { progress in
        progress.observe { _ in act() }
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
    handle = hud?.show(content, options: options)
    screen.settle()
    withExtendedLifetime(witness) {}
  }

  func perform(_ act: ReleaseSoakTests.Act) {
    let middle = Self.middle
    switch act {
    case .dismiss: hud?.dismiss()
    case .dismissAtOnce: hud?.dismiss(animated: false)
    case .dismissHandle: handle?.dismiss()
    case .popActivity: hud?.popActivity()
    case .press: screen.pressButton()
    case .swipe: screen.swipePanel()
    case .touch: for point in [middle, .zero] { screen.touch(at: point) }
    case .hold:
      // The finger stays on the screen while another HUD appears there.
      _ = screen.touchDown(at: middle)
      hud?.dismiss(animated: false)
      hud?.show(status: "B")
      screen.touch(at: middle)
    case .show: hud?.show(status: "B")
    case .toast: hud?.showSuccess("B")
    case .succeed: handle?.succeed("B")
    case .update: handle?.update(HUD.Content(status: "B"))
    case .setStatus: hud?.setStatus("B")
    case .step: hud?.showProgress(0.5, as: .bar)
    case .timeOut: handle?.update(options: HUD.Options(duration: .seconds(1)))
    case .hideWindow: screen.hasWindow = false
    case .hideAndShowWindow: for isThere in [false, true] { screen.hasWindow = isThere }
    case .move: hud?.move(to: other)
    case .release:
      let last = (hud, handle)
      (hud, handle) = (nil, nil)
      withExtendedLifetime(last) {}
    case .look:
      _ = (screen.panel, screen.content, screen.isEmpty)
      #if os(Linux)
      _ = try? screen.png()
      #endif
    case .point: for isOnPanel in [true, false] { screen.setPointer(onPanel: isOnPanel) }
    case .passTime: screen.advance(by: .seconds(1))
    case .resize: screen.size = CGSize(width: 320, height: 480)
    }
  }
}

/// An object of the app that calls a closure when it is released.
private final class Witness: Sendable {
  private let gone: @Sendable () -> Void
  init(_ gone: @escaping @Sendable () -> Void) { self.gone = gone }
  deinit { gone() }
}

private final class WitnessLayer: CALayer {
  var witness: AnyObject?
}
