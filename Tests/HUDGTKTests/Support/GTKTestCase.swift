#if GTK && os(Linux)
import CHUDGTK
import Foundation
@testable import HUDCore
@testable import HUDGTK
import XCTest

/// A test case with real windows.
///
/// The test methods are synchronous and not isolated, and use `MainActor.assumeIsolated`. Only such
/// methods run on the process's main thread in XCTest, and GTK must be used on one thread.
class GTKTestCase: XCTestCase {
  nonisolated(unsafe) private static var complaints: [String] = []
  /// Ends the process if a test blocks, as nothing else can interrupt the main thread.
  private var timeLimit: DispatchWorkItem?
  /// The time that each test may take, in minutes.
  class var minutes: Int { 5 }

  override class func setUp() {
    super.setUp()
    guard hasDisplay else { return }
    MainActor.assumeIsolated { _ = isInitialised }
  }

  override func setUpWithError() throws {
    try super.setUpWithError()
    try XCTSkipUnless(Self.hasDisplay, "There is no display; Tests/run starts one.")
    Self.complaints = []
    let minutes = Self.minutes
    let timeLimit = DispatchWorkItem { [name] in fatalError("\(name) took \(minutes) minutes.") }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(60 * minutes), execute: timeLimit)
    self.timeLimit = timeLimit
  }

  override func tearDown() {
    timeLimit?.cancel()
    XCTAssertEqual(Self.complaints, [], "GTK complained.")
    super.tearDown()
  }

  /// Runs `body` with a presented window and a HUD of its own, and removes both afterwards.
  ///
  /// - Parameter clock: The HUD's clock; nil for GTK's.
  func withWindow(
    _ window: @autoclosure @MainActor () -> TestWindow = TestWindow(), fade: Duration = .zero,
    clock: ManualClock? = nil, _ body: @MainActor (TestWindow, TestHUD) throws -> Void
  ) rethrows {
    try MainActor.assumeIsolated {
      // Tasks that have ended may still keep the last test's HUD, which would wrap the new window.
      while g_main_context_iteration(nil, false.gboolean) != 0 {}
      let window = window()
      window.present()
      let hud = TestHUD(GTKHost(nil, clock: clock), fade: fade)
      defer {
        hud.end()
        window.destroy()
      }
      try body(window, hud)
    }
  }

  /// Does the same with a HUD whose time passes only as `body` advances its clock.
  func withPlayedWindow(
    _ window: @autoclosure @MainActor () -> TestWindow = TestWindow(), fade: Duration = .zero,
    _ body: @MainActor (TestWindow, TestHUD, ManualClock) throws -> Void
  ) rethrows {
    let clock = MainActor.assumeIsolated { ManualClock() }
    try withWindow(window(), fade: fade, clock: clock) { try body($0, $1, clock) }
  }

  /// Runs `body` in a new process that has these environment variables and runs only this test. GTK
  /// reads some variables once, and some changes to GTK cannot be undone.
  func inAProcessOfItsOwn(
    _ environment: [String: String] = [:], under wrapper: [String] = [],
    file: StaticString = #filePath, line: UInt = #line, _ body: @MainActor () throws -> Void
  ) rethrows {
    let mark = "HUD_TEST_HAS_ITS_PROCESS"
    guard ProcessInfo.processInfo.environment[mark] == nil else {
      return try MainActor.assumeIsolated(body)
    }
    let test = "HUDGTKTests." + name.replacing(".", with: "/")
    let run = Probe(
      Bundle.main.executableURL!.lastPathComponent, test, under: wrapper,
      environment: environment.merging([mark: "1"]) { $1 })
    // A name that matches no test would pass as well.
    let hasRun = run.lines.contains { $0.contains("Executed 1 test") }
    let report = (run.lines + [run.complaints]).joined(separator: "\n")
    XCTAssert(run.status == 0 && hasRun, report, file: file, line: line)
  }

  /// Skips a test that compares pixels of the screen with exact points, on a screen where a point
  /// is not a pixel.
  func requireOnePixelPerPoint() throws {
    try XCTSkipUnless(
      Desktop.hasOnePixelPerPoint, "It compares the pixels of the screen with exact points.")
  }

  private static var hasDisplay: Bool { ProcessInfo.processInfo.environment["DISPLAY"] != nil }

  /// What GTK 4.24 says of its own frames when a popover opens, also in a window without a HUD.
  private static let ofItself = "gdk_frame_timings_submitted() called on submitted frame"

  @MainActor private static let isInitialised: Bool = {
    g_log_set_writer_func(
      { level, fields, count, data in
        let (critical, warning) = (1 << 3, 1 << 4)
        if Int(level.rawValue) & (critical | warning) != 0 {
          let text = g_log_writer_format_fields(level, fields, count, 0)
          let complaint = text.map { String(cString: $0) } ?? "?"
          if !complaint.contains(GTKTestCase.ofItself) { GTKTestCase.complaints.append(complaint) }
          g_free(text)
        }
        return g_log_writer_default(level, fields, count, data)
      }, nil, nil)
    precondition(gtk_init_check() != 0, "GTK cannot open the display.")
    return true
  }()
}

/// Runs GTK's main loop until `condition` is true, and fails after `limit`.
@MainActor func waitFor(
  _ what: String, atMost limit: Duration = .seconds(10), file: StaticString = #filePath,
  line: UInt = #line, until condition: () -> Bool
) {
  let deadline = Duration.now + limit
  // Wakes an idle loop every 5 ms, to check the condition and the deadline.
  let alarm = g_timeout_add(5, { _ in true.gboolean }, nil)
  defer { g_source_remove(alarm) }
  while !condition() {
    guard Duration.now < deadline else {
      return XCTFail("Waited in vain for \(what).", file: file, line: line)
    }
    g_main_context_iteration(nil, true.gboolean)
  }
}

/// Runs GTK's main loop for this time.
@MainActor func spend(_ time: Duration) {
  let end = Duration.now + time
  waitFor("the time to pass", atMost: time + .seconds(60)) { Duration.now >= end }
}
#endif
