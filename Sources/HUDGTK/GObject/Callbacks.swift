#if GTK && os(Linux)
import CHUDGTK
import HUDLayers

// The callbacks through which C calls Swift. GTK calls them on the thread on which GTK was
// initialized. A host shows HUDs only if that thread is the process's main thread (see
// `AsyncMainTrap`). So the callbacks can assume that they run on the main actor.

/// Connects a handler to a signal of an object. The handler stays connected until `disconnect()` is
/// called or the object is destroyed, even if this `Connection` is released earlier.
@MainActor class Connection {
  private var object: UnsafeMutableRawPointer?
  private var id: gulong = 0

  func disconnect() {
    if let object { g_signal_handler_disconnect(object, id) }
  }

  /// Blocks all other handlers of `signal` that the object has, and returns their numbers.
  func blockOthers(of signal: String) -> [gulong] {
    guard let object else { return [] }
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
    guard let object else { return }
    for handler in handlers { g_signal_handler_unblock(object, handler) }
  }

  fileprivate func connect<CFunction>(
    to signal: String, of object: UnsafeMutableRawPointer, calling call: CFunction,
    _ flags: GConnectFlags = GConnectFlags(rawValue: 0)
  ) -> Connection {
    self.object = object
    // The signal retains the connection, and releases it when the handler is disconnected or the
    // object is destroyed.
    id = g_signal_connect_data(
      object, signal, unsafeBitCast(call, to: GCallback.self),
      Unmanaged.passRetained(self).toOpaque(),
      { data, _ in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated {
          guard let data else { return }
          let connection = Unmanaged<Connection>.fromOpaque(data).takeRetainedValue()
          connection.object = nil
        }
      }, flags)
    return self
  }
}

@MainActor extension [Connection] {
  mutating func disconnect() {
    for connection in self { connection.disconnect() }
    removeAll()
  }
}

/// A Swift closure as the user data of a C function.
@MainActor final class Handler<Function>: Connection {
  fileprivate let function: Function

  init(_ function: Function) { self.function = function }

  /// Returns the user data for a C function. The handler is retained until the C function calls
  /// `releaseHandler`.
  func retained() -> UnsafeMutableRawPointer { Unmanaged<Connection>.passRetained(self).toOpaque() }
}

/// Calls `body` with the closure that `data` contains. The parameter of `body` must have exactly the
/// type of that closure.
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
  if let data { Unmanaged<Connection>.fromOpaque(data).release() }
}

@MainActor extension UnsafeMutableRawPointer {
  /// Calls `handler` when the object emits `signal`. The signal must not have a return value, but
  /// can have any arguments.
  ///
  /// The arguments are ignored. With `.swapped` the user data is the first argument, so
  /// one C function that reads only this argument fits every such signal.
  func on(_ signal: String, do handler: @escaping @MainActor () -> Void) -> Connection {
    let call: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
      callHandler(data) { (handler: @escaping @MainActor () -> Void) in handler() }
    }
    return Handler(handler).connect(to: signal, of: self, calling: call, .swapped)
  }

  /// Calls `handler` when this event controller emits `signal`. The arguments of the signal must be
  /// two coordinates, such as a position or a distance.
  func onPointer(
    _ signal: String, do handler: @escaping @MainActor (CGPoint) -> Void
  ) -> Connection {
    let call: @convention(c) (OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> Void = {
      _, x, y, data in
      callHandler(data) { (handler: @escaping @MainActor (CGPoint) -> Void) in
        handler(CGPoint(x: x, y: y))
      }
    }
    return Handler(handler).connect(to: signal, of: self, calling: call)
  }

  /// Calls `handler` for every key press that this key controller gets. If `handler` returns true,
  /// no later handler gets the key press.
  func onKey(
    do handler: @escaping @MainActor (_ key: guint, _ modifiers: GdkModifierType) -> Bool
  ) -> Connection {
    let call:
      @convention(c) (
        OpaquePointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?
      ) -> gboolean = { _, key, _, modifiers, data in
        callHandler(data) { (handler: @escaping @MainActor (guint, GdkModifierType) -> Bool) in
          handler(key, modifiers).gboolean
        }
      }
    return Handler(handler).connect(to: "key-pressed", of: self, calling: call)
  }

  /// Calls `handler` for every event that this legacy event controller gets. If `handler` returns
  /// true, no later handler gets the event.
  func onEvent(do handler: @escaping @MainActor (_ event: OpaquePointer) -> Bool) -> Connection {
    let call:
      @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean = {
        _, event, data in
        nonisolated(unsafe) let event = event
        return callHandler(data) { (handler: @escaping @MainActor (OpaquePointer) -> Bool) in
          event.map { handler($0).gboolean } ?? false.gboolean
        }
      }
    return Handler(handler).connect(to: "event", of: self, calling: call)
  }

  /// Calls `handler` to get the position and size of a child of this `GtkOverlay`. If `handler`
  /// returns nil, the overlay decides.
  func onPlacing(
    do handler: @escaping @MainActor (_ child: Widget) -> GdkRectangle?
  ) -> Connection {
    let call:
      @convention(c) (
        OpaquePointer?, Widget?, UnsafeMutablePointer<GdkRectangle>?, UnsafeMutableRawPointer?
      ) -> gboolean = { _, child, allocation, data in
        nonisolated(unsafe) let child = child
        nonisolated(unsafe) let allocation = allocation
        return callHandler(data) { (handler: @escaping @MainActor (Widget) -> GdkRectangle?) in
          guard let child, let place = handler(child) else { return false.gboolean }
          allocation?.pointee = place
          return true.gboolean
        }
      }
    return Handler(handler).connect(to: "get-child-position", of: self, calling: call)
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

// GLib 2.88 marks these types as sets of flags. Then Swift imports them as option sets and drops the
// C names of their constants. The names here are valid with every GLib, and `init(rawValue:)` is too.

extension GConnectFlags {
  static var swapped: Self { Self(rawValue: 1 << 1) }
}

extension GSignalMatchType {
  static var unblockedWithID: Self { Self(rawValue: 1 << 0 | 1 << 5) }
}
#endif
