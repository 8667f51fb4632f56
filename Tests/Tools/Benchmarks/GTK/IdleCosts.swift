#if GTK && os(Linux)
import CHUDGTK
import Foundation
import HUD
import HUDMeasurements

/// What a HUD costs while nothing moves: frames, timers and memory.
@MainActor struct IdleCosts {
  let window: BenchmarkWindow

  func measure() {
    measureToast()
    measureHidden()
    measureMemory()
  }

  private func measureToast() {
    HUD.showSuccess("Saved", options: HUD.Options(duration: .seconds(60)))
    window.run(for: 1)
    let frames = window.frames
    window.run(for: 2)
    report("gtk-toast-frames", Double(window.frames - frames))
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
    report("gtk-hidden-wakes", Double(wakes - 1))
  }

  private func measureMemory() {
    func show() -> Int {
      HUD.show(status: "Loading…", options: HUD.Options(style: .plain))
      window.run(for: 2)
      let shown = Heap.allocatedBytes
      HUD.dismiss()
      window.run(for: 1)
      return shown
    }
    _ = show()
    let before = Heap.allocatedBytes
    let shown = show()
    report("gtk-memory-shown", Double(shown - before) / 1024)
    report("gtk-memory-hidden", Double(Heap.allocatedBytes - before) / 1024)
  }
}
#endif
