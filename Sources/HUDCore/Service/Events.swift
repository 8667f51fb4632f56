extension HUD {
  /// The sequence of a HUD's events, from the moment at which `HUD.events` was read.
  ///
  /// ```swift
  /// for await event in HUD.events where event.kind == .didDisappear {
  ///   print("gone:", event.reason ?? .dismissed)
  /// }
  /// ```
  ///
  /// Each value is one subscription, which stores the newest thousand of the events that the loop
  /// over the value has not read yet. A value can be iterated only once; a second loop over it ends
  /// at once. The subscription ends when the loop ends or, if there was no loop, when the last copy
  /// of the value is released.
  public struct Events: AsyncSequence, Sendable {
    /// One event of the HUD.
    public typealias Element = Event

    /// The stream of events; nil after the first loop has taken it.
    private let stream: Locked<AsyncStream<Event>?>

    init(_ stream: AsyncStream<Event>) { self.stream = Locked(stream) }

    /// An iterator over the events of one subscription. It ends once the HUD is released or the task
    /// is cancelled.
    public typealias AsyncIterator = AsyncStream<Event>.AsyncIterator

    /// Returns an iterator over the events. Only the first iterator gets events; all later
    /// iterators end at once.
    public func makeAsyncIterator() -> AsyncIterator {
      (stream.withLock { $0.take() } ?? AsyncStream { $0.finish() }).makeAsyncIterator()
    }
  }
}

/// Sends each event to all subscriptions.
package final class Broadcast: Sendable {
  private typealias Listener = Box<AsyncStream<HUD.Event>.Continuation>

  private let listeners = Locked<[Listener]>([])

  package var listenerCount: Int { all.count }

  func listen() -> AsyncStream<HUD.Event> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: HUD.Event.self, bufferingPolicy: .bufferingNewest(1_000))
    let listener = Box(continuation)
    listeners.withLock { $0.append(listener) }
    continuation.onTermination = { [weak self, weak listener] _ in
      self?.listeners.withLock { listeners in listeners.removeAll { $0 === listener } }
    }
    return stream
  }

  func send(_ event: HUD.Event) { for listener in all { listener.value.yield(event) } }

  /// Ends all subscriptions.
  func finish() { for listener in all { listener.value.finish() } }

  /// A copy, because the lock must not be held while listeners are called: one that ends takes it.
  private var all: [Listener] { listeners.withLock(\.self) }
}
