#if os(Linux)
import Foundation
import Glibc
import HUDCore
import HUDOffscreen

/// The number of allocations that progress calls make.
@MainActor enum AllocationCounts {
  nonisolated private static let steps = 1_000

  static func measure() {
    guard let counter = AllocationCounter() else { return }
    let controller = HUDController { NoHost() }
    let calls = onThread {
      for _ in 0..<10 { controller.showProgress(0.1) }
      return counter.count {
        for step in 1...steps { controller.showProgress(Double(step) / Double(steps)) }
      }
    }
    report("call-allocations", Double(calls) / Double(steps))
    measureMainThread(counter)
  }

  private static func measureMainThread(_ counter: AllocationCounter) {
    let screen = OffscreenHost()
    let controller = HUDController(host: screen)
    controller.showProgress(0.1, status: "Loading…")
    screen.advance(by: .seconds(1))
    var number = 0
    func step() {
      number += 1
      // Within one quarter, because another quarter is announced.
      controller.showProgress(0.26 + Double(number % 200) / 1_000)
    }
    func frame(steps count: Int) -> Double {
      let allocations = counter.count {
        for _ in 0..<steps {
          for _ in 0..<count { step() }
          screen.settle()
        }
      }
      return Double(allocations) / Double(steps)
    }
    _ = frame(steps: 1)
    let calls = counter.count { for _ in 0..<steps { step() } }
    report("step-allocations", Double(calls) / Double(steps))
    let (none, one, five) = (frame(steps: 0), frame(steps: 1), frame(steps: 5))
    report("frame-allocations", one - none)
    report("later-step-allocations", five - one)
  }
}

/// Counts allocations with the C library's `mtrace`, which writes a line for each of them.
///
/// It needs `LD_PRELOAD=libc_malloc_debug.so.0`, and the name of a file in `MALLOC_TRACE`.
private struct AllocationCounter: Sendable {
  private typealias Function = @convention(c) () -> Void
  private typealias LookUp =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafePointer<CChar>, UnsafePointer<CChar>
    ) -> UnsafeMutableRawPointer?

  private let path: String
  private let start: Function
  private let stop: Function

  init?() {
    // The C library has functions of the same names, which do nothing. So look up the library's own,
    // which have a version that `dlsym` does not find.
    guard let lookUp = dlsym(dlopen(nil, RTLD_LAZY), "dlvsym") else { return nil }
    let symbol = unsafeBitCast(lookUp, to: LookUp.self)
    let library = dlopen("libc_malloc_debug.so.0", RTLD_LAZY | RTLD_NOLOAD)
    let version = "GLIBC_2.2.5"
    guard let path = ProcessInfo.processInfo.environment["MALLOC_TRACE"], let library,
      let start = symbol(library, "mtrace", version),
      let stop = symbol(library, "muntrace", version)
    else { return nil }
    self.path = path
    self.start = unsafeBitCast(start, to: Function.self)
    self.stop = unsafeBitCast(stop, to: Function.self)
  }

  func count(_ body: () -> Void) -> Int {
    start()
    body()
    stop()
    // The file is begun anew each time.
    let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
    // A new block has a plus sign, and one that was enlarged has the sign >.
    return lines.count { $0.contains(" + 0x") || $0.contains(" > 0x") }
  }
}
#endif
