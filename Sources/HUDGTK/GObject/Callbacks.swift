#if GTK && os(Linux)
import CHUDGTK
import HUDLayers

// The callbacks through which C calls Swift. GTK calls them on the thread on which GTK was
// initialized. A host shows HUDs only if that thread is the process's main thread (see
// `AsyncMainTrap`). So the callbacks can assume that they run on the main actor.

/// Connects a handler to a signal of an object. The handler stays connected until `disconnect()` is
/// called or the object is destroyed, even if this `Connection` is released earlier.
@MainActor final class Connection {
  private let object: WeakReference
  private let id: gulong

  fileprivate init(
    to signal: String, of object: UnsafeMutableRawPointer, _ handler: @escaping SignalHandler
  ) {
    let data = Handler(handler).retained()
    // GLib never returns null, because it ends the process when it is out of memory.
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data)!
    g_closure_add_finalize_notifier(closure, data, { data, _ in releaseHandler(data) })
    g_closure_set_marshal(closure) { closure, result, _, values, _, _ in
      nonisolated(unsafe) let values = values
      let answer = callHandler(closure?.pointee.data) { (handler: @escaping SignalHandler) in
        values.map { handler(SignalArguments(values: $0)) } ?? false
      }
      if let result, Bool(g_type_check_value_holds(result, FundamentalType.boolean)) {
        g_value_set_boolean(result, answer.gboolean)
      }
    }
    self.object = WeakReference(object)
    id = g_signal_connect_closure(object, signal, closure, false.gboolean)
  }

  func disconnect() {
    guard let object = object.object, Bool(g_signal_handler_is_connected(object.cast(), id)) else {
      return
    }
    g_signal_handler_disconnect(object, id)
  }

  /// Blocks all other handlers of `signal` that the object has, and returns their numbers.
  func blockOthers(of signal: String) -> [gulong] {
    guard let object = object.object else { return [] }
    let instance: UnsafeMutablePointer<GTypeInstance> = object.cast()
    let signal = g_signal_lookup(signal, instance.pointee.g_class.pointee.g_type)
    var others: [gulong] = []
    // GLib finds only the first handler that is not blocked.
    g_signal_handler_block(object, id)
    while true {
      let other = g_signal_handler_find(object, .unblockedWithID, signal, 0, nil, nil, nil)
      guard other != 0 else { break }
      g_signal_handler_block(object, other)
      others.append(other)
    }
    g_signal_handler_unblock(object, id)
    return others
  }

  func unblock(_ handlers: [gulong]) {
    guard let object = object.object else { return }
    for handler in handlers { g_signal_handler_unblock(object, handler) }
  }
}

@MainActor extension [Connection] {
  mutating func disconnect() {
    for connection in self { connection.disconnect() }
    removeAll()
  }
}

/// A handler of a signal. Its result counts only if the signal returns a Boolean.
private typealias SignalHandler = @MainActor (SignalArguments) -> Bool

/// The arguments of a signal. The first is the object that emits it.
private struct SignalArguments {
  let values: UnsafePointer<GValue>

  /// An argument that is a pointer, such as an event or a widget.
  func pointer(_ index: Int) -> UnsafeMutableRawPointer? { g_value_peek_pointer(values + index) }
}

/// A Swift closure as the user data of a C function.
@MainActor final class Handler<Function> {
  fileprivate let function: Function

  init(_ function: Function) { self.function = function }

  /// Returns the user data for a C function. The handler is retained until the C function calls
  /// `releaseHandler`.
  func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }
}

/// Calls `body` with the closure that `data` contains. The parameter of `body` must have exactly
/// the type of that closure.
func callHandler<Function, Result: Sendable>(
  _ data: UnsafeMutableRawPointer?, _ body: @MainActor (Function) -> Result
) -> Result {
  nonisolated(unsafe) let data = data
  return MainActor.assumeIsolated {
    guard let data else { preconditionFailure("A callback was called without its handler.") }
    return body(Unmanaged<Handler<Function>>.fromOpaque(data).takeUnretainedValue().function)
  }
}

