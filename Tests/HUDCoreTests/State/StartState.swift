import HUDCore

/// The columns of the table of calls: every state that a call can come in.
enum StartState: CaseIterable {
  case hidden, waitingForHost, waiting, appearing, visible, lingering, toast, disappearing
}

extension MachineDriver {
  /// Leads to `start` with the call that belongs there, a toast called "First", or `show`.
  static func at(
    _ start: StartState, by show: (MachineDriver) -> Request.ID = { $0.show("First") }
  ) -> (driver: MachineDriver, first: Request.ID) {
    let driver = MachineDriver(.unhurried)
    driver.hostIsReady = start != .waitingForHost
    guard start != .hidden else { return (driver, 0) }
    let first = start == .toast ? driver.toast("First") : show(driver)
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

extension StartState {
  /// Why the first request ends where another one takes its place.
  var reasonOfReplaced: HUD.Reason {
    switch self {
    case .hidden, .waitingForHost, .waiting: .neverShown
    case .appearing, .visible, .toast: .replaced
    // A dismissal has ended it before.
    case .lingering, .disappearing: .dismissed
    }
  }
}
