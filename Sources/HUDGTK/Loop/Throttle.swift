#if GTK && os(Linux)
import HUDCore
import HUDLayers

/// Runs an action on request, but at most once per interval. A request that comes too early is
/// served at the end of the interval.
@MainActor final class Throttle {
  private let interval: Duration
  private let act: @MainActor () -> Void
  private let timer = WakeTimer()
  private var next = Duration.zero
  private var isWaiting = false

  init(every interval: Duration, _ act: @escaping @MainActor () -> Void) {
    self.interval = interval
    self.act = act
  }

  func ask() {
    guard !isWaiting else { return }
    let now = Duration.now
    guard now < next else { return perform() }
    isWaiting = true
    timer.ring(after: next - now) { [weak self] in self?.perform() }
  }

  private func perform() {
    isWaiting = false
    next = .now + interval
    act()
  }
}
#endif
