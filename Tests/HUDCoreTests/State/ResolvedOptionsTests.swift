import HUDCore
import HUDLayers
import Testing

/// Equality of resolved options. Steps are folded and panels stay as they are if two calls have
/// equal options, so the comparison must not leave out any setting.
@Suite(.timeLimit(.minutes(15))) struct ResolvedOptionsTests {
  private typealias Settings = (style: HUD.Style, behavior: HUD.Behavior, options: HUD.Options)

  @Test("Calls with the same settings have equal resolved options")
  func callsThatWant() {
    #expect(resolvedOptions { _ in } == resolvedOptions { _ in })
  }

  @Test("Calls that differ in any setting have different resolved options")
  func whateverCallWantsOtherwiseTells() {
    let wishes: [(inout Settings) -> Void] = [
      { $0.style.cornerRadius = 1 }, { $0.options.style = .roomy },
      { $0.behavior.mask = .black }, { $0.options.mask = .clear },
      { $0.behavior.animation = .zoom }, { $0.behavior.position = .top },
      { $0.behavior.avoidsKeyboard = false }, { $0.behavior.endsEditing = true },
      { $0.behavior.playsHaptics = true }, { $0.behavior.followsTilt = true },
      { $0.behavior.words.loading = "Busy" }, { $0.behavior.toastPolicy = .enqueue },
      { $0.behavior.graceTime = .seconds(1) }, { $0.options.minimumTime = .seconds(1) },
      { $0.behavior.minimumToastTime = .zero }, { $0.behavior.maximumToastTime = .seconds(9) },
      { $0.behavior.fadeInTime = .seconds(1) }, { $0.behavior.fadeOutTime = .seconds(1) },
      { $0.options.duration = .seconds(1) }, { $0.options.animation = .none },
      { $0.options.position = .bottom }, { $0.options.graceTime = .seconds(1) },
      { $0.behavior.dismissal = .tap }, { $0.options.dismissal = .swipe },
      { $0.behavior.toastQueueLimit = 1 }, { $0.options.overrides.isDark = true },
      { $0.options.overrides.isRightToLeft = true }, { $0.options.overrides.textScale = 2 },
      { $0.behavior.toastPosition = .top }, { $0.behavior.minimumErrorTime = .zero },
      { $0.behavior.cancelDelay = .seconds(1) }, { $0.options.cancelDelay = .seconds(1) },
      { $0.options.behavior = HUD.Behavior().with { $0.mask = .black } },
    ]
    // If one of these numbers changes, a property was added: add a setting for it above.
    #expect(Mirror(reflecting: resolvedOptions { _ in }).children.count == 5)
    #expect(Mirror(reflecting: HUD.Behavior()).children.count == 20)
    for (index, wish) in wishes.enumerated() {
      #expect(resolvedOptions(wish) != resolvedOptions { _ in }, "wish \(index)")
    }
  }

  @Test("Settings that are NaN compare as equal")
  func whatIsNotNumberIsSameTwice() {
    let dull = HUD.Color(red: .nan, green: .nan, blue: .nan, alpha: .nan)
    let wishes: [(inout Settings) -> Void] = [
      { $0.options.position = .offset(x: .nan, y: .nan) },
      { $0.style.foreground = dull }, { $0.style.indicatorColor = HUD.Color.white.faded(by: .nan) },
      { $0.behavior.mask = .color(dull) }, { $0.style.bezel = .material(tint: dull) },
    ]
    for (index, wish) in wishes.enumerated() {
      #expect(resolvedOptions(wish) == resolvedOptions(wish), "\(index)")
    }
  }

  private func resolvedOptions(_ wish: (inout Settings) -> Void) -> ResolvedOptions {
    var settings: Settings = (HUD.Style(), HUD.Behavior(), HUD.Options())
    wish(&settings)
    return ResolvedOptions(
      style: settings.style, behavior: settings.behavior, options: settings.options)
  }
}
