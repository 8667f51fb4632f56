#if GTK && os(Linux)
import CHUDGTK
import Foundation
@testable import HUDCore
@testable import HUDGTK
import HUDLayers
import HUDMeasurements
import XCTest

/// Shows many HUDs of every kind in a window, one after another, and checks that nothing is left.
/// `Tests/soak` sets the number of rounds; without it the test is skipped, because it takes long.
final class SoakTests: GTKTestCase {
  override class var minutes: Int { 60 }

  func test_HUDs_of_every_kind_leave_nothing() throws {
    let rounds = ProcessInfo.processInfo.environment["HUD_SOAK_ROUNDS"].flatMap { Int($0) } ?? 0
    try XCTSkipIf(rounds == 0, "Tests/soak sets the number of rounds.")
    MainActor.assumeIsolated { Soak().run(rounds: rounds) }
  }

  func test_each_object_that_a_HUD_releases_may_change_its_window() throws {
    try XCTSkipIf(
      ProcessInfo.processInfo.environment["HUD_SOAK_ROUNDS"] == nil, "Tests/soak runs it.")
    MainActor.assumeIsolated { ReleaseMatrix.run() }
  }
}

@MainActor private struct Soak {
  func run(rounds: Int) {
    var window = TestWindow()
    window.present()
    let hud = TestHUD()
    var (before, widgets) = (0, 0)
    // The first rounds fill the caches of Pango, Cairo and GTK, which then stay as they are.
    let roundsBefore = 200
    for round in 0..<roundsBefore + rounds {
      if round == roundsBefore {
        before = Heap.allocatedBytes
        widgets = count(below: window.widget)
      }
      play(round, in: window, hud)
      XCTAssertNil(hud.host.presenter)
      if round % 50 == 25 {
        window.destroy()
        window = TestWindow()
        window.present()
      }
    }
    let growth = Heap.allocatedBytes - before
    print("In \(rounds) rounds in a window the memory in use grew by \(growth / 1_000) kB.")
    XCTAssertLessThan(growth, 1_000_000)
    XCTAssertEqual(count(below: window.widget), widgets, "A round left a widget.")
    // GTK's own transitions, such as that of the focus, take a quarter of a second.
    spend(.seconds(1))
    XCTAssert(window.isAtRest(), "A frame callback is left.")
    hud.end()
    window.destroy()
  }

  /// Shows a HUD in one of the ways in which an app can, and ends it. The numbers of kinds, masks
  /// and hosts have no common factor, so every combination has its turn.
  private func play(_ round: Int, in window: TestWindow, _ shared: TestHUD) {
    weak var host: GTKHost?
    weak var controller: HUDController?
    switch round % 5 {
    case 0: show(round, on: shared.controller) { shared.isDrawn }
    case 1:
      let hud = TestHUD()
      (host, controller) = (hud.host, hud.controller)
      show(round, on: hud.controller) { hud.isDrawn }
      hud.end()
    case 2:
      let (first, second) = (GTKHost(), GTKHost(over: window.box.raw))
      host = first
      let hud = HUDController { first }
      controller = hud
      show(round, on: hud) { first.presenter?.needsUpdate == false }
      hud.show(status: "Moves")
      hud.move(to: second)
      show(round, on: hud) { second.presenter?.needsUpdate == false }
    case 3:
      shared.controller.show(status: "Hidden with its window")
      gtk_widget_set_visible(window.widget, 0)
      waitFor("the HUD to end") { shared.host.presenter == nil }
      shared.controller.dismiss()
      gtk_widget_set_visible(window.widget, 1)
      window.present()
    default:
      let hud = HUD.in(window.button)
      show(round, on: hud) { hud.isVisible }
    }
    waitFor("the host and the controller to be released") { host == nil && controller == nil }
  }

  private func show(
    _ round: Int, on hud: HUDController, until isDrawn: () -> Bool
  ) {
    let masks: [HUD.Mask] = [
      .none, .clear, .black, .gradient, .blur, .color(.white), .blur(tint: .black),
    ]
    let options = HUD.Options(
      mask: masks[round % masks.count], animation: round.isMultiple(of: 2) ? .slide : .none)
    let cancel = HUD.Action("Cancel", role: .cancel) {}
    let progress = Progress(totalUnitCount: 10)
    var activity: HUD.Activity?
    switch round % 11 {
    case 0: hud.show(status: "Loading", options: options)
    case 1: hud.showProgress(0.4, status: "Copying", options: options)
    case 2: hud.showSuccess("Saved", options: options)
    case 3: hud.showError("Not saved", options: options)
    case 4: hud.showInfo("Draft kept", detail: "Until tomorrow", options: options)
    case 5: hud.showText("Copied", options: options)
    case 6: hud.show(HUD.Content(.activity, status: "Loading", action: cancel), options: options)
    case 7: activity = hud.begin("Syncing", as: .bar(0.3), options: options)
    case 8: hud.track(progress, status: "Importing", as: .pie, options: options)
    case 9: hud.show(HUD.Content(.custom { gtk_spinner_new() }, status: "Own"), options: options)
    default:
      hud.show(HUD.Content(.custom { _ in CALayer() }, status: "Own layer"), options: options)
    }
    waitFor("the HUD to be drawn", until: isDrawn)
    activity?.progress = 0.7
    progress.completedUnitCount = 7
    hud.setStatus("Round \(round % 10)")
    spend(.milliseconds(5))
    activity?.end()
    hud.dismiss()
    waitFor("the HUD to end") { hud.panel == nil }
  }

  /// The number of widgets in a window.
  private func count(below widget: Widget) -> Int {
    var count = 0
    _ = find(in: widget) { _ in
      count += 1
      return false
    }
    return count
  }
}
#endif
