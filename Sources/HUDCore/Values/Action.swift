extension HUD {
  /// A button on the panel, with its title, role and handler.
  ///
  /// ```swift
  /// HUD.showText("Deleted", action: HUD.Action("Undo") { list.restore() })
  /// ```
  ///
  /// Pressing the button calls the handler and, unless `keepsHUD` is true, dismisses the HUD.
  public struct Action: Sendable, Equatable {
    /// A closure that is called when the user presses the button or taps the panel.
    public typealias Handler = @MainActor @Sendable () -> Void

    /// The role of a button, which decides its look and whether Escape presses it.
    public struct Role: Sendable, Equatable {
      private enum Kind { case plain, cancel, destructive, close }
      private let kind: Kind

      /// The role of an ordinary button.
      public static let plain = Role(kind: .plain)
      /// The role of a button that cancels the work of the HUD.
      ///
      /// Escape on desktops and VoiceOver's two-finger scrub on iOS press the button too. When the
      /// button is pressed, the HUD ends with the reason `.cancelled`, unless `keepsHUD` is true.
      public static let cancel = Role(kind: .cancel)
      /// The role of a button that deletes something. The button is drawn in red.
      public static let destructive = Role(kind: .destructive)
      /// The role of `HUD.Action.close`.
      package static let close = Role(kind: .close)

      /// Whether Escape and a screen reader's gesture to cancel press the button. If true, AppKit
      /// may show the HUD while the app has no window, because the user can end the HUD.
      package var isPressedByEscape: Bool { self == .cancel || self == .close }
    }

    /// The title of the button.
    ///
    /// It is cut to its first 500 characters. If it is empty, a cancel button shows
    /// `HUD.Words.cancel`, and a plain or destructive button is not shown.
    public let title: String
    /// The role of the button: plain, cancel or destructive.
    public let role: Role
    /// Whether the HUD stays visible after its button was pressed.
    public let keepsHUD: Bool
    package var handler: Box<Handler>
    /// Whether the button waits for `Behavior.cancelDelay`, as Cancel in `run` and `track` does.
    private(set) var comesLate = false

    /// Creates a button with a title and a handler.
    ///
    /// - Parameters:
    ///   - title: The title of the button.
    ///   - role: The role of the button. With `.cancel`, Escape presses the button too on desktops.
    ///   - keepsHUD: True if the HUD stays visible, so that the button can be pressed again.
    ///   - handler: Called on the main actor when the button is pressed.
    public init(
      _ title: some TextSource, role: Role = .plain, keepsHUD: Bool = false,
      handler: @escaping Handler
    ) {
      self.title = title._hudText.characters?.cut ?? ""
      self.role = role
      self.keepsHUD = keepsHUD
      self.handler = Box(handler)
    }

    /// Returns a cancel button whose title is `HUD.Words.cancel`.
    public static func cancel(handler: @escaping Handler) -> Action {
      Action("", role: .cancel, handler: handler)
    }

    /// Returns the Cancel button of `run` and `track`.
    static func cancelWork(handler: @escaping Handler) -> Action {
      var action = cancel(handler: handler)
      action.comesLate = true
      return action
    }

    /// A button that closes the HUD. It is a × beside the texts, and `HUD.Words.close` below them.
    ///
    /// Escape presses the button too on desktops. The HUD ends with the reason `.dismissedByUser`.
    /// A toast with this button and without a duration stays until the user closes it. If another
    /// toast waits, the toast with the button ends after the time that its text takes to read.
    public static let close = Action("", role: .close) {}

    /// Whether the button is shown. A button without a title is shown only if its role has a
    /// default title.
    var isShown: Bool { role.isPressedByEscape || title.isSeen }

    package func title(in words: Words) -> String {
      if title.isSeen { return title }
      return role == .cancel ? words.cancel : role == .close ? words.close : title
    }

    /// The reason with which the request ends when this button is pressed; nil if `keepsHUD` is
    /// true and the request continues.
    package var reason: Reason? {
      if keepsHUD { return nil }
      return role == .cancel ? .cancelled : role == .close ? .dismissedByUser : .ended
    }

    @MainActor package func perform() { handler.value() }

    /// Returns whether both actions are copies of one action.
    ///
    /// Functions cannot be compared, so actions that were created separately are never equal.
    public static func == (left: Action, right: Action) -> Bool { left.handler === right.handler }
  }
}
