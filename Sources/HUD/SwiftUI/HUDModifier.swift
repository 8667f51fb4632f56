#if canImport(SwiftUI)
import Foundation
import HUDCore
import SwiftUI

// The functions are never inlined: a copy in each modifier would take 1 KB.
extension View {
  /// Shows a HUD while `value` is not nil, and sets `value` to nil when the HUD ends.
  ///
  /// - Parameters:
  ///   - isToast: Whether the HUD is a toast even if it has no duration and is not for an item.
  ///   - view: The view to show for the value in place of the indicator; nil for no view.
  ///   - content: Returns the content for a value.
  @inline(never) nonisolated func hud<Value>(
    _ value: Binding<Value?>, _ options: Box<HUD.Options>,
    _ onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil, isToast: Bool = false,
    tracked: Progress? = nil,
    identity: @escaping (Value) -> WantedHUD.Identity = { _ in .modifier },
    view: AnyView? = nil, content: @escaping (Value, EnvironmentValues) -> HUD.Content
  ) -> some View {
    // Read the value here too, so that SwiftUI evaluates the calling body again when it changes.
    _ = value.wrappedValue
    // Safe, because the modifier reads `parts` on the main actor only.
    let parts = UncheckedSendable(value: (value, tracked, identity, view, content))
    return modifier(
      HUDModifier { coordinator in
        let (value, tracked, identity, view, content) = parts.value
        let make = coordinator.maker(options, isToast: isToast, hosted: view, tracked: tracked)
        return HUDBinding(
          read: { [environment = coordinator.environment] in
            value.wrappedValue.map { make(content($0, environment), identity($0)) }
          },
          clear: { value.wrappedValue = nil }, onDismiss: onDismiss)
      })
  }

  /// Shows a HUD while `isPresented` is true. A `view` that is not nil is shown as the indicator.
  @inline(never) nonisolated func hud(
    _ isPresented: Binding<Bool>, _ texts: HUDTexts, _ options: Box<HUD.Options>,
    _ onDismiss: (@MainActor (HUD.Reason) -> Void)?, _ view: AnyView? = nil
  ) -> some View {
    hud(
      isPresented.showing(true), options, onDismiss, isToast: texts.isToast, view: view,
      content: { texts.content(in: $1) })
  }

  /// Shows a HUD with a progress while `isPresented` is true or, if there is no `isPresented`, while
  /// the progress is not nil.
  @inline(never) nonisolated func hud(
    _ isPresented: Binding<Bool>?, _ progress: some HUD.ProgressSource, _ texts: HUDTexts,
    _ options: Box<HUD.Options>, _ onDismiss: (@MainActor (HUD.Reason) -> Void)?
  ) -> some View {
    let progress = progress._hudProgress
    let shown = isPresented?.showing(progress.fraction.wrappedValue ?? -1) ?? progress.fraction
    return hud(shown, options, onDismiss, tracked: progress.tracked) {
      var content = texts.content(in: $1)
      content.indicator = content.indicator.advanced(to: $0)
      return content
    }
  }

  /// Shows a toast each time that `trigger` changes.
  @inline(never) nonisolated func hud(
    _ trigger: some Equatable, _ texts: HUDTexts, _ options: Box<HUD.Options>,
    _ view: AnyView? = nil
  ) -> some View {
    let value = AnyHashable(Unhashed(value: trigger))
    return hud(
      .constant(value), options, identity: WantedHUD.Identity.change, view: view,
      content: { texts.content(in: $1) })
  }
}

extension Binding<Bool> {
  /// Returns a binding to `value` while this binding is true, and to nil while it is false. Setting
  /// nil makes this binding false.
  @inline(never) func showing<Shown: Sendable>(_ value: Shown) -> Binding<Shown?> {
    Binding<Shown?>(get: { wrappedValue ? value : nil }, set: { wrappedValue = $0 != nil })
  }
}

extension HUD.Options? {
  /// Returns these options with the parameters of a modifier, which take precedence. They are in a
  /// box because each copy of such a large value would add code.
  @inline(never)
  func with(_ duration: Duration?, _ position: HUD.Position, _ mask: HUD.Mask) -> Box<HUD.Options> {
    var options = self ?? HUD.Options()
    if let duration { options.duration = duration }
    if position != .inherited { options.position = position }
    if mask != .inherited { options.mask = mask }
    return Box(options)
  }
}

