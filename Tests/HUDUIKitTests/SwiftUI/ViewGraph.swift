import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDOnDouble
@testable import HUDUIKitOnDouble

/// Calls modifiers in the order in which SwiftUI does. No code of the app may run during an update:
/// there, SwiftUI forbids changes of the app's state.
@MainActor final class ViewGraph {
  private(set) var isUpdating = false
  private var waiting: [@MainActor () -> Void] = []
  private let observers = NotificationObservers()

  init() {
    for kind in HUD.Event.Kind.allCases {
      observers.observe(kind.name) { [weak self] _ in
        if self?.isUpdating == true { Issue.record("\(kind) is posted during an update.") }
      }
    }
  }

  /// Whether a modifier has something to do after the update.
  var hasWork: Bool { !waiting.isEmpty }

  var deferral: HUDPresenter.Deferral { { [weak self] in self?.waiting.append($0) } }

  /// Updates the views, and then runs the main queue.
  func update(_ body: () -> Void) {
    isUpdating = true
    body()
    isUpdating = false
    runQueue()
  }

  func runQueue() {
    while !waiting.isEmpty { waiting.removeFirst()() }
    Device.settle()
  }

  /// Lets time pass. Work that a HUD's end has put off is done as soon as possible.
  func advance(by duration: Duration) {
    for _ in 0..<Int(duration / .milliseconds(50)) {
      Device.advance(by: .milliseconds(50))
      runQueue()
    }
  }
}

extension HUD.Event.Kind {
  fileprivate var name: Notification.Name {
    switch self {
    case .willAppear: HUD.willAppearNotification
    case .didAppear: HUD.didAppearNotification
    case .willDisappear: HUD.willDisappearNotification
    case .didDisappear: HUD.didDisappearNotification
    case .didReceiveTouch: HUD.didReceiveTouchNotification
    default: HUD.didTouchInsideNotification
    }
  }
}

/// An app with one scene, and its SwiftUI. Each test makes its own, in its first line: between a
/// suite's `init` and its test, another test may start and reset the device.
@MainActor final class SwiftUIApp {
  let phone = Phone()
  let graph = ViewGraph()

  init() {
    // After the shared HUD has ended, the modifiers hear of it.
    Device.atEnd { [graph] in graph.runQueue() }
    useSharedHUD()
  }

  /// The HUD that the views use while the app has one scene.
  var hud: HUDController { .shared }

  /// The HUD of the app's scene, which the views use while the app has several.
  var sceneHUD: HUDController { HUD.in(phone.scene) }

  var request: Request? { hud.panel?.request }
  var shown: HUD.Content? { request?.content }

  /// The middle of the panel.
  var middle: CGPoint {
    Device.settle()
    return hud.panel?.frame.middle ?? .zero
  }

  /// Makes a value behind a binding.
  func state<Value>(_ value: Value) -> AppState<Value> { AppState(value, in: graph) }

  /// Shows a view whose modifier shows a HUD while `state` is true.
  func appear(
    _ state: AppState<Bool>, _ content: HUD.Content = HUD.Content(status: "Loading…"),
    options: HUD.Options = HUD.Options()
  ) -> ModifiedView {
    appear { HUDBinding(while: state, WantedHUD(content, options: options)) }
  }

  /// Shows a view with a modifier that has `binding`.
  func appear(_ binding: @escaping () -> HUDBinding) -> ModifiedView {
    let view = view(binding)
    view.appear(in: phone.window)
    return view
  }

  /// Returns a view with a modifier, which SwiftUI has not made yet.
  func view(
    within outer: ModifiedView? = nil, _ binding: @escaping () -> HUDBinding
  ) -> ModifiedView {
    let view = ModifiedView(in: graph, binding)
    view.home.outer = outer?.home
    return view
  }

  /// Adds the view to the app's window, as the last step of an update.
  func add(_ view: ModifiedView) { phone.window.rootViewController?.view.addSubview(view.hosting) }
}

/// A value of the app behind a binding. Records each change that a modifier makes.
@MainActor final class AppState<Value> {
  var value: Value
  private(set) var changesByHUD = 0
  /// Whether the app ignores the changes, as a constant binding does.
  var isConstant = false
  private unowned let graph: ViewGraph

  init(_ value: Value, in graph: ViewGraph) {
    self.value = value
    self.graph = graph
  }

  func set(_ value: Value) {
    if graph.isUpdating { Issue.record("A binding is set during an update.") }
    changesByHUD += 1
    if !isConstant { self.value = value }
  }
}

extension HUDBinding {
  /// Creates a binding that asks for a HUD while there is a value.
  init<Value>(
    _ value: @escaping () -> Value?, clear: @escaping () -> Void = {},
    wanted: @escaping (Value) -> WantedHUD
  ) {
    self.init(read: { value().map(wanted) }, clear: clear)
  }

  /// Creates a binding that asks for a HUD while `state` is true.
  init(while state: AppState<Bool>, _ wanted: WantedHUD) {
    self.init({ state.value ? true : nil }, clear: { state.set(false) }, wanted: { _ in wanted })
  }
}

/// A view with one modifier.
@MainActor final class ModifiedView {
  let home = SceneHome()
  /// The view's UIKit view, to which SwiftUI adds the view of the representable.
  let hosting = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let graph: ViewGraph
  private let probe = SceneReader()
  private(set) var presenter: HUDPresenter?
  private let binding: () -> HUDBinding

  init(in graph: ViewGraph, _ binding: @escaping () -> HUDBinding) {
    self.graph = graph
    self.binding = binding
  }

  /// Makes and updates the modifier, and then adds its view to a window, in one update of SwiftUI.
  func appear(in window: UIWindow) {
    graph.update {
      make()
      evaluate()
      window.rootViewController?.view.addSubview(hosting)
    }
  }

  /// The first steps of an update, before there is a window.
  func make() {
    presenter = HUDPresenter(in: home, probe: probe, afterUpdate: graph.deferral)
    hosting.addSubview(probe)
  }

  func evaluate() { presenter?.update(binding()) }

  /// The last steps, when the view is removed or gets another identity. SwiftUI does not say
  /// whether the UIKit view has left its window by then; it may also leave later.
  func dismantle(inWindow: Bool = false) {
    if !inWindow { probe.removeFromSuperview() }
    presenter?.dismantle()
    if !inWindow { presenter = nil }
  }

  func update() { graph.update { evaluate() } }
}
