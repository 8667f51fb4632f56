public import HUD

/// One example: its name, its code, its steps, and how a picture is made of it.
public struct Example: Sendable {
  /// A step of an example.
  public typealias Step = @MainActor @Sendable () -> Void

  /// A short name that can be part of a file name.
  public let name: String
  /// A line for a list of examples.
  public let title: String
  /// The calls of the example, for pasting into an app. A comment precedes each later call. A test
  /// compares this text with the source of the steps.
  public let code: String
  /// The time of a still picture, after the start.
  public let moment: Duration
  /// The length of a moving picture; nil if nothing moves.
  public let length: Duration?
  /// The part of the example that a picture shows.
  public let picture: Picture
  /// The first step, which shows the HUD.
  public let run: Step
  /// The later steps, in order, at times after the start. The last one dismisses the HUD.
  public let steps: [(time: Duration, step: Step)]

  /// Creates an example whose HUD is dismissed some time after the last step.
  package init(
    _ name: String, _ title: String, code: String, at moment: Duration = .milliseconds(700),
    length: Duration? = nil, stay: Duration = .seconds(5), picture: Picture = .run,
    then: [(Duration, Step)] = [], run: @escaping Step
  ) {
    self.name = name
    self.title = title
    self.code = code
    self.moment = moment
    self.length = length
    self.picture = picture
    self.run = run
    // A mask that stayed would lock the app.
    let end = (then.last?.0 ?? .zero) + stay
    var steps = then.map { (time: $0.0, step: $0.1) }
    steps.append((time: end, step: { Example.dismiss() }))
    self.steps = steps
  }

  /// The HUD of the window that the examples are played in, `HUD.in(window)`. Pictures have no
  /// window, and use the shared one.
  @MainActor public static weak var windowHUD: HUDController?

  /// Dismisses the HUD of an example.
  @MainActor public static func dismiss() {
    HUD.dismiss()
    windowHUD?.dismiss()
  }

  /// The part of an example that a picture shows.
  public enum Picture: Sendable {
    /// The example itself.
    case run
    /// This step, in place of an example that takes real time and so differs each time.
    case instead(Step)
    /// No picture is made.
    case none
  }

  /// Examples under one heading.
  public struct Group: Sendable {
    /// A short name that can be part of a link.
    public let name: String
    /// The heading.
    public let title: String
    /// The examples, in the order in which they are shown.
    public let examples: [Example]

    /// Creates a group.
    package init(_ name: String, _ title: String, _ examples: [Example]) {
      self.name = name
      self.title = title
      self.examples = examples
    }
  }
}
