#if canImport(SwiftUI)
public import HUDCore
public import SwiftUI

// These modifiers do not exist, but people write them from memory. The compiler says what to write
// instead. One overload takes several wrong labels if its message is right for all of these labels.
extension View {
  /// Not available: write the labels in the message.
  @available(*, unavailable, message: "Use .hud(isPresented:_:status:for:detail:position:mask:)")
  nonisolated public func hud(
    _ text: Any? = nil, systemImage: String? = nil, image: SwiftUI.Image? = nil,
    isPresented: Binding<Bool>, _ indicator: HUD.Indicator? = nil, success: Any? = nil,
    style: HUD.Indicator? = nil, type: HUD.Indicator? = nil, icon: HUD.Indicator? = nil,
    indicator other: HUD.Indicator? = nil, title: Any? = nil, text status: Any? = nil,
    label: Any? = nil, status again: Any? = nil, message: Any? = nil, subtitle: Any? = nil,
    mask: HUD.Mask? = nil, maskType: HUD.Mask? = nil, allowsInteraction: Bool? = nil,
    position: HUD.Position? = nil, edge: Edge? = nil, alignment: Alignment? = nil,
    duration: Double? = nil, onDismiss: (() -> Void)? = nil
  ) -> Self { self }

  /// Not available: pass an image as the indicator.
  @available(*, unavailable, message: "Use .hud(isPresented:_:status:for:detail:position:mask:)")
  nonisolated public func hud(
    isPresented: Binding<Bool>, title: Any? = nil, status: Any? = nil, systemImage: String
  ) -> Self { self }

  /// Not available: write `status:` before the text, or pass the text as the first argument.
  @available(*, unavailable, message: "Use .hud(\"Loading…\", isPresented: $isLoading), or status:")
  nonisolated public func hud(
    isPresented: Binding<Bool>, _ status: some HUD.TextSource, for duration: Duration? = nil,
    mask: HUD.Mask = .inherited, position: HUD.Position = .inherited, edge: Edge? = nil
  ) -> Self { self }

  /// Not available: give a `String`, a literal or a `LocalizedStringResource`.
  @available(*, unavailable, message: "A text is a literal, String or LocalizedStringResource")
  nonisolated public func hud(
    isPresented: Binding<Bool>, _ indicator: HUD.Indicator = .spinner, status: Any
  ) -> Self { self }

  /// Not available: write `for:` for the time.
  @available(*, unavailable, message: "The time is a Duration with the label for: .seconds(2)")
  nonisolated public func hud(
    _ text: Any? = nil, isPresented: Binding<Bool>, _ indicator: HUD.Indicator? = nil,
    status: Any? = nil, duration: Duration, position: HUD.Position? = nil
  ) -> Self { self }

  /// Not available: change the font with `hudStyle`.
  @available(*, unavailable, message: "Use .hudStyle { $0.statusFont = HUD.Font(size: 17) }")
  nonisolated public func hud(
    isPresented: Binding<Bool>, _ indicator: HUD.Indicator? = nil, status: Any? = nil, font: Font
  ) -> Self { self }

  /// Not available: give a `HUD.Action`.
  @available(*, unavailable, message: "Use action: HUD.Action(\"Undo\") { … }, or .cancel { … }")
  nonisolated public func hud(
    isPresented: Binding<Bool>, _ indicator: HUD.Indicator? = nil, status: Any? = nil,
    message: Any? = nil, for duration: Duration? = nil, action: String? = nil,
    actionTitle: String? = nil, perform handler: () -> Void
  ) -> Self { self }

  /// Not available: write `detail:` for the smaller text, and `action:` for the button.
  @available(*, unavailable, message: "Use detail:, and action: HUD.Action(\"Undo\") { … }")
  nonisolated public func hud(
    _ status: some HUD.TextSource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View
  ) -> Self { self }

  /// Shows `actions` above a text while `isPresented` is true.
  // Not unavailable, because the compiler would then choose `onDismiss` for such a closure.
  @available(*, deprecated, message: "Use action: HUD.Action(\"Undo\") { … }")
  nonisolated public func hud(
    _ status: some HUD.TextSource, systemImage: String? = nil, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View { hud(isPresented: isPresented, status: status, content: actions) }

  /// Not available: write `progress:` after `isPresented:`.
  @available(*, unavailable, message: "Use .hud(\"…\", isPresented: $isOn, progress: fraction)")
  nonisolated public func hud(
    _ text: Any? = nil, value: Double?, total: Double = 1, isPresented: Binding<Bool>? = nil,
    status: Any? = nil, onDismiss: () -> Void = {}
  ) -> Self { self }

  /// Not available: change the trigger only when a toast is wanted.
  @available(*, unavailable, message: "A trigger has no closure: .hud(\"Saved\", trigger: n)")
  nonisolated public func hud<Trigger: Equatable>(
    _ text: Any? = nil, systemImage: String? = nil, trigger: Trigger,
    condition: (Trigger, Trigger) -> Any?
  ) -> Self { self }

  /// Not available: write `status:` before `mask:`.
  @available(*, unavailable, message: "The status comes first: status: \"Loading…\", mask: .black")
  nonisolated public func hud(
    isPresented: Binding<Bool>, mask: HUD.Mask, _ text: Any? = nil, status: Any? = nil
  ) -> Self { self }

  /// Not available: write `item:`.
  @available(*, unavailable, message: "Use .hud(item: $message)")
  nonisolated public func hud<Item>(
    _ item: Binding<Item?>? = nil, toast: Binding<Item?>? = nil
  ) -> Self { self }

  /// Not available: pass the state that says when the HUD is shown.
  @available(
    *, unavailable, message: "Needs isPresented:, item: or trigger:. Else use \\.hud in a closure"
  )
  nonisolated public func hud(
    _ status: some HUD.TextSource, for duration: Duration? = nil, mask: HUD.Mask = .inherited
  ) -> Self { self }
}

@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
extension HUDProxy {
  /// Not available: call `showError(_:)`.
  @available(*, unavailable, message: "Use showError(_:), as in hud.showError(error)")
  public func show(error: Any) {}

  /// Not available: call `showText(_:for:)`.
  @available(*, unavailable, message: "Use showText(_:for:), or show(image:status:) with an image.")
  public func toast(
    _ text: some HUD.TextSource, systemImage: String? = nil, action: String? = nil,
    position: HUD.Position? = nil, duration: Double? = nil, _ closure: () -> Any? = { nil }
  ) {}

  /// Not available: call `showText(_:for:)`.
  @available(*, unavailable, message: "Use showText(_:for:), or show(image:status:) with an image.")
  public func show(
    _ text: String? = nil, status: String? = nil, systemImage: String, duration: Double? = nil
  ) {}

  /// Not available: give a `HUD.Action`.
  @available(*, unavailable, message: "Use action: HUD.Action(\"Undo\") { … }, or .cancel { … }")
  public func show(
    _ text: String? = nil, status: String? = nil, action: String, perform handler: () -> Void = {}
  ) {}

  /// Not available: call `run(_:)`, or give an action.
  @available(*, unavailable, message: "Use hud.run(\"Loading…\") { … }, or action: .cancel { … }")
  public func show<Value>(_ status: some HUD.TextSource, perform work: () async throws -> Value) {}
}

extension HUD.Style {
  /// Not available: give a position.
  @available(*, unavailable, message: "A HUD is as a toast with position: .bottom, or .top")
  public static var toast: Self { Self() }
}
#endif
