import HUDCore

/// The columns of the table of calls: every state that a call can come in.
enum StartState: CaseIterable {
  case hidden, waitingForHost, waiting, appearing, visible, lingering, toast, disappearing
}

extension MachineDriver {
  /// Leads to `start` with the call that belongs there, a show or a toast called "First".
  static func at(_ start: StartState) -> (driver: MachineDriver, first: Request.ID) {
    let driver = MachineDriver(.unhurried)
    driver.hostIsReady = start != .waitingForHost
    guard start != .hidden else { return (driver, 0) }
    let first = start == .toast ? driver.toast("First") : driver.show("First")
    switch start {
    case .hidden, .waitingForHost, .waiting: break
    case .appearing: driver.pass(.milliseconds(400))
    case .visible, .toast: driver.pass(.milliseconds(600))
    case .lingering:
      driver.pass(.milliseconds(600))
      driver.dismiss()
    case .disappearing:
      driver.pass(.seconds(2))
      driver.dismiss()
    }
    return (driver, first)
  }
}
