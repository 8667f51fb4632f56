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

  fileprivate func connect(
    on object: UnsafeMutableRawPointer, _ signal: String, _ call: GCallback,
    _ flags: GConnectFlags = GConnectFlags(rawValue: 0)
  ) {
    self.object = object
    // The signal retains the connection, and releases it when the handler is disconnected or the
    // object is destroyed.
    id = g_signal_connect_data(
      object, signal, call, Unmanaged.passRetained(self).toOpaque(),
      { data, _ in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated {
          guard let data else { return }
          let connection = Unmanaged<Connection>.fromOpaque(data).takeRetainedValue()
          connection.object = nil
        }
      }, flags)
  }
}

@MainActor extension [Connection] {
  mutating func disconnect() {
    for connection in self { connection.disconnect() }
    removeAll()
  }
}

@MainActor private final class Handler<Function>: Connection {
  let function: Function

  init(_ function: Function) { self.function = function }

  /// Calls `body` with the function of the handler that `data` points to.
  nonisolated static func call<Result: Sendable>(
    _ data: UnsafeMutableRawPointer?, _ body: @MainActor (Function) -> Result
  ) -> Result {
    nonisolated(unsafe) let data = data
    return MainActor.assumeIsolated {
      guard let data else { preconditionFailure("A callback was called without its handler.") }
      return body(Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue().function)
    }
  }
}

@MainActor extension UnsafeMutableRawPointer {
  /// Calls `handler` when the object emits `signal`. The signal must not have a return value, but
  /// can have any arguments.
  ///
  /// The arguments are ignored. With `.swapped` the user data is the first argument, so
  /// one C function that reads only this argument fits every such signal.
  func on(_ signal: String, do handler: @escaping @MainActor () -> Void) -> Connection {
    typealias NothingHandler = @MainActor () -> Void
    let call: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
      Handler<NothingHandler>.call(data) { $0() }
    }
    let connection = Handler<NothingHandler>(handler)
    connection.connect(on: self, signal, unsafeBitCast(call, to: GCallback.self), .swapped)
    return connection
  }

  /// Calls `handler` when this event controller emits `signal`. The arguments of the signal must be
  /// two coordinates, such as a position or a distance.
  func onPointer(
    _ signal: String, do handler: @escaping @MainActor (CGPoint) -> Void
  ) -> Connection {
    typealias PointerHandler = @MainActor (CGPoint) -> Void
    let call: @convention(c) (OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> Void = {
      _, x, y, data in
      Handler<PointerHandler>.call(data) { $0(CGPoint(x: x, y: y)) }
    }
    let connection = Handler<PointerHandler>(handler)
    connection.connect(on: self, signal, unsafeBitCast(call, to: GCallback.self))
    return connection
  }

  /// Calls `handler` for every key press that this key controller gets. If `handler` returns true,
  /// no later handler gets the key press.
  func onKey(
    do handler: @escaping @MainActor (_ key: guint, _ modifiers: GdkModifierType) -> Bool
  ) -> Connection {
    typealias KeyHandler = @MainActor (guint, GdkModifierType) -> Bool
    let call:
      @convention(c) (
        OpaquePointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?
      ) -> gboolean = { _, key, _, modifiers, data in
        Handler<KeyHandler>.call(data) { $0(key, modifiers).gboolean }
      }
    let connection = Handler<KeyHandler>(handler)
    connection.connect(on: self, "key-pressed", unsafeBitCast(call, to: GCallback.self))
    return connection
  }

  /// Calls `handler` for every event that this legacy event controller gets. If `handler` returns
  /// true, no later handler gets the event.
  func onEvent(do handler: @escaping @MainActor (_ event: OpaquePointer) -> Bool) -> Connection {
    typealias EventHandler = @MainActor (OpaquePointer) -> Bool
    let call:
      @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean = {
        _, event, data in
        nonisolated(unsafe) let event = event
        return Handler<EventHandler>.call(data) { handler in
          event.map { handler($0).gboolean } ?? false.gboolean
        }
      }
    let connection = Handler<EventHandler>(handler)
    connection.connect(on: self, "event", unsafeBitCast(call, to: GCallback.self))
    return connection
  }

  /// Calls `handler` to get the position and size of a child of this `GtkOverlay`. If `handler`
  /// returns nil, the overlay decides.
  func onPlacing(
    do handler: @escaping @MainActor (_ child: Widget) -> GdkRectangle?
  ) -> Connection {
    typealias PlacingHandler = @MainActor (Widget) -> GdkRectangle?
    let call:
      @convention(c) (
        OpaquePointer?, Widget?, UnsafeMutablePointer<GdkRectangle>?, UnsafeMutableRawPointer?
      ) -> gboolean = { _, child, allocation, data in
        nonisolated(unsafe) let child = child
        nonisolated(unsafe) let allocation = allocation
        return Handler<PlacingHandler>.call(data) { handler in
          guard let child, let place = handler(child) else { return false.gboolean }
          allocation?.pointee = place
          return true.gboolean
        }
      }
    let connection = Handler<PlacingHandler>(handler)
    connection.connect(on: self, "get-child-position", unsafeBitCast(call, to: GCallback.self))
    return connection
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
    typealias EmissionHandler =
      @MainActor (
        UnsafeMutableRawPointer, UnsafeMutableRawPointer?
      ) -> Void
    let heard: EmissionHandler = { object, argument in
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
        Handler<EmissionHandler>.call(data) { $0(emitter, argument) }
        return true.gboolean
      },
      Unmanaged<Connection>.passRetained(Handler<EmissionHandler>(heard)).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<Connection>.fromOpaque(data).release()
      })
  }

  isolated deinit { g_signal_remove_emission_hook(signal, id) }
}