extension Optional where Wrapped == @MainActor () -> Void {
  var withReason: (@MainActor (HUD.Reason) -> Void)? {
    @inline(never) get { map { call in { @MainActor (_: HUD.Reason) in call() } } }
  }
}

/// A value that can only be compared, in the form of one with a hash.
private struct Unhashed<Value: Equatable>: Hashable {
  let value: Value

  func hash(into hasher: inout Hasher) {}
}

/// Adds an invisible view behind the modified view. The invisible view finds the scene, and the
/// modified view gets the scene's HUD from its environment.
struct HUDModifier: ViewModifier {
  /// Returns the app's state that decides about the HUD. It is a new closure in each evaluation of
  /// the calling body, so SwiftUI finds this modifier changed.
  let binding: @MainActor (SceneFinder.Coordinator) -> HUDBinding
  @State private var scene = SceneHome()
  @Environment(\.hudScope.home) private var outer

  nonisolated init(_ binding: @escaping @MainActor (SceneFinder.Coordinator) -> HUDBinding) {
    self.binding = binding
  }

  func body(content: Content) -> some View {
    scene.outer = outer
    return content.background {
      SceneFinder(scene: scene, binding: binding).accessibilityHidden(true)
    }.environment(\.hudScope.home, scene)
  }
}

/// The invisible view of a modifier. SwiftUI makes one for each modifier, and keeps it as long as
/// the modified view keeps its identity.
@MainActor struct SceneFinder {
  let scene: SceneHome
  let binding: @MainActor (Coordinator) -> HUDBinding

  /// The objects of one modifier that live from evaluation to evaluation.
  @MainActor final class Coordinator {
    let probe = SceneReader()
    let presenter: HUDPresenter
    private(set) var environment = EnvironmentValues()
    private var transaction = Transaction()
    private let hosted = HostedContent()
    /// The indicator that shows the view of the modifier. After each change of the view's size, a
    /// new indicator is made.
    private lazy var indicator = hosted.makeIndicator()

    init(in scene: SceneHome) { presenter = HUDPresenter(in: scene, probe: probe) }

    /// Returns a function that makes a HUD in the environment of the current evaluation.
    ///
    /// - Parameter view: The view of the app to show as the indicator.
    func maker(
      _ options: Box<HUD.Options>, isToast: Bool, hosted view: AnyView?, tracked: Progress?
    ) -> (HUD.Content, WantedHUD.Identity) -> WantedHUD {
      var options = options.value
      environment.hudScope.complete(&options)
      if let view { hosted.update(view, environment, options.style ?? HUD.style, transaction) }
      let indicator = view.map { _ in self.indicator }
      return { [options, environment] content, identity in
        WantedHUD(
          content, identity: identity, isToast: isToast, options: options,
          surroundings: environment.hudSurroundings, hosted: indicator, tracked: tracked)
      }
    }

    func update(_ finder: SceneFinder, _ context: SceneFinder.Context) {
      (environment, transaction) = (context.environment, context.transaction)
      hosted.resized = { [weak self] in
        guard let self else { return }
        indicator = hosted.makeIndicator()
        presenter.update(finder.binding(self))
      }
      presenter.update(finder.binding(self))
    }
  }

  @MainActor func makeCoordinator() -> Coordinator { Coordinator(in: scene) }
}

#if canImport(UIKit)
extension SceneFinder: UIViewRepresentable {
  func makeUIView(context: Context) -> SceneReader { context.coordinator.probe }

  func updateUIView(_: SceneReader, context: Context) { context.coordinator.update(self, context) }

  static func dismantleUIView(_ view: SceneReader, coordinator: Coordinator) {
    coordinator.presenter.dismantle()
  }
}
#else
extension SceneFinder: NSViewRepresentable {
  func makeNSView(context: Context) -> SceneReader { context.coordinator.probe }

  func updateNSView(_: SceneReader, context: Context) { context.coordinator.update(self, context) }

  static func dismantleNSView(_ view: SceneReader, coordinator: Coordinator) {
    coordinator.presenter.dismantle()
  }
}

/// The view to which the HUDs in a SwiftUI window are added.
// The synthesized initializer would be isolated to the main actor.
// swift-format-ignore: UseSynthesizedInitializer
struct Ground: NSViewRepresentable {
  nonisolated init() {}

  func makeNSView(context: Context) -> StageContainer { StageContainer() }

  func updateNSView(_: StageContainer, context: Context) {}
}
#endif
#endif
