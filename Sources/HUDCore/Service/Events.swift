extension HUD {
  /// What a HUD does, event by event, from the moment the loop begins.
  ///
  /// ```swift
  /// for await event in HUD.events where event.kind == .didDisappear {
  ///   print("gone:", event.reason ?? .dismissed)
  /// }
  /// ```
  public struct Events: AsyncSequence, Sendable {
    public typealias Element = Event

    let broadcast: Broadcast

    public struct AsyncIterator: AsyncIteratorProtocol {
      var events: AsyncStream<Event>.AsyncIterator

      public mutating func next() async -> Event? { await events.next() }
    }

    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(events: broadcast.listen().makeAsyncIterator())
    }
  }
}

/// Gives every event to everyone who listens.
final class Broadcast: Sendable {
  private struct Listeners: Sendable {
    var continuations: [UInt64: AsyncStream<HUD.Event>.Continuation] = [:]
    var last: UInt64 = 0
    var isOver = false
  }

  private let listeners = Locked(Listeners())

  func listen() -> AsyncStream<HUD.Event> {
    let (stream, continuation) = AsyncStream.makeStream(of: HUD.Event.self)
    let id: UInt64? = listeners.withLock { listeners in
      guard !listeners.isOver else { return nil }
      listeners.last += 1
      listeners.continuations[listeners.last] = continuation
      return listeners.last
    }
    guard let id else {
      continuation.finish()
      return stream
    }
    continuation.onTermination = { [weak self] _ in
      _ = self?.listeners.withLock { $0.continuations.removeValue(forKey: id) }
    }
    return stream
  }

  func send(_ event: HUD.Event) {
    let continuations = listeners.withLock { Array($0.continuations.values) }
    for continuation in continuations { continuation.yield(event) }
  }

  /// Ends the loops of all who listen, now or later.
  func finish() {
    let continuations = listeners.withLock { listeners in
      listeners.isOver = true
      defer { listeners.continuations = [:] }
      return Array(listeners.continuations.values)
    }
    for continuation in continuations { continuation.finish() }
  }
}
