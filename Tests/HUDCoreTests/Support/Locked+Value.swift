import HUDCore

extension Locked {
  var value: Value { withLock { $0 } }
}
