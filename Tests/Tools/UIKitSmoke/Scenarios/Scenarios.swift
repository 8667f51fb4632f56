#if canImport(UIKit)
import HUD
import HUDCore
import UIKit

extension SmokeScenario {
  package static let all = [
    show, progress, toast, mask, cancel, rotation, twoScenes, keyboard, dismissal, oneView,
  ]

  /// A time longer than any appearance or disappearance.
  private static let rest = Duration.milliseconds(700)

  private static let show = SmokeScenario("A HUD is shown in front of the app, in the middle") {
    trial in
    HUD.show(status: "Loading…")
    trial.app.advance(rest)
    trial.expect("it is visible", HUD.isVisible)
    let view = trial.app.scene.hudView
    trial.expect("its view is in the scene", view?.window?.windowScene === trial.app.scene)
    trial.expect("its view fills the scene", view?.bounds.size == trial.app.window.bounds.size)
    trial.expect("the app's window is still the key window", trial.app.window.isKeyWindow)
    let offset = trial.middle.x - (view?.bounds.midX ?? 0)
    trial.expect("its panel is in the middle", abs(offset) < 1)
    trial.expect(
      "a screen reader finds its text",
      trial.stage?.first { $0.accessibilityLabel?.contains("Loading") == true } != nil)
  }

  private static let progress = SmokeScenario("Progress is shown, and follows the calls") { trial in
    @MainActor func value() -> String? {
      trial.stage?.first { $0.isAccessibilityElement && $0.accessibilityValue != nil }?
        .accessibilityValue
    }
    HUD.showProgress(0.25, status: "Uploading")
    trial.app.advance(rest)
    let quarter = value()
    HUD.showProgress(0.75, status: "Uploading")
    trial.app.advance(rest)
    trial.expect("a screen reader finds a value", quarter != nil)
    trial.expect("the value changes with the progress", value() != nil && value() != quarter)
  }

  private static let toast = SmokeScenario("A toast appears, and disappears by itself") { trial in
    HUD.showSuccess("Saved", options: HUD.Options(duration: .seconds(2)))
    trial.app.advance(.seconds(1))
    trial.expect("it is visible before its time is over", HUD.isVisible)
    trial.app.advance(.seconds(1) + rest)
    trial.expect("it is gone afterwards", !HUD.isVisible && trial.app.scene.hudView == nil)
  }

  private static let mask = SmokeScenario("Only a mask keeps touches from reaching the app") {
    trial in
    let corner = CGPoint(x: 5, y: trial.app.window.bounds.midY)
    for (mask, keeps) in [(HUD.Mask.none, false), (.clear, true), (.black, true)] {
      HUD.show(status: "Loading…", options: HUD.Options(mask: mask))
      trial.app.advance(rest)
      let view = trial.app.scene.hudView
      let hit = view?.window?.hitTest(corner, with: nil)
      trial.expect(
        "touches beside the panel are kept from the app: \(keeps)",
        view != nil && (hit === view) == keeps)
    }
  }

  private static let cancel = SmokeScenario("The button runs its action and ends the HUD") {
    trial in
    let presses = Count()
    HUD.show(
      HUD.Content(
        .spinner, status: "Copying",
        action: HUD.Action("Cancel", role: .cancel) { presses.value += 1 }))
    trial.app.advance(rest)
    let button = trial.stage?.first { $0 is UIButton } as? UIButton
    trial.expect("there is a button", button != nil)
    if let button {
      let middle = button.convert(
        CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: button.window)
      let hit = button.window?.hitTest(middle, with: nil)
      trial.expect("a touch reaches it", hit === button)
      button.sendActions(for: .primaryActionTriggered)
    }
    trial.app.advance(rest)
    trial.expect("its action ran once", presses.value == 1)
    trial.expect("the HUD is gone", !HUD.isVisible)
  }

