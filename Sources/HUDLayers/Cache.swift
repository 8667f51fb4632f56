/// A cache of limited size. When the cache is full, it replaces the least recently used value by
/// the new value.
package final class Cache<Key: Hashable, Value> {
  private let limit: Int
  private(set) var entries: [Key: (value: Value, lastUse: UInt64)] = [:]
  private var uses: UInt64 = 0

  package init(limit: Int) {
    self.limit = limit
  }

  package func value<Failure: Error>(
    for key: Key, make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    uses += 1
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = uses
      return entries.values[index].value
    }
    let value = try make()
    if entries.count >= limit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      entries[oldest.key] = nil
    }
    entries[key] = (value, uses)
    return value
  }

  package func empty() {
    entries = [:]
  }
}
