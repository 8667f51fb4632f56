#if GTK && os(Linux)
import CHUDGTK
import HUDLayers

// The callbacks through which C calls Swift. GTK calls them on the thread on which GTK was
// initialized. A host shows HUDs only if that thread is the process's main thread (see
// `AsyncMainTrap`). So the callbacks can assume that they run on the main actor.

/// The values that GLib passes to a handler of a signal: first the object that emits the signal,
/// then the signal's arguments.
typealias SignalValues = UnsafePointer<GValue>

extension SignalValues {
  /// Returns the value at `index`, which must be a pointer, such as one to an event or a widget.
  func pointer(_ index: Int) -> UnsafeMutableRawPointer? { g_value_peek_pointer(self + index) }

  /// The first two arguments, which must be coordinates, such as a position or a distance.
  var point: CGPoint { CGPoint(x: g_value_get_double(self + 1), y: g_value_get_double(self + 2)) }
}

/// A Swift closure as the user data of a C function.
@MainActor final class Callback {
  private let body: @MainActor (SignalValues?) -> Bool

  /// - Parameter body: Called with the values of a signal, or with nil if the C function is not
  ///   called for a signal. Returns the Boolean that the C function expects, if it expects one.
  init(_ body: @escaping @MainActor (SignalValues?) -> Bool) { self.body = body }

  /// Returns the user data for a C function. The callback is retained until C code calls
  /// `release(_:)` with that data.
  func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  nonisolated static func release(_ data: UnsafeMutableRawPointer?) {
    if let data { Unmanaged<Callback>.fromOpaque(data).release() }
  }

  /// Calls the closure of the callback in `data`, and returns its result.
  @discardableResult nonisolated static func call(
    _ data: UnsafeMutableRawPointer?, _ values: SignalValues? = nil
  ) -> gboolean {
    nonisolated(unsafe) let (data, values) = (data, values)
    return MainActor.assumeIsolated {
      guard let data else { preconditionFailure("A callback was called without its closure.") }
      return Unmanaged<Callback>.fromOpaque(data).takeUnretainedValue().body(values).gboolean
    }
  }
}

@MainActor extension UnsafeMutableRawPointer {
  /// Calls `handler` when the object emits `signal`, until the returned connection is released. The
  /// signal can have any arguments, but must not have a return value.
  func on(_ signal: String, do handler: @escaping @MainActor () -> Void) -> Connection {
    Connection(to: self, handler: connect(signal, handler))
  }

  /// Calls `handler` at each `signal` while this object exists. Returns the ID of the handler.
  @discardableResult func connect(
    _ signal: String, _ handler: @escaping @MainActor () -> Void
  ) -> gulong {
    connect(
      signal,
      Callback { _ in
        handler()
        return false
      })
  }

  /// Calls `handler` when the object emits `signal`. If the signal returns a Boolean, that is the
  /// result of `handler`; for any other signal, the result is ignored.
  func onValues(
    _ signal: String, do handler: @escaping @MainActor (SignalValues) -> Bool
  ) -> Connection {
    Connection(to: self, handler: connect(signal, Callback { $0.map(handler) ?? false }))
  }

  private func connect(_ signal: String, _ callback: Callback) -> gulong {
    let data = callback.retained()
    // GLib never returns null, because it ends the process when it is out of memory.
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data)!
    g_closure_add_finalize_notifier(closure, data, { data, _ in Callback.release(data) })
    g_closure_set_marshal(closure) { closure, result, _, values, _, _ in
      let answer = Callback.call(closure?.pointee.data, values)
      if let result, Bool(g_type_check_value_holds(result, FundamentalType.boolean)) {
        g_value_set_boolean(result, answer)
      }
    }
    return g_signal_connect_closure(self, signal, closure, false.gboolean)
  }

  /// Calls `handler` when this event controller emits `signal`, whose arguments must be two
  /// coordinates.
  func onPointer(_ signal: String, do handler: @escaping @MainActor (CGPoint) -> Void) -> Connection
  {
    onValues(signal) {
      handler($0.point)
      return false
    }
  }

  /// Calls `handler` for every event that this legacy event controller gets. If `handler` returns
  /// true, no later handler gets the event.
  func onEvent(do handler: @escaping @MainActor (_ event: OpaquePointer) -> Bool) -> Connection {
    onValues("event") { $0.pointer(1).map { handler(OpaquePointer($0)) } ?? false }
  }
}

/// Calls a handler when any object that has a given signal emits that signal. Releasing the hook
/// removes the handler.
@MainActor final class EmissionHook {
  private let signal: guint
  private let id: gulong

  /// Creates a hook.
  ///
  /// - Parameter type: The type that has the signal, or inherits it. The handler is called for
  ///   objects of all types that have the signal.
  init(on name: String, of type: GType, do handler: @escaping @MainActor (SignalValues) -> Void) {
    signal = g_signal_lookup(name, type)
    id = g_signal_add_emission_hook(
      signal, 0, { _, _, values, data in Callback.call(data, values) },
      Callback {
        $0.map(handler)
        return true
      }.retained(), { Callback.release($0) })
  }

  isolated deinit { g_signal_remove_emission_hook(signal, id) }
}
#endif