func releaseHandler(_ data: UnsafeMutableRawPointer?) {
  if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}

@MainActor extension UnsafeMutableRawPointer {
  /// Calls `handler` when the object emits `signal`. The signal must not have a return value, but
  /// can have any arguments.
  func on(_ signal: String, do handler: @escaping @MainActor () -> Void) -> Connection {
    Connection(to: signal, of: self) { _ in
      handler()
      return false
    }
  }

  /// Calls `handler` when this event controller emits `signal`. The arguments of the signal must be
  /// two coordinates, such as a position or a distance.
  func onPointer(
    _ signal: String, do handler: @escaping @MainActor (CGPoint) -> Void
  ) -> Connection {
    Connection(to: signal, of: self) { arguments in
      let values = arguments.values
      handler(CGPoint(x: g_value_get_double(values + 1), y: g_value_get_double(values + 2)))
      return false
    }
  }

  /// Calls `handler` for every key press that this key controller gets. If `handler` returns true,
  /// no later handler gets the key press.
  func onKey(
    do handler: @escaping @MainActor (_ key: guint, _ modifiers: GdkModifierType) -> Bool
  ) -> Connection {
    Connection(to: "key-pressed", of: self) { arguments in
      handler(
        g_value_get_uint(arguments.values + 1),
        GdkModifierType(rawValue: g_value_get_flags(arguments.values + 3)))
    }
  }

  /// Calls `handler` for every event that this legacy event controller gets. If `handler` returns
  /// true, no later handler gets the event.
  func onEvent(do handler: @escaping @MainActor (_ event: OpaquePointer) -> Bool) -> Connection {
    Connection(to: "event", of: self) { $0.pointer(1).map { handler(OpaquePointer($0)) } ?? false }
  }

  /// Calls `handler` to get the position and size of a child of this `GtkOverlay`. If `handler`
  /// returns nil, the overlay decides.
  func onPlacing(
    do handler: @escaping @MainActor (_ child: Widget) -> GdkRectangle?
  ) -> Connection {
    Connection(to: "get-child-position", of: self) { arguments in
      guard let child = arguments.pointer(1), let place = handler(child.cast()) else {
        return false
      }
      arguments.pointer(2)?.assumingMemoryBound(to: GdkRectangle.self).pointee = place
      return true
    }
  }
}

// MARK: Signals of every object

/// Calls a handler when any object of a given type emits a given signal. Releasing the hook removes
/// the handler.
@MainActor final class EmissionHook {
  private let signal: guint
  private let id: gulong

  /// Creates a hook.
  ///
  /// - Parameter handler: Called with the object that emits the signal, and with the signal's first
  ///   argument if that is an object.
  init(
    on name: String, of type: GType,
    do handler:
      @escaping @MainActor (
        _ object: UnsafeMutableRawPointer, _ argument: UnsafeMutableRawPointer?
      ) -> Void
  ) {
    typealias ObjectHandler = @MainActor (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Void
    let heard: ObjectHandler = { object, argument in
      // If `type` inherits the signal, GLib calls the hook for objects of all types that have the
      // signal. So ignore objects that are not of `type`.
      if object.isA(type) { handler(object, argument) }
    }
    signal = g_signal_lookup(name, type)
    id = g_signal_add_emission_hook(
      signal, 0,
      { _, count, values, data in
        guard let values, let object = g_value_get_object(values) else { return true.gboolean }
        nonisolated(unsafe) let emitter = object
        nonisolated(unsafe) let argument = count > 1 ? (values + 1).object : nil
        callHandler(data) { (heard: @escaping ObjectHandler) in heard(emitter, argument) }
        return true.gboolean
      },
      Handler(heard).retained(), releaseHandler)
  }

  isolated deinit { g_signal_remove_emission_hook(signal, id) }
}

// MARK: Flags

// GLib 2.88 marks these types as sets of flags. Then Swift imports them as option sets and drops
// the C names of their constants. The names here are valid with every GLib, and `init(rawValue:)`
// is too.

extension GSignalMatchType {
  static var unblockedWithID: Self { Self(rawValue: 1 << 0 | 1 << 5) }
}
#endif
