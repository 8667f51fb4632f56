import HUD

/// One thing to see: what it is called, what shows it, and when it looks best.
public struct Example: Sendable {
  /// A short name that can be a file's.
  public let name: String
  public let title: String
  /// The code, as an app would write it.
  public let code: String
  /// How long to wait before a still picture.
  public let moment: Duration
  /// How long a moving picture lasts; nil where nothing moves.
  public let length: Duration?
  /// Whether a picture can show it: what takes real time is different every time.
  public let isPictured: Bool
  /// What brings it on show.
  public let run: @MainActor @Sendable () -> Void
  /// What happens later, in order, at times after the start; at last what still stands goes.
  public let steps: [(time: Duration, step: @MainActor @Sendable () -> Void)]

  /// One that stays for as long as a toast after the last that happens.
  package init(
    _ name: String, _ title: String, code: String, at moment: Duration = .milliseconds(700),
    length: Duration? = nil, stay: Duration = .seconds(5), isPictured: Bool = true,
    then: [(Duration, @MainActor @Sendable () -> Void)] = [],
    run: @escaping @MainActor @Sendable () -> Void
  ) {
    self.name = name
    self.title = title
    self.code = code
    self.moment = moment
    self.length = length
    self.isPictured = isPictured
    self.run = run
    // A mask that stayed would lock the app.
    let end = (then.last?.0 ?? .zero) + stay
    var steps = then.map { (time: $0.0, step: $0.1) }
    steps.append((time: end, step: { Example.dismiss() }))
    self.steps = steps
  }

  /// Takes away what an example shows.
  @MainActor public static func dismiss() {
    HUD.dismiss()
  }
}