// MARK: Sources and ticks

@MainActor extension UnsafeMutablePointer<GtkWidget> {
  /// Calls `handler` before each frame of the widget's window, until `handler` returns false.
  func onTick(do handler: @escaping @MainActor () -> Bool) {
    typealias TickHandler = @MainActor () -> Bool
    gtk_widget_add_tick_callback(
      self, { _, _, data in Handler<TickHandler>.call(data) { $0().gboolean } },
      Unmanaged<Connection>.passRetained(Handler<TickHandler>(handler)).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<Connection>.fromOpaque(data).release()
      })
  }
}

/// Calls `handler` repeatedly, with `milliseconds` between two calls, until `handler` returns
/// false. GLib's main loop must be running.
@MainActor func every(_ milliseconds: guint, do handler: @escaping @MainActor () -> Bool) {
  attach(g_timeout_source_new(milliseconds), handler)
}

/// Calls a handler once after some time, if GLib's main loop is running then. Releasing the timeout
/// cancels the call.
@MainActor final class Timeout {
  // GLib keeps the number of a source that has ended for another source, so keep the source.
  private let source: UnsafeMutablePointer<GSource>?

  init(after delay: Duration, do handler: @escaping @MainActor () -> Void) {
    let milliseconds = (delay / .milliseconds(1)).rounded(.up)
    source = g_timeout_source_new(guint(min(max(milliseconds, 0), Double(guint.max))))
    g_source_ref(source)
    attach(source) {
      handler()
      return false
    }
  }

  isolated deinit {
    g_source_destroy(source)
    g_source_unref(source)
  }
}

/// Adds `source` to GLib's main loop, which calls `handler` until that returns false.
@MainActor private func attach(
  _ source: UnsafeMutablePointer<GSource>?, _ handler: @escaping @MainActor () -> Bool
) {
  typealias SourceHandler = @MainActor () -> Bool
  g_source_set_callback(
    source,
    { data in
      guard Thread.isMainThread else {
        AsyncMainTrap.report()
        return false.gboolean
      }
      return Handler<SourceHandler>.call(data) { $0().gboolean }
    },
    Unmanaged<Connection>.passRetained(Handler<SourceHandler>(handler)).toOpaque(),
    { data in
      guard let data else { return }
      Unmanaged<Connection>.fromOpaque(data).release()
    })
  g_source_attach(source, nil)
  g_source_unref(source)
}
#endif
