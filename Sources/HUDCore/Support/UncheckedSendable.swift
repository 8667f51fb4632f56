/// A value that is sent to another task or thread, although the compiler cannot check that this is
/// safe. The code that creates such a value must make sure that sending the value is safe.
package final class UncheckedSendable<Value>: @unchecked Sendable {
  package let value: Value

  package init(value: Value) { self.value = value }
}
