import HUDLayers

extension HUD {
  /// One thing that a HUD did, as `HUD.events` and the notifications tell it.
  public struct Event: Sendable, Hashable {
    /// The sorts of events, in the order of a presentation.
    public struct Kind: Sendable, Hashable, CaseIterable, CustomStringConvertible {
      /// The name of the kind in Swift, for logs.
      public let description: String

      /// The panel is about to appear.
      public static let willAppear = Kind(description: "willAppear")
      /// The panel has appeared. Missing if it disappeared before that.
      public static let didAppear = Kind(description: "didAppear")
      /// The panel begins to disappear, for the reason given.
      public static let willDisappear = Kind(description: "willDisappear")
      /// The panel has disappeared.
      public static let didDisappear = Kind(description: "didDisappear")
      /// The user touched the screen while a mask blocked the app.
      public static let didReceiveTouch = Kind(description: "didReceiveTouch")
      /// The user touched the panel while a mask blocked the app.
      public static let didTouchInside = Kind(description: "didTouchInside")

      /// All kinds, in the order of a presentation.
      public static let allCases = [
        willAppear, didAppear, willDisappear, didDisappear, didReceiveTouch, didTouchInside,
      ]

      var notification: Notification.Name {
        Notification.Name("HUD" + description.prefix(1).uppercased() + description.dropFirst())
      }
    }

    /// The sort of the event.
    public let kind: Kind
    /// The text on show; nil if there is none.
    public let status: String?
    /// A number that all events of one presentation share, and no other.
    public let presentation: UInt64
    /// The reason why the HUD disappears; nil in all other events.
    public let reason: Reason?
    /// Whether a new HUD came while this one was still disappearing.
    public let isInterrupted: Bool
  }
}
