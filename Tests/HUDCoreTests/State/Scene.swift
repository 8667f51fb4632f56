import HUDCore

/// The columns of the table of calls: every state that a call can come in.
enum Scene: CaseIterable {
  case hidden, waitingForHost, waiting, appearing, visible, lingering, toast, disappearing
}

extension Play {
  /// Leads to `scene` with the call that belongs there, a show or a toast called "First".
  static func at(_ scene: Scene) -> (play: Play, first: Showing.ID) {
    let play = Play(.unhurried)
    play.hostIsReady = scene != .waitingForHost
    guard scene != .hidden else { return (play, 0) }
    let first = scene == .toast ? play.toast("First") : play.show("First")
    switch scene {
    case .hidden, .waitingForHost, .waiting: break
    case .appearing: play.pass(.milliseconds(400))
    case .visible, .toast: play.pass(.milliseconds(600))
    case .lingering:
      play.pass(.milliseconds(600))
      play.dismiss()
    case .disappearing:
      play.pass(.seconds(2))
      play.dismiss()
    }
    return (play, first)
  }
}
