/// A value that is sent to another task or thread, although the compiler cannot check that this is
/// safe. The place that makes one says why it is.
package struct UncheckedSendable<Value>: @unchecked Sendable {
  package let value: Value

  package init(value: Value) { self.value = value }
}
