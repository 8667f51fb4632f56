#if GTK && os(Linux)
@testable import HUDGTK
import HUDLayers
import XCTest

/// A clock that only the test advances.
final class ManualClock: HostClock {
  /// Starts above zero, because Core Animation reads a begin time of zero as now.
  private var time = Duration.seconds(1)
  private var alarm: (time: Duration, ring: @MainActor () -> Void)?

  override var now: Duration { time }

  override func frameTime(of widget: Widget) -> Duration { time }

  override func wake(at time: Duration?, _ ring: @escaping @MainActor () -> Void) {
    alarm = time.map { ($0, ring) }
  }

  /// Advances the time, and draws a frame at the start, at every alarm that is due, and at the end.
  func advance(by duration: Duration, frame: () -> Void) {
    let end = time + duration
    frame()
    for _ in 0..<10_000 {
      guard let alarm, alarm.time <= end else {
        time = end
        return frame()
      }
      self.alarm = nil
      time = max(time, alarm.time)
      alarm.ring()
      frame()
    }
    XCTFail("The controller asks to be woken without end.")
  }

  /// Plays frames of a sixtieth of a second in `window` until `condition` is true, and fails after
  /// a minute of them.
  func play(
    in window: TestWindow, untilSeeing what: String, file: StaticString = #filePath,
    line: UInt = #line, _ condition: () -> Bool
  ) {
    for _ in 0..<3_600 {
      if condition() { return }
      advance(by: .seconds(1) / 60) { window.drawFrame() }
    }
    XCTFail("Played in vain for \(what).", file: file, line: line)
  }
}
#endif
