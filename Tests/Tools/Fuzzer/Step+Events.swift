import Foundation
import HUDCore
import HUDLayers
import HUDOffscreen

// Time, the user and the host.
extension Step {
  static func pass(_ time: Duration) -> Step {
    Step("story.screen.advance(by: \(time.source))") { trial in
      trial.story.screen.advance(by: time)
      trial.specification.advance(by: time)
    }
  }

  static func suspend(for time: Duration) -> Step {
    Step("story.screen.suspend(for: \(time.source))") { trial in
      trial.story.screen.suspend(for: time)
      trial.specification.now += time
    }
  }

  static let settle = Step("story.screen.settle()") { trial in
    trial.story.screen.settle()
    trial.specification.settle()
  }

  static let turn = Step("await Task.yield()") { trial in await trial.turn() }

  // MARK: The user

  static let pressButton = Step("story.screen.pressButton()") { trial in
    trial.story.screen.settle()
    trial.specification.settle()
    // A button without room is not drawn.
    guard trial.host.slots?.button != nil else { return }
    trial.story.screen.pressButton()
    trial.press()
  }

  static let beginPress = Step("story.beginPress()") { trial in
    trial.story.beginPress()
    trial.specification.settle()
    trial.specification.heldPress = trial.specification.drawnPress
  }

  static let endPress = Step("story.endPress()") { trial in
    trial.story.endPress()
    if let press = trial.specification.heldPress { trial.specification.call(.press(press)) }
    trial.specification.heldPress = nil
  }

  /// The app runs the main loop for a time the next time that an action or a completion is called,
  /// as a dialog does.
  static func loopInside(_ trigger: Sample<Story.Trigger>, for time: Duration) -> Step {
    Step("story.loopOnNext(\(trigger.source), for: \(time.source))") { trial in
      trial.story.loopOnNext(trigger.value, for: time)
      trial.specification.reaction = (
        trigger.value,
        {
          $0.advance(by: time)
          return nil
        }
      )
      trial.specification.reactionIsLoop = true
    }
  }

  static let escape = Step("story.pressEscape()") { trial in
    // A press may cancel a `Progress`, so the specification has to read it before.
    trial.story.screen.settle()
    trial.specification.settle()
    trial.story.pressEscape()
    guard trial.specification.phase != .hidden,
      trial.specification.displayed?.content.action?.role == .cancel,
      trial.specification.phase != .waiting, trial.specification.phase != .waitingForHost
    else { return }
    trial.press()
  }

  static func tap(_ place: Story.Place) -> Step {
    Step("story.tap(.\(place))") { trial in
      trial.story.screen.settle()
      trial.specification.settle()
      // Look at the screen before the tap, which may end the HUD.
      let slots = trial.host.slots
      let panel = slots?.panelFrame
      let isLeaving = trial.host.isLeaving
      trial.story.tap(place)
      let point =
        place == .panel
        ? panel.map { CGPoint(x: $0.midX, y: $0.minY + 1) } : CGPoint(x: 1, y: 1)
      guard let point else { return }
      let button = slots?.button?.frame.offsetBy(dx: panel?.minX ?? 0, dy: panel?.minY ?? 0)
      let isInside = panel?.contains(point) == true
      let (displayed, press) = (trial.specification.displayed, trial.specification.drawnPress)
      trial.specification.call(.touch(isInside: isInside))
      if !isLeaving, let press, button?.contains(point) == true {
        return trial.specification.call(.press(press))
      }
      guard let displayed, slots != nil, !isLeaving else { return }
      let order = displayed.order
      // E12, E13.
      if isInside, let tap = displayed.content.tap {
        trial.specification.call(.press(Specification.Press(order: order, action: tap)))
      } else {
        trial.specification.call(.gesture(order, isInside ? .tap : .tapOutside))
      }
    }
  }

  static let swipe = Step("story.screen.swipePanel()") { trial in
    trial.story.screen.swipePanel()
    trial.specification.settle()
    let hasPanel = trial.specification.isVisible || trial.specification.phase == .disappearing
    guard hasPanel, let displayed = trial.specification.displayed?.order else { return }
    trial.specification.call(.gesture(displayed, .swipe))
  }

  static func pointer(isOnPanel: Bool) -> Step {
    Step("story.screen.setPointer(onPanel: \(isOnPanel))") { trial in
      trial.story.screen.setPointer(onPanel: isOnPanel)
      trial.specification.settle()
      trial.specification.pointerIsOnPanel = isOnPanel
      trial.specification.call(.attention(isOnPanel))
    }
  }

  // MARK: The host

  static func setWindow(_ hasWindow: Bool) -> Step {
    Step("story.screen.hasWindow = \(hasWindow)") { trial in
      trial.story.screen.hasWindow = hasWindow
      trial.specification.setWindow(hasWindow)
    }
  }

  static func moveToNewScreen(hasWindow: Bool) -> Step {
    Step("story.moveToNewScreen(hasWindow: \(hasWindow))") { trial in
      trial.story.moveToNewScreen(hasWindow: hasWindow)
      if trial.specification.reactionIsLoop { trial.specification.reaction = nil }
      trial.specification.call(.move(toReadyHost: hasWindow))
    }
  }

  static let hostIsGone = Step("story.hud.hostIsGone(story.screen)") { trial in
    trial.story.hud.hostIsGone(trial.host)
    trial.specification.call(.hostLost(forGood: true))
  }

  static func setScreenReader(_ isRunning: Bool) -> Step {
    Step("story.screen.screenReaderIsRunning = \(isRunning)") { trial in
      trial.story.screen.screenReaderIsRunning = isRunning
      trial.specification.screenReaderIsRunning = isRunning
    }
  }

  static func setReducedMotion(_ isReduced: Bool) -> Step {
    Step("story.screen.reducesMotion = \(isReduced)") { trial in
      trial.story.screen.reducesMotion = isReduced
      trial.specification.reducesMotion = isReduced
    }
  }

  static func setMetrics(_ change: Sample<@MainActor @Sendable (Story) -> Void>) -> Step {
    Step(change.source) { trial in change.value(trial.story) }
  }

  // MARK: Defaults

  static func setBehavior(_ behavior: Sample<HUD.Behavior>) -> Step {
    Step("story.defaults.behavior = \(behavior.source)") { trial in
      trial.story.defaults.behavior = behavior.value
    }
  }

  static func setStyle(_ style: Sample<HUD.Style>) -> Step {
    Step("story.defaults.style = \(style.source)") { trial in
      trial.story.defaults.style = style.value
    }
  }

  // MARK: Progress

  static func makeProgress(_ number: Int, isCancellable: Bool) -> Step {
    Step("story.setProgress(\(number), isCancellable: \(isCancellable))") { trial in
      trial.story.setProgress(number, isCancellable: isCancellable)
    }
  }

  static func advanceProgress(_ number: Int, to units: Int) -> Step {
    Step("story.progress(\(number))?.completedUnitCount = \(units)") { trial in
      trial.story.progress(number)?.completedUnitCount = Int64(units)
    }
  }

  static func cancelProgress(_ number: Int) -> Step {
    Step("story.progress(\(number))?.cancel()") { trial in
      trial.story.progress(number)?.cancel()
    }
  }

  static func releaseProgress(_ number: Int) -> Step {
    Step("story.setProgress(\(number), exists: false)") { trial in
      trial.story.setProgress(number, exists: false)
    }
  }
}
