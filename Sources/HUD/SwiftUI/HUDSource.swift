#if canImport(UIKit) || canImport(SwiftUI)
import HUDCore

/// The state of the app that decides about the HUD of one modifier: a binding, or a plain value.
@MainActor struct HUDSource {
  /// Returns the HUD that the state asks for now; nil for none.
  let read: () -> HUDWish?
  /// Changes the state so that it asks for no HUD. Does nothing for a plain value.
  let clear: () -> Void
  /// Returns whether the state holds a value that no HUD is shown for, and that must be cleared.
  var mustClear: () -> Bool = { false }
  /// Called with the reason after a HUD has ended.
  var onDismiss: (HUD.Reason) -> Void = { _ in }

  /// A source that asks for no HUD.
  static let none = HUDSource(read: { nil }, clear: {})
}

extension HUDSource {
  /// Creates a source that asks for a HUD while a Boolean is true.
  init(isPresented get: @escaping () -> Bool, set: @escaping (Bool) -> Void, _ wish: HUDWish) {
    self.init(read: { get() ? wish : nil }, clear: { set(false) })
  }

  /// Creates a source that asks for a HUD while there is progress.
  init(progress: Double?, _ wish: HUDWish) {
    var wish = wish
    if let progress { wish.content.indicator = wish.content.indicator.advanced(to: progress) }
    let wanted = progress == nil ? nil : wish
    self.init(read: { wanted }, clear: {})
  }

  /// Creates a source that asks for a toast while there is an item.
  init<Item>(
    item get: @escaping () -> Item?, set: @escaping (Item?) -> Void,
    identity: @escaping (Item) -> HUDWish.Identity, wish: @escaping (Item) -> HUDWish
  ) {
    self.init(
      read: {
        get().map { item in
          var wish = wish(item)
          wish.identity = identity(item)
          wish.isToast = true
          return wish
        }
      },
      clear: { set(nil) })
  }

  /// Creates a source that asks for a toast while there is an error. An error that means that the
  /// work was cancelled is cleared and not shown.
  init<Failure: Error>(
    error get: @escaping () -> Failure?, set: @escaping (Failure?) -> Void,
    _ wish: @escaping (HUD.Content) -> HUDWish
  ) {
    self.init(
      item: { get().flatMap { $0.isCancellation ? nil : $0 } }, set: set,
      identity: { _ in .content },
      wish: { wish(HUD.Content(.error, status: $0.localizedDescription)) })
    mustClear = { get()?.isCancellation == true }
  }
}
#endif
