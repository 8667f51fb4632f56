import Foundation
import HUDCore
import HUDMeasurements
import HUDOffscreen

/// The cost of one event for the state machine.
enum MachineCosts {
  private static let events = 1_000

  static func measure() {
    Cost.measure("machine-event", of: events, repeating: 100) { play() }
  }

  /// Sends shows, progress steps and pops in turn, each at a later time.
  private static func play() {
    let resolvedOptions = ResolvedOptions(style: HUD.Style(), behavior: HUD.Behavior())
    var machine = Machine()
    var effects = 0
    for number in 0..<events {
      let id = UInt64(number)
      let event: Machine.Input =
        switch number % 8 {
        case 0:
          .show(
            Request(
              id: id, kind: .anonymous, content: HUD.Content(), resolvedOptions: resolvedOptions))
        case 7: .popActivity
        default:
          .progress(
            ProgressCall(progress: Double(number % 8) / 8, status: nil, defaults: resolvedOptions))
        }
      effects += machine.handle(event, at: Moment(now: .microseconds(number))).count
    }
    precondition(effects > 0, "The machine gave no effects.")
  }
}
