#if canImport(SwiftUI)
import HUDCore
import SwiftUI

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Shows a view of the app on a panel, no larger than a size, and returns the indicator that
/// contains the view.
typealias ViewHosting = @MainActor (AnyView, CGSize) -> HUD.Indicator

extension View {
  /// Shows a HUD while `value` is not nil, and sets `value` to nil when the HUD ends.
  ///
  /// - Parameters:
  ///   - view: The view in the place of the indicator.
  ///   - content: Returns the content for a value.
  func hud<Value>(
    while value: Binding<Value?>, mask: HUD.Mask, options: HUD.Options?,
    onDismiss: (@MainActor (HUD.Reason) -> Void)?,
    identity: @escaping (Value) -> WantedHUD.Identity = { _ in .modifier }, view: AnyView? = nil,
    content: @escaping @MainActor (Value, EnvironmentValues) -> HUD.Content
  ) -> some View {
    // Read the value here too, so that SwiftUI evaluates this view when it changes.
    modifier(
      HUDModifier(value: value.wrappedValue) { environment, host in
        let style = environment.hudStyleChanges
        let hosted = view.flatMap {
          host(
            AnyView($0.environment(\.self, environment)),
            (style.applied(to: options)?.style ?? HUD.style).maximumStatusSize.bounded)
        }
        return HUDBinding(
          read: {
            value.wrappedValue.map {
              WantedHUD(
                content($0, environment), identity: identity($0), mask: mask, options: options,
                style: style, surroundings: environment.hudSurroundings, hosted: hosted)
            }
          },
          clear: { value.wrappedValue = nil }, onDismiss: onDismiss ?? { _ in })
      })
  }
}

extension CGSize {
  /// A size that a view can be laid out in. Some styles allow a status of any size.
  fileprivate var bounded: CGSize {
    CGSize(width: min(max(width, 0), 400), height: min(max(height, 0), 400))
  }
}

/// Adds an invisible view behind a view. The invisible view finds the scene, and the views in front
/// of it get the scene's HUD from their environment.
struct HUDModifier<Value>: ViewModifier {
  /// The app's value that decides about the HUD. It is stored so that SwiftUI finds this modifier
  /// changed when the value has changed.
  let value: Value?
  let binding: @MainActor (EnvironmentValues, ViewHosting) -> HUDBinding
  @State private var scene = SceneHome()
  @Environment(\.hudSceneHome) private var outer

  init(value: Value?, binding: @escaping @MainActor (EnvironmentValues, ViewHosting) -> HUDBinding)
  {
    self.value = value
    self.binding = binding
  }

  func body(content: Content) -> some View {
    scene.outer = outer
    return content.environment(\.hudSceneHome, scene).background {
      SceneFinder(scene: scene, binding: binding).accessibilityHidden(true)
    }
  }
}

/// The invisible view of a modifier. SwiftUI makes one for each modifier and keeps it as long as
/// the identity of the modified view.
@MainActor struct SceneFinder {
  let scene: SceneHome
  let binding: @MainActor (EnvironmentValues, ViewHosting) -> HUDBinding

  /// The objects of one modifier that live from evaluation to evaluation.
  @MainActor final class Coordinator {
    let probe = SceneReader()
    let presenter: HUDPresenter
    private let hosted = HostedContent()
    private lazy var content = HostedIndicator { [hosted] in hosted.makeBox() }
    /// The indicator that shows the view of the modifier. It is another one after each change of
    /// the view's size.
    private lazy var indicator = content.makeIndicator()

    init(in scene: SceneHome) { presenter = HUDPresenter(in: scene, probe: probe) }

    func update(_ finder: SceneFinder, _ environment: EnvironmentValues) {
      let binding = finder.binding(environment) { [self] view, room in
        hosted.update(view, in: room)
        content.resized = { [weak self] in
          guard let self else { return }
          indicator = content.makeIndicator()
          update(finder, environment)
        }
        return indicator
      }
      presenter.update(binding)
    }
  }

  @MainActor func makeCoordinator() -> Coordinator { Coordinator(in: scene) }
}

#if canImport(UIKit)
extension SceneFinder: UIViewRepresentable {
  func makeUIView(context: Context) -> SceneReader { context.coordinator.probe }

  func updateUIView(_ view: SceneReader, context: Context) {
    context.coordinator.update(self, context.environment)
  }

  static func dismantleUIView(_ view: SceneReader, coordinator: Coordinator) {
    coordinator.presenter.dismantle()
  }
}
#else
extension SceneFinder: NSViewRepresentable {
  func makeNSView(context: Context) -> SceneReader { context.coordinator.probe }

  func updateNSView(_ view: SceneReader, context: Context) {
    context.coordinator.update(self, context.environment)
  }

  static func dismantleNSView(_ view: SceneReader, coordinator: Coordinator) {
    coordinator.presenter.dismantle()
  }
}
#endif
#endif
