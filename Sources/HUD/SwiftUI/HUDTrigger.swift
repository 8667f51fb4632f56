#if canImport(UIKit) || canImport(AppKit)
/// Counts the changes of a value of the app. Each change asks for a toast.
@MainActor final class HUDTrigger {
  /// The number of the change whose toast is wanted; nil if no toast is wanted.
  var change: Int?
  private var changes = 0
  private var last: Any?

  /// Called with the app's value at each update of the view. The first value counts as no change.
  func see<Value: Equatable>(_ value: Value) {
    defer { last = value }
    guard let last = last as? Value, last != value else { return }
    changes += 1
    change = changes
  }
}
#endif
