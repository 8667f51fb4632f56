import Foundation
import HUDCore

// The requests of `track`, which follow a `Progress`.
extension Specification {
  struct Track {
    let handle: Int
    let number: Int
    var fraction: Double
  }

  struct Reading {
    let fraction: Double
    let isCancellable: Bool
    let isFinished: Bool
    let isCancelled: Bool

    var isOver: Bool { isFinished || isCancelled }
  }

  /// Returns what a `Progress` says now; nil if it was released.
  func tracked(_ number: Int) -> Reading? {
    progress(number).map {
      Reading(
        fraction: $0.fractionCompleted, isCancellable: $0.isCancellable,
        isFinished: $0.isFinished, isCancelled: $0.isCancelled)
    }
  }

  mutating func track(_ handle: Int, _ number: Int, _ fraction: Double) {
    tracks.append(Track(handle: handle, number: number, fraction: fraction))
  }

  /// Whether the work of a request was over before its call was served (E16).
  func isOver(_ wanted: Wanted) -> Bool {
    guard let track = tracks.first(where: { $0.handle == wanted.handle }) else { return false }
    return tracked(track.number)?.isOver ?? true
  }

  /// Reads every `Progress` whose request lives. A released or finished one ends its request.
  private mutating func progressNews() -> [Input] {
    guard followsProgress, phase != .hidden, phase != .disappearing else { return [] }
    var news: [Input] = []
    for index in tracks.indices where isLive(tracks[index].handle) {
      let track = tracks[index]
      guard let reading = tracked(track.number), !reading.isFinished else {
        news.append(.withdraw(track.handle, .ended))
        continue
      }
      if reading.isCancelled {
        news.append(.withdraw(track.handle, .cancelled))
      } else if reading.fraction != track.fraction {
        news.append(.change(track.handle, .progress(reading.fraction)))
        tracks[index].fraction = reading.fraction
      }
    }
    return news
  }
}

// The screen, as far as it moves the HUD on.
extension Specification {
  /// The virtual screen prepares a frame.
  mutating func settle() {
    serve()
  }

  /// The clock moves. Everything that becomes due happens at its own time.
  mutating func advance(by duration: Duration) {
    let end = now + duration
    settle()
    while let time = nextDeadline, time <= end {
      now = max(now, time)
      call(.wake(progressNews()))
      settle()
    }
    now = max(now, end)
    settle()
  }

  mutating func setWindow(_ hasWindow: Bool) {
    guard hasWindow != hostIsReady else { return }
    hostIsReady = hasWindow
    if hasWindow {
      call(.wake(progressNews()))
      call(.hostReady)
    } else {
      call(.hostLost(forGood: false))
    }
  }

  mutating func move(toReadyHost isReady: Bool) {
    hostWasLost(false)
    (isAttended, pointerIsOnPanel) = (false, false)
    toast?.hold(isAttended, at: now)
    hostIsGone = false
    hostIsReady = isReady
    screenReaderIsRunning = false
    reducesMotion = false
    guard isReady else { return }
    for input in progressNews() { handle(input) }
    hostBecameReady()
  }
}
