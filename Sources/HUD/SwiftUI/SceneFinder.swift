#if canImport(UIKit) && canImport(SwiftUI)
import HUDCore
import HUDUIKit
import SwiftUI
import UIKit

/// The invisible view of a modifier. SwiftUI makes one for each modifier and keeps it as long as the
/// identity of the modified view.
struct SceneFinder: UIViewRepresentable {
  let scene: SceneHome
  let binding: @MainActor (EnvironmentValues, ViewHosting) -> HUDBinding

  /// The objects of one modifier that live from evaluation to evaluation.
  @MainActor final class Coordinator {
    let probe = SceneReader()
    let presenter: HUDPresenter
    private lazy var hosted = makeHosted()
    /// Evaluates the modifier with the values of its last evaluation.
    private var evaluate: () -> Void = {}

    init(in scene: SceneHome) { presenter = HUDPresenter(in: scene, probe: probe) }

    func update(_ finder: SceneFinder, _ environment: EnvironmentValues) {
      evaluate = { [unowned self] in
        let binding = finder.binding(environment) { [self] view, room in
          hosted.update(view, in: room)
          return hosted.content.indicator
        }
        presenter.update(binding)
      }
      evaluate()
    }

    private func makeHosted() -> HostedView {
      let hosted = HostedView()
      hosted.content.resized = { [weak self] in self?.evaluate() }
      return hosted
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(in: scene) }

  func makeUIView(context: Context) -> SceneReader { context.coordinator.probe }

  func updateUIView(_ view: SceneReader, context: Context) {
    context.coordinator.update(self, context.environment)
  }

  static func dismantleUIView(_ view: SceneReader, coordinator: Coordinator) {
    coordinator.presenter.dismantle()
  }
}
#elseif canImport(AppKit) && canImport(SwiftUI)
import AppKit
import HUDCore
import SwiftUI

/// The invisible view of a modifier on macOS, where all modifiers use the shared HUD.
struct SceneFinder: NSViewRepresentable {
  let scene: SceneHome
  let binding: @MainActor (EnvironmentValues, ViewHosting) -> HUDBinding

  func makeCoordinator() -> HUDPresenter {
    HUDPresenter(in: scene) { .shown(SceneHUD(controller: .shared, surroundings: nil)) }
  }

  func makeNSView(context: Context) -> NSView { NSView() }

  func updateNSView(_ view: NSView, context: Context) {
    context.coordinator.update(binding(context.environment) { _, _ in nil })
  }

  static func dismantleNSView(_ view: NSView, coordinator: HUDPresenter) {
    coordinator.dismantle()
  }
}
#endif
