#if canImport(UIKit) && canImport(SwiftUI)
import HUDUIKit
import SwiftUI
import UIKit

/// The invisible view of a modifier. SwiftUI makes one for each modifier and keeps it as long as the
/// identity of the modified view.
struct SceneFinder: UIViewRepresentable {
  let scope: HUDScope
  let source: @MainActor (HUDContext) -> HUDSource

  func makeCoordinator() -> ModifierAnchor { ModifierAnchor(in: scope) }

  func makeUIView(context: Context) -> SceneProbe { context.coordinator.view }

  func updateUIView(_ view: SceneProbe, context: Context) {
    context.coordinator.presenter.update(source(HUDContext(context.environment)))
  }

  static func dismantleUIView(_ view: SceneProbe, coordinator: ModifierAnchor) {
    coordinator.presenter.dismantle()
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
