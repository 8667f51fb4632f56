extension HUD {
  /// A button on the panel, and the work it does.
  ///
  /// ```swift
  /// HUD.showText("Deleted", action: HUD.Action("Undo") { list.restore() })
  /// ```
  ///
  /// Pressing the button runs the handler and dismisses the HUD that shows it.
  public struct Action: Sendable, Equatable {
    /// The meaning of a button, which decides its look and its key.
    public struct Role: Sendable, Hashable {
      private let name: String

      /// An ordinary button.
      public static let plain = Role(name: "plain")
      /// Cancels the work that the HUD shows. Also pressed by Escape and the two-finger scrub; the
      /// HUD ends as `.cancelled`.
      public static let cancel = Role(name: "cancel")
      /// Deletes something, and is drawn in the platform's colour for that.
      public static let destructive = Role(name: "destructive")
    }

    /// The text of the button. A cancel button without a title says `HUD.Words.cancel`; any other
    /// button without a title is not shown.
    public let title: String
    /// The meaning of the button.
    public let role: Role
    /// Whether the HUD stays after the button was pressed.
    public let keepsHUD: Bool
    private let handler: Handler

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: The text of the button.
    ///   - role: Its meaning; `.cancel` also answers to Escape.
    ///   - keepsHUD: True for a button that leaves the HUD as it is, and may be pressed again.
    ///   - handler: Called on the main actor when the button is pressed.
    public init(
      _ title: String, role: Role = .plain, keepsHUD: Bool = false,
      handler: @escaping @MainActor @Sendable () -> Void
    ) {
      self.title = title
      self.role = role
      self.keepsHUD = keepsHUD
      self.handler = Handler(handler)
    }

    /// Returns a cancel button that says "Cancel" in the user's language.
    public static func cancel(handler: @escaping @MainActor @Sendable () -> Void) -> Action {
      Action("", role: .cancel, handler: handler)
    }

    /// False for a button without a title, unless it says "Cancel".
    var isShown: Bool { role == .cancel || SanitizedText.isSeen(title) }

    package func title(in words: Words) -> String {
      role == .cancel && title.allSatisfy(\.isWhitespace) ? words.cancel : title
    }

    /// The reason a request ends with when this button is pressed; nil if it stays.
    package var reason: Reason? {
      if keepsHUD { nil } else { role == .cancel ? .cancelled : .ended }
    }

    @MainActor package func perform() { handler.run() }

    /// Returns whether one action is a copy of the other. Functions cannot be compared, so two
    /// actions made apart are never equal.
    public static func == (left: Action, right: Action) -> Bool {
      left.handler === right.handler && left.title == right.title && left.role == right.role
        && left.keepsHUD == right.keepsHUD
    }

    private final class Handler: Sendable {
      let run: @MainActor @Sendable () -> Void

      init(_ run: @escaping @MainActor @Sendable () -> Void) { self.run = run }
    }
  }
}
