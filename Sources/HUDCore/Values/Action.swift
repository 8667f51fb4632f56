extension HUD {
  /// A button on the panel, and what it does.
  ///
  /// ```swift
  /// HUD.show(HUD.Content(.spinner, title: "Copying", action: HUD.Action("Cancel") { job.cancel() }))
  /// ```
  public struct Action: Sendable, Equatable {
    /// What pressing it means to the HUD.
    public enum Role: Sendable, Hashable {
      /// Takes back what it stands on: pressed, also by Escape, it ends its request as cancelled.
      case cancel
      /// Runs its handler, and leaves the HUD as it is.
      case plain
    }

    /// Where it is empty, a button that cancels says `HUD.Words.cancel`, and any other one is not
    /// there.
    public let title: String
    /// What pressing it means to the HUD.
    public let role: Role
    private let handler: Handler

    /// `handler` runs each time the button is pressed; one that cancels is pressed once.
    public init(
      _ title: String, role: Role = .cancel, handler: @escaping @MainActor @Sendable () -> Void
    ) {
      self.title = title
      self.role = role
      self.handler = Handler(handler)
    }

    /// A button that says "Cancel", in the language that `HUD.Words.automatic` tells of.
    public static func cancel(handler: @escaping @MainActor @Sendable () -> Void) -> Action {
      Action("", handler: handler)
    }

    package func title(in words: Words) -> String {
      role == .cancel && title.allSatisfy(\.isWhitespace) ? words.cancel : title
    }

    @MainActor package func perform() { handler.run() }

    /// Functions cannot be compared; two actions are the same where one is a copy of the other.
    public static func == (left: Action, right: Action) -> Bool {
      left.handler === right.handler && left.title == right.title && left.role == right.role
    }

    private final class Handler: Sendable {
      let run: @MainActor @Sendable () -> Void

      init(_ run: @escaping @MainActor @Sendable () -> Void) { self.run = run }
    }
  }
}
