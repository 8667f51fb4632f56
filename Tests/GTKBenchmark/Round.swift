#if GTK && os(Linux)
import CHUDGTK
import Foundation
import HUD

/// One round of everything that `Tests/bench` measures in a window.
@MainActor struct Round {
  private static let frames = 100

  let window: BenchmarkWindow

  func measure() {
    measureIndicators()
    guard window.scale == 1 else { return }
    measureToast()
    measureHidden()
    measureMemory()
  }

  private func measureIndicators() {
    func report(_ name: String, _ costs: [Double]) {
      HUDGTKBenchmark.report("gtk-\(window.scale)-\(name)", costs.median)
    }
    // The first frames of a process take longer.
    _ = window.costs(of: window.spinner, frames: Self.frames)
    report("nothing", window.costs(of: window.nothing, frames: Self.frames))
    report("spinner", window.costs(of: window.spinner, frames: Self.frames))
    for (name, style) in [("ring", HUD.Style.solid), ("default", .standardSolid)] {
      HUD.showRing(style)
      report(name, window.costs(ofFrames: Self.frames))
      HUD.dismiss()
      window.run(for: 0.5)
    }
  }

  private func measureToast() {
    HUD.showSuccess("Saved", options: HUD.Options(duration: .seconds(60)))
    window.run(for: 1)
    let frames = window.frames
    window.run(for: 2)
    HUDGTKBenchmark.report("gtk-toast-frames", Double(window.frames - frames))
    HUD.dismiss()
    window.run(for: 1)
  }

  /// Counts how often the main loop is woken while the HUD is hidden.
  private func measureHidden() {
    var isOver = false
    let alarm = g_timeout_add(
      2_000,
      { flag in
        flag?.assumingMemoryBound(to: Bool.self).pointee = true
        return 1
      }, &isOver)
    var wakes = 0
    while !isOver { wakes += Int(g_main_context_iteration(nil, 1)) }
    g_source_remove(alarm)
    // The last wake was the alarm's.
    HUDGTKBenchmark.report("gtk-hidden-wakes", Double(wakes - 1))
  }

  private func measureMemory() {
    func show() -> Int {
      HUD.show(status: "Loading…", options: HUD.Options(style: .solid))
      window.run(for: 2)
      let shown = Heap.allocatedBytes
      HUD.dismiss()
      window.run(for: 1)
      return shown
    }
    _ = show()
    let before = Heap.allocatedBytes
    let shown = show()
    HUDGTKBenchmark.report("gtk-memory-shown", Double(shown - before) / 1024)
    HUDGTKBenchmark.report("gtk-memory-hidden", Double(Heap.allocatedBytes - before) / 1024)
  }
}
#endif
