import HUDLayers

extension HUD {
  /// An event that `HUD.events` and the notifications report.
  ///
  /// It tells that the HUD appears, changes or disappears, or that the user touched the screen.
  public struct Event: Sendable, Hashable {
    /// The kind of an event: an appearance, a change, a disappearance or a touch.
    public struct Kind: Sendable, Hashable, CaseIterable, CustomStringConvertible {
      /// The name of the kind as it is written in Swift, such as "didAppear", for logs.
      public let description: String

      /// The panel is about to appear.
      public static let willAppear = Kind(description: "willAppear")
      /// The panel has appeared completely. There is no such event if the panel disappears earlier.
      public static let didAppear = Kind(description: "didAppear")
      /// The panel begins to disappear. `HUD.Event.reason` tells why.
      public static let willDisappear = Kind(description: "willDisappear")
      /// The panel has disappeared.
      public static let didDisappear = Kind(description: "didDisappear")
      /// A visible panel shows another request, such as the toast of an activity's success. A
      /// request that only changes its own text or progress causes no such event. No notification
      /// is posted for this kind.
      public static let didChange = Kind(description: "didChange")
      /// The user touched the screen while a mask blocked the app.
      public static let didReceiveTouch = Kind(description: "didReceiveTouch")
      /// The user touched the panel while a mask blocked the app.
      public static let didTouchInside = Kind(description: "didTouchInside")

      /// All kinds: first the kinds of a presentation, in the order in which they happen, then the
      /// kinds of touches, then `didChange`.
      public static let allCases = [
        willAppear, didAppear, willDisappear, didDisappear, didReceiveTouch, didTouchInside,
        didChange,
      ]

      var notification: Notification.Name {
        Notification.Name("HUD\(description.prefix(1).uppercased())\(description.dropFirst())")
      }
    }

    /// The kind of the event.
    public let kind: Kind
    /// The text of the HUD; nil if it has none.
    public let status: String?
    /// The smaller text below the status; nil if it has none.
    public let detail: String?
    /// The kind of the HUD's indicator.
    public let indicator: Indicator.Kind
    /// The identifier that the app gave in the call; nil if it gave none.
    public let id: String?
    /// A number that all events of one presentation share.
    ///
    /// A presentation lasts from `willAppear` to `didDisappear`. The next presentation has another
    /// number.
    public let presentation: UInt64
    /// The reason why the HUD disappears, in `willDisappear` and `didDisappear`; otherwise nil.
    public let reason: Reason?
    /// Whether a new HUD took over the panel while this HUD disappeared. In any event except
    /// `didDisappear` the value is false.
    public let isInterrupted: Bool
  }
}
