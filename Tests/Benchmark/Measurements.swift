import HUDCore
import HUDOffscreen

enum Measurements {
  /// Shows, steps of progress and pops, in turn, while time goes on.
  static func machine(events: Int) -> Double {
    let terms = Terms(style: HUD.Style(), behavior: HUD.Behavior())
    var machine = Machine()
    var effects = 0
    let elapsed = time(events) {
      for number in 0..<events {
        let id = UInt64(number)
        let event: Machine.Event =
          switch number % 8 {
          case 0: .show(Showing(id: id, kind: .spinner, content: HUD.Content(), terms: terms))
          case 7: .popActivity
          default:
            .progress(
              Step(id: id, progress: Double(number % 8) / 8, status: nil, terms: terms))
          }
        effects += machine.handle(event, at: Moment(now: .microseconds(number))).count
      }
    }
    precondition(effects > 0, "A machine that answers nothing was measured.")
    return elapsed
  }

  /// Steps of progress put into a mailbox where an unread one waits.
  static func progressCalls(count: Int) -> Double {
    let terms = Terms(style: HUD.Style(), behavior: HUD.Behavior())
    let mailbox = Mailbox()
    return time(count) {
      for number in 1...count {
        let progress = Double(number) / Double(count)
        _ = mailbox.post { id in
          let step = Step(id: id, progress: progress, status: nil, terms: terms)
          return (Mailbox.Letter(.progress(step)), ())
        }
      }
    }
  }
}
