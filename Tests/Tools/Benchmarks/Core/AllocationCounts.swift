#if os(Linux)
import Foundation
import Glibc
import HUDCore
import HUDLayers
import HUDMeasurements
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
    func frame(steps count: Int) -> [Int: Double] {
      let sizes = counter.sizes {
        for _ in 0..<steps {
          for _ in 0..<count { step() }
          screen.settle()
        }
      }
      return sizes.mapValues { Double($0) / Double(steps) }
    }
    _ = frame(steps: 1)
    let calls = counter.count { for _ in 0..<steps { step() } }
    report("step-allocations", Double(calls) / Double(steps))
    let (none, one, five) = (frame(steps: 0), frame(steps: 1), frame(steps: 5))
    func total(_ sizes: [Int: Double]) -> Double { sizes.values.reduce(0, +) }
    report("frame-allocations", total(one) - total(none))
    report("later-step-allocations", total(five) - total(one))
    // The animation is the only object of its size. Keep it, because the compiler would leave it
    // out.
    var animation: CAAnimation?
    let sizes = counter.sizes { animation = CABasicAnimation(keyPath: "strokeEnd") }
    withExtendedLifetime(animation) {
      report("animation-objects", sizes.keys.max().map { five[$0, default: 0] } ?? .nan)
    }
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
    // The C library has functions of the same names, which do nothing. So look up the library's
    // own, which have a version that `dlsym` does not find.
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

  func count(_ body: () -> Void) -> Int { sizes(body).values.reduce(0, +) }

  /// Returns how many blocks of each size `body` allocates.
  func sizes(_ body: () -> Void) -> [Int: Int] {
    start()
    body()
    stop()
    // The file is begun anew each time.
    let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
    // A new block has a plus sign, and one that was enlarged has the sign >. The size comes last.
    let sizes = lines.filter { $0.contains(" + 0x") || $0.contains(" > 0x") }
      .compactMap { $0.split(separator: " ").last.flatMap { Int($0.dropFirst(2), radix: 16) } }
    return sizes.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
#endif
