import HUDCore

/// The states in which a call can arrive: the columns of the table of calls.
enum StartState: CaseIterable {
  case hidden, waitingForHost, waiting, appearing, visible, lingering, toast, disappearing
}

extension MachineDriver {
  /// Returns a driver in `start`, brought there by `show`, or by a toast with the status "First".
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