  private static let rotation = SmokeScenario(
    "The panel stays in the middle when the device rotates"
  ) {
    trial in
    guard let setLandscape = trial.app.setLandscape else {
      return trial.cannotRun("The device cannot rotate here.")
    }
    HUD.show(status: "Loading…", options: HUD.Options(mask: .black))
    trial.app.advance(rest)
    for isLandscape in [true, false] {
      setLandscape(isLandscape)
      trial.app.advance(.seconds(1))
      let bounds = trial.app.scene.hudView?.bounds ?? .zero
      trial.expect("its view has rotated", (bounds.width > bounds.height) == isLandscape)
      trial.expect("its view fills the scene", bounds.size == trial.app.window.bounds.size)
      trial.expect("its panel is in the middle", abs(trial.middle.x - bounds.midX) < 1)
    }
  }

  private static let twoScenes = SmokeScenario("With two windows of the app, one shows the HUD") {
    trial in
    guard trial.app.scenes().count > 1 else {
      return trial.cannotRun("Open a second window of the app beside this one.")
    }
    HUD.show(status: "Loading…")
    trial.app.advance(rest)
    trial.expect(
      "one of them shows it", trial.app.scenes().filter { $0.hudView != nil }.count == 1)
    HUD.dismiss()
    trial.app.advance(rest)
    trial.expect("none shows it afterwards", !trial.app.scenes().contains { $0.hudView != nil })
  }

  private static let keyboard = SmokeScenario("The panel avoids the keyboard") { trial in
    guard let setKeyboard = trial.app.setKeyboard else {
      return trial.cannotRun("No keyboard covers the app here.")
    }
    HUD.show(status: "Loading…")
    trial.app.advance(rest)
    let middle = trial.middle
    setKeyboard(true)
    trial.app.advance(.seconds(1))
    trial.expect("it moves up (is the software keyboard on?)", trial.middle.y < middle.y - 20)
    setKeyboard(false)
    trial.app.advance(.seconds(1))
    trial.expect("it moves down again", abs(trial.middle.y - middle.y) < 1)
  }

  private static let dismissal = SmokeScenario("A dismissal completes once, and leaves nothing") {
    trial in
    let completions = Count()
    HUD.show(status: "Loading…", options: HUD.Options(mask: .gradient))
    trial.app.advance(rest)
    let result = HUD.dismiss { _ in completions.value += 1 }
    trial.expect("it reports that a HUD was visible", result)
    trial.expect("it is not visible from then on", !HUD.isVisible)
    trial.app.advance(rest)
    trial.expect("its completion was called once", completions.value == 1)
    trial.expect("its view is gone", trial.app.scene.hudView == nil)
    HUD.show(status: "Once more")
    HUD.dismiss()
    HUD.show(status: "And again")
    trial.app.advance(rest)
    trial.expect("a show right after a dismissal is visible", HUD.isVisible)
  }

  private static let oneView = SmokeScenario("A view has its own HUD, which stays inside it") {
    trial in
    let view = UIView(frame: CGRect(x: 20, y: 120, width: 260, height: 300))
    trial.app.window.addSubview(view)
    HUD.in(view).show(
      HUD.Content(.spinner, status: "Loading…"), options: HUD.Options(mask: .black))
    trial.app.advance(rest)
    let panel = HUD.in(view).panel?.frame ?? .null
    trial.expect("its panel is within the view", view.bounds.contains(panel))
    trial.expect(
      "its view is in the view", trial.app.scene.hudView?.isDescendant(of: view) == true)
    let inside = CGPoint(x: view.frame.midX, y: view.frame.minY + 10)
    let outside = CGPoint(x: view.frame.midX, y: view.frame.maxY + 20)
    @MainActor func isCovered(_ point: CGPoint) -> Bool {
      trial.app.window.hitTest(point, with: nil)?.isDescendant(of: view) == true
    }
    trial.expect("it blocks touches in its view", isCovered(inside))
    trial.expect("it does not block touches beside its view", !isCovered(outside))
    HUD.in(view).dismiss()
    trial.app.advance(rest)
    trial.expect("nothing is left in the view", view.subviews.isEmpty)
    view.removeFromSuperview()
  }
}

@MainActor private final class Count {
  var value = 0
}
#endif
