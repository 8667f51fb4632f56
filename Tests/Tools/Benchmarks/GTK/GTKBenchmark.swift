#if GTK && os(Linux)
import CHUDGTK
import Foundation

/// Measures the cost of a HUD in a window, compared with GTK's own spinner in the same window.
/// `Tests/bench` runs this program as a release build on its own display, at one and at two pixels
/// a point.
///
///     HUDGTKBenchmark 1 frames      measures frames in which something moves
///     HUDGTKBenchmark 1 idle        measures a HUD in which nothing moves
///     HUDGTKBenchmark 1 call NAME   measures one kind of call
///     HUDGTKBenchmark 1 calls       prints the names of the calls
@main @MainActor struct GTKBenchmark {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let scale = arguments.first ?? "1"
    // GDK reads this variable when it opens the display. Overrides a value from outside.
    setenv("GDK_SCALE", scale, 1)
    guard gtk_init_check() != 0, let window = BenchmarkWindow() else {
      fail("There is no display.")
    }
    guard "\(window.scale)" == scale else {
      fail("The window has \(window.scale) pixels a point, not \(scale).")
    }
    switch (arguments.dropFirst().first, arguments.dropFirst(2).first) {
    case ("frames", nil): FrameCosts(window: window).measure()
    case ("idle", nil): IdleCosts(window: window).measure()
    case ("calls", nil): for name in CallTimes.names { print(name) }
    case ("call", let name?): CallTimes.measure(name, in: window)
    default: fail("Use frames, idle, calls, or call and a name.")
    }
  }
}

func fail(_ sentence: String) -> Never {
  print(sentence)
  exit(2)
}
#else
@main struct GTKBenchmark {
  static func main() {}
}
#endif
