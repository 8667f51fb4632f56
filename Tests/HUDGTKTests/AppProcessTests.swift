#if GTK && os(Linux)
import Foundation
import XCTest

/// Small apps in processes of their own, tested by their output.
final class AppProcessTests: GTKTestCase {
  func test_a_first_call_from_a_thread_shows_the_HUD() {
    let probe = Probe("HUDGTKProbe", "thread")
    XCTAssertEqual(probe.lines, ["HUDWillAppear", "HUDDidAppear", "HUDDidDisappear"])
    XCTAssertEqual(probe.status, 0)
  }

  func test_a_call_before_GTK_runs_waits_for_the_window() {
    let probe = Probe("HUDGTKProbe", "early")
    XCTAssertEqual(probe.lines, ["HUDWillAppear", "HUDDidAppear", "HUDDidDisappear"])
    XCTAssertEqual(probe.status, 0)
  }

  func test_a_first_call_from_a_thread_is_served_while_every_frame_takes_too_long() {
    let start = ContinuousClock.now
    let probe = Probe("HUDGTKProbe", "busy thread")
    XCTAssertEqual(probe.lines, ["HUDWillAppear", "HUDDidAppear", "HUDDidDisappear"])
    XCTAssertEqual(probe.status, 0)
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(10))
  }

  func test_a_task_on_the_main_actor_may_make_the_first_use_of_HUD() {
    let probe = Probe("HUDGTKProbe", "task")
    XCTAssertEqual(probe.lines, ["HUDWillAppear", "HUDDidAppear", "HUDDidDisappear"])
    XCTAssertEqual(probe.status, 0)
  }

  func test_an_async_main_without_GTK_is_unharmed() {
    let probe = Probe("HUDAsyncMainProbe", "no GTK")
    XCTAssertEqual(probe.lines, ["1000"])
    XCTAssertEqual(probe.status, 0)
  }

  func test_nothing_wakes_a_process_that_never_initialises_GTK() throws {
    let probe = Probe("HUDGTKProbe", "no GTK")
    XCTAssertLessThan(try XCTUnwrap(probe.lines.last.flatMap { Int($0) }), 10)
    XCTAssertEqual(probe.status, 0)
  }

  func test_a_callback_of_GTK_shows_a_HUD_in_its_window() {
    let probe = Probe("HUDGTKProbe", "callback")
    XCTAssertEqual(probe.lines, ["HUDWillAppear", "HUDDidAppear", "HUDDidDisappear"])
    XCTAssertEqual(probe.status, 0)
  }

  func test_a_call_with_a_widget_on_another_thread_says_where_to_call() {
    for (scenario, call) in [
      ("in on a thread", "HUD.in(_:)"), ("host on a thread", "GTKHost()"),
      ("move on a thread", "HUDController.move(to:)"),
    ] {
      let probe = Probe("HUDGTKProbe", scenario)
      let advice =
        "\(call) was called on another thread than GTK's. Call it in a callback of GTK, or in a "
        + "task of the main actor: Task { @MainActor in … }."
      XCTAssertTrue(probe.complaints.contains(advice), probe.complaints)
      XCTAssertNotEqual(probe.status, 0)
    }
  }

  func test_a_call_with_a_widget_before_GTK_is_initialized_says_when_to_call() {
    let probe = Probe("HUDGTKProbe", "in without GTK")
    let advice = "Call it when the application is activated, or after gtk_init()."
    XCTAssertTrue(probe.complaints.contains(advice), probe.complaints)
    XCTAssertNotEqual(probe.status, 0)
  }

  func test_a_call_with_a_null_pointer_is_named() {
    let probe = Probe("HUDGTKProbe", "in nothing")
    let complaint = "HUD.in(_:) needs a widget, but was given a null pointer."
    XCTAssertTrue(probe.complaints.contains(complaint), probe.complaints)
    XCTAssertNotEqual(probe.status, 0)
  }

  func test_an_app_and_its_plugin_have_a_copy_of_the_library_each() throws {
    let library = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).so")
    defer { try? FileManager.default.removeItem(at: library) }
    try linkACopy(as: library)
    let probe = Probe("HUDGTKProbe", "copy", environment: ["HUD_COPY": library.path])
    XCTAssertEqual(
      probe.lines,
      [
        "HUDWillAppear", "HUDDidAppear", "The copy is loaded.", "HUDWillAppear", "HUDDidAppear",
        "HUDDidDisappear",
      ])
    // GLib's messages. A graphics driver may have written others.
    let messages = probe.complaints.split(separator: "\n").filter { $0.contains("**:") }
    XCTAssertEqual(messages, [])
    XCTAssertEqual(probe.status, 0)
  }

  /// Links the object files of the probe into a shared library.
  private func linkACopy(as library: URL) throws {
    let objects = Bundle.main.executableURL!.deletingLastPathComponent()
      .appendingPathComponent("HUDGTKProbe.product/Objects.LinkFileList").path
    try XCTSkipUnless(
      FileManager.default.fileExists(atPath: objects),
      "Xcode's build system keeps the object files elsewhere.")
    let linker = Process()
    linker.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    linker.arguments = [
      "swiftc", "-emit-library", "-Xlinker", "-Bsymbolic", "-o", library.path, "@\(objects)",
    ]
    try linker.run()
    linker.waitUntilExit()
    XCTAssertEqual(linker.terminationStatus, 0)
  }

  func test_a_GTK_that_the_main_actor_never_comes_to_is_named_once() {
    let probe = Probe("HUDAsyncMainProbe")
    XCTAssertEqual(probe.complaints.components(separatedBy: "GTK runs on a thread").count, 2)
    XCTAssertEqual(probe.status, 0)
  }

  func test_assistive_technology_finds_the_panel() throws {
    let reader = Bundle.tests.appendingPathComponent("accessible-tree.py").path
    let probe = Probe(
      "HUDGTKProbe", "speech", under: ["dbus-run-session", "--", "/usr/bin/python3", reader],
      environment: ["GTK_A11Y": "atspi", "NO_AT_BRIDGE": "0"])
    XCTAssertEqual(
      // Newer versions of the accessibility bus call a push button a button.
      Set(probe.lines.map { $0.replacing("push button", with: "button") }),
      [
        "alert 'Copying' '3 of 7' focused modal", "button 'Cancel'",
        "progress bar 'Copying' 0.4",
      ], "The button of the app, which the mask covers, must not be among them.")
    XCTAssertEqual(probe.status, 0, probe.complaints)
    let folder = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"] ?? "?"
    let left = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { process in
      let command = try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)
      return command?.contains("\(folder)/at-spi") == true
    }
    XCTAssertEqual(left, [], "The accessibility bus was left behind.")
  }
}

extension Bundle {
  /// The folder that contains the sources of these tests.
  fileprivate static var tests: URL { URL(fileURLWithPath: #filePath).deletingLastPathComponent() }
}
#endif
