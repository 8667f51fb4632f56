public import HUD

/// One thing to see: what it is called, what shows it, and when it looks best.
public struct Example: Sendable {
  /// Something that happens in it.
  public typealias Step = @MainActor @Sendable () -> Void

  /// A short name that can be a file's.
  public let name: String
  public let title: String
  /// The code, as an app would write it.
  public let code: String
  /// How long to wait before a still picture.
  public let moment: Duration
  /// How long a moving picture lasts; nil where nothing moves.
  public let length: Duration?
  /// What a picture shows of it.
  public let picture: Picture
  /// What brings it on show.
  public let run: Step
  /// What happens later, in order, at times after the start; at last what still stands goes.
  public let steps: [(time: Duration, step: Step)]

  /// One that stays for as long as a toast after the last that happens.
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

  /// The HUD of the window that the examples are played in, `HUD.in(window)`. Where there is no
  /// window, as in a picture, the shared one takes its place.
  @MainActor public static weak var window: HUDController?

  /// Takes away what an example shows.
  @MainActor public static func dismiss() {
    HUD.dismiss()
    window?.dismiss()
  }

  /// What a picture shows of an example.
  public enum Picture: Sendable {
    /// What `run` does.
    case run
    /// That: what takes real time is different every time.
    case instead(Step)
    /// Nothing.
    case none
  }
}
