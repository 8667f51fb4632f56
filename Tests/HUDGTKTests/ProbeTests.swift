#if GTK && os(Linux)
import Foundation
import XCTest

/// Apps of their own, watched from outside.
final class ProbeTests: GTKTestCase {
  func test_a_first_call_from_a_thread_shows_the_HUD() {
    let probe = Probe("GTKProbe", "thread")
    XCTAssertEqual(probe.lines, ["HUDWillAppear", "HUDDidAppear", "HUDDidDisappear"])
    XCTAssertEqual(probe.status, 0)
  }

  func test_a_call_before_GTK_runs_waits_for_the_window() {
    let probe = Probe("GTKProbe", "early")
    XCTAssertEqual(probe.lines, ["HUDWillAppear", "HUDDidAppear", "HUDDidDisappear"])
    XCTAssertEqual(probe.status, 0)
  }

  func test_an_Adwaita_window_shows_the_HUD() throws {
    let probe = Probe("GTKProbe", "adwaita")
    XCTAssertEqual(probe.lines, ["HUDWillAppear", "HUDDidAppear", "HUDDidDisappear"])
    XCTAssertEqual(probe.status, 0)
  }

  func test_a_GTK_that_the_main_actor_never_comes_to_is_named_once() {
    let probe = Probe("AsyncMainProbe")
    XCTAssertEqual(probe.complaints.components(separatedBy: "GTK runs on a thread").count, 2)
    XCTAssertEqual(probe.status, 0)
  }

  func test_assistive_technology_finds_the_panel() throws {
    let reader = Bundle.tests.appendingPathComponent("accessible-tree.py").path
    let probe = Probe(
      "GTKProbe", "speech", under: ["dbus-run-session", "--", "/usr/bin/python3", reader],
      environment: ["GTK_A11Y": "atspi", "NO_AT_BRIDGE": "0"])
    XCTAssertEqual(
      Set(probe.lines),
      [
        "alert 'Copying' '3 of 7' focused modal", "push button 'Cancel'",
        "progress bar 'Copying' 0.4",
      ])
    XCTAssertEqual(probe.status, 0, probe.complaints)
  }
}

/// A program beside the tests, run to its end.
private struct Probe {
  let lines: [String]
  let complaints: String
  let status: Int32

  init(
    _ name: String, _ scenario: String? = nil, under wrapper: [String] = [],
    environment: [String: String] = [:]
  ) {
    let process = Process()
    // Files, because a bus that outlives the program would hold a pipe open.
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (output, errors) = (
      folder.appendingPathComponent("out"), folder.appendingPathComponent("err")
    )
    let program = Bundle.main.executableURL!.deletingLastPathComponent()
      .appendingPathComponent(name).path
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["timeout", "30"] + wrapper + [program] + [scenario].compactMap(\.self)
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { $1 }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for file in [output, errors] { try Data().write(to: file) }
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
      process.waitUntilExit()
      lines = try String(contentsOf: output, encoding: .utf8).split(separator: "\n")
        .map(String.init)
      complaints = try String(contentsOf: errors, encoding: .utf8)
    } catch {
      preconditionFailure("\(name): \(error)")
    }
    status = process.terminationStatus
  }
}

extension Bundle {
  /// Where the sources of these tests are.
  fileprivate static var tests: URL { URL(fileURLWithPath: #filePath).deletingLastPathComponent() }
}
#endif
