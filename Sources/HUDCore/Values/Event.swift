import HUDLayers

extension HUD {
  /// An event of a HUD, as `HUD.events` and the notifications report it.
  ///
  /// The HUD appeared or disappeared, or the user touched it.
  public struct Event: Sendable, Hashable {
    /// The kind of an event.
    public struct Kind: Sendable, Hashable, CaseIterable, CustomStringConvertible {
      /// The name of the kind in Swift, for logs.
      public let description: String

      /// The panel is about to appear.
      public static let willAppear = Kind(description: "willAppear")
      /// The panel has appeared. There is no such event if the panel disappears before that.
      public static let didAppear = Kind(description: "didAppear")
      /// The panel begins to disappear. The event has a reason.
      public static let willDisappear = Kind(description: "willDisappear")
      /// The panel has disappeared.
      public static let didDisappear = Kind(description: "didDisappear")
      /// The user touched the screen while a mask blocked the app.
      public static let didReceiveTouch = Kind(description: "didReceiveTouch")
      /// The user touched the panel while a mask blocked the app.
      public static let didTouchInside = Kind(description: "didTouchInside")

      /// All kinds: those of a presentation, in their order, and then those of touches.
      public static let allCases = [
        willAppear, didAppear, willDisappear, didDisappear, didReceiveTouch, didTouchInside,
      ]

      var notification: Notification.Name {
        Notification.Name("HUD" + description.prefix(1).uppercased() + description.dropFirst())
      }
    }

    /// The kind of the event.
    public let kind: Kind
    /// The text of the HUD; nil if it has none.
    public let status: String?
    /// A number that all events of one presentation share.
    ///
    /// A presentation lasts until the HUD has disappeared; the next one has another number.
    public let presentation: UInt64
    /// The reason why the HUD disappears, in `willDisappear` and `didDisappear`; otherwise nil.
    public let reason: Reason?
    /// Whether a new HUD replaced this one while it disappeared; always false before
    /// `didDisappear`.
    public let isInterrupted: Bool
  }
}
