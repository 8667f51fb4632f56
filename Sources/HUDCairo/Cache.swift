/// A cache of limited size. A full cache forgets all its values when another value is added.
final class Cache<Key: Hashable, Value> {
  private let limit: Int
  private(set) var entries: [Key: Value] = [:]

  init(limit: Int) {
    self.limit = limit
  }

  func value(for key: Key, make: () -> Value) -> Value {
    if let value = entries[key] { return value }
    let value = make()
    if entries.count >= limit { empty() }
    entries[key] = value
    return value
  }

  func empty() {
    entries = [:]
  }
}
