#if canImport(UIKit) && canImport(SwiftUI)
import HUDUIKit
import SwiftUI
import UIKit

/// The invisible view of a modifier. SwiftUI makes one for each modifier and keeps it as long as the
/// identity of the modified view.
struct SceneFinder: UIViewRepresentable {
  let scope: HUDScope
  let source: @MainActor (HUDContext) -> HUDSource

  /// What one modifier keeps from evaluation to evaluation.
  @MainActor final class Coordinator {
    let anchor: ModifierAnchor
    private(set) lazy var hosted = makeHosted()
    /// Evaluates the modifier with the values of its last evaluation.
    private var evaluate: () -> Void = {}

    init(in scope: HUDScope) { anchor = ModifierAnchor(in: scope) }

    func update(_ source: @escaping @MainActor (HUDContext) -> HUDSource, _ context: Context) {
      let environment = context.environment
      evaluate = { [unowned self] in
        anchor.presenter.update(source(HUDContext(environment, hosting: hosted)))
      }
      evaluate()
    }

    private func makeHosted() -> HostedView {
      let hosted = HostedView()
      hosted.content.resized = { [weak self] in self?.evaluate() }
      return hosted
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(in: scope) }

  func makeUIView(context: Context) -> SceneProbe { context.coordinator.anchor.view }

  func updateUIView(_ view: SceneProbe, context: Context) {
    context.coordinator.update(source, context)
  }

  static func dismantleUIView(_ view: SceneProbe, coordinator: Coordinator) {
    coordinator.anchor.presenter.dismantle()
  }
}
#elseif canImport(AppKit) && canImport(SwiftUI)
import AppKit
import HUDCore
import SwiftUI

/// The invisible view of a modifier on macOS, where all modifiers use the shared HUD.
struct SceneFinder: NSViewRepresentable {
  let scope: HUDScope
  let source: @MainActor (HUDContext) -> HUDSource

  func makeCoordinator() -> HUDPresenter {
    HUDPresenter(in: scope) { .shown(HUDScope.Home(controller: .shared, surroundings: nil)) }
  }

  func makeNSView(context: Context) -> NSView { NSView() }

  func updateNSView(_ view: NSView, context: Context) {
    context.coordinator.update(source(HUDContext(context.environment)))
  }

  static func dismantleNSView(_ view: NSView, coordinator: HUDPresenter) {
    coordinator.dismantle()
  }
}
#endif
