#if GTK && os(Linux)

/// A timer that fires once, on the same clock as GLib's monotonic time.
///
/// The timer waits in a task and in a GLib timeout, and fires when the first of the two ends. The
/// task also works in an app that does not run a GLib loop, where a toast that waits for a window
/// must end too. The timeout also works in a nested GLib loop that a task of the main actor runs,
/// for example for a modal dialog: no other task of the main actor runs meanwhile.
@MainActor final class WakeTimer {
  private var task: Task<Void, Never>?
  private var timeout: Timeout?

  /// Schedules one call of `action` after `delay`. Cancels the call that an earlier `ring` has
  /// scheduled. If `delay` is nil, no new call is scheduled.
  func ring(after delay: Duration?, _ action: @escaping @MainActor () -> Void) {
    cancel()
    guard let delay else { return }
    let ring: @MainActor () -> Void = { [weak self] in
      self?.cancel()
      action()
    }
    task = Task {
      guard (try? await Task.sleep(for: delay, clock: .suspending)) != nil, !Task.isCancelled
      else { return }
      ring()
    }
    timeout = Timeout(after: delay, do: ring)
  }

  private func cancel() {
    task?.cancel()
    task = nil
    timeout = nil
  }
}
#endif
