extension HUD {
  /// Something a HUD did, as `HUD.events` tells it; the notifications say the same.
  public struct Event: Sendable, Hashable {
    /// What happened, in the order of a presentation.
    public enum Kind: Sendable, Hashable, CaseIterable {
      /// It is about to come in.
      case willAppear
      /// It has come in; missing where it left before that.
      case didAppear
      /// It begins to go, for the reason given.
      case willDisappear
      /// It is gone.
      case didDisappear
      /// The app below is blocked and somebody touched the screen.
      case didReceiveTouch
      /// The same, on the panel.
      case didTouchInside
    }

    /// What happened.
    public let kind: Kind
    /// The text on show; nil where there is none.
    public let status: String?
    /// Tells presentations apart: all events of one carry the same number.
    public let presentation: UInt64
    /// Why it goes; nil while it does not.
    public let reason: Reason?
    /// Whether a new HUD came before this one was gone.
    public let isInterrupted: Bool
  }
}
