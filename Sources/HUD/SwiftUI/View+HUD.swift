#if canImport(SwiftUI)
public import HUDCore
public import SwiftUI

extension View {
  /// Shows a HUD while `isPresented` is true.
  ///
  /// ```swift
  /// PhotoList()
  ///   .hud(isPresented: $isLoading, status: "Loading…", mask: .black)
  /// ```
  ///
  /// The HUD appears in the scene of this view, over sheets and full screen covers. It ends when
  /// `isPresented` becomes false, when this view disappears, and when its identity changes. If the
  /// HUD ends in another way, for example by its button or a tap, `isPresented` becomes false. HUDs
  /// of other modifiers and calls are left as they are.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the HUD is shown.
  ///   - indicator: The spinner, progress, glyph or picture above the text, or `.none`. The app's
  ///     own indicator is made once, when the HUD appears.
  ///   - status: The main text; nil or an empty string shows none.
  ///   - detail: The smaller text below the status.
  ///   - action: A button below the text.
  ///   - mask: The cover between the HUD and the app, which can block input to the app.
  ///   - options: Settings for this HUD, which override the defaults. If they contain a duration,
  ///     the HUD is a toast, which ends by itself and stays its time if this view disappears.
  public func hud(
    isPresented: Binding<Bool>, _ indicator: HUD.Indicator = .spinner,
    status: String? = nil, detail: String? = nil, action: HUD.Action? = nil,
    mask: HUD.Mask = .inherited,
    options: HUD.Options? = nil
  ) -> some View {
    hud(
      isPresented: isPresented,
      HUD.Content(indicator, status: status, detail: detail, action: action), mask: mask,
      options: options)
  }

  /// Shows a HUD with `content` while `isPresented` is true.
  ///
  /// See ``hud(isPresented:_:status:detail:action:mask:options:)``.
  public func hud(
    isPresented: Binding<Bool>, _ content: HUD.Content, mask: HUD.Mask = .inherited,
    options: HUD.Options? = nil
  ) -> some View {
    // Read the binding here too, so that SwiftUI evaluates this view when its value changes.
    modifier(
      HUDModifier(isPresented.wrappedValue) { context in
        HUDSource(
          isPresented: { isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 },
          context.wish(content, mask: mask, options: options))
      })
  }

  /// Shows a HUD with the progress of work while `progress` is not nil.
  ///
  /// ```swift
  /// UploadForm().hud(progress: uploadFraction, status: "Uploading", as: .bar)
  /// ```
  ///
  /// The HUD appears in the scene of this view, and ends when `progress` becomes nil, when this view
  /// disappears, and when its identity changes. If the HUD ends in another way, for example by its
  /// button, it is shown again only after `progress` was nil.
  ///
  /// - Parameters:
  ///   - progress: The completed fraction of the work, from 0 to 1; nil shows no HUD. Negative
  ///     values and NaN show the indeterminate ring.
  ///   - status: The main text; nil or an empty string shows none.
  ///   - indicator: The indicator that shows the progress, by default a ring.
  ///   - detail: The smaller text below the status.
  ///   - action: A button below the text, such as `.cancel { upload.cancel() }`.
  ///   - mask: The cover between the HUD and the app, which can block input to the app.
  ///   - options: Settings for this HUD, which override the defaults.
  public func hud(
    progress: (some BinaryFloatingPoint)?, status: String? = nil,
    as indicator: HUD.Indicator = .ring, detail: String? = nil, action: HUD.Action? = nil,
    mask: HUD.Mask = .inherited, options: HUD.Options? = nil
  ) -> some View {
    let content = HUD.Content(indicator, status: status, detail: detail, action: action)
    let progress = progress.map { Double($0) }
    return modifier(
      HUDModifier(progress) { context in
        HUDSource(
          progress: progress, context.wish(content, mask: mask, options: options))
      })
  }

  /// Shows a toast while `item` is not nil, and sets `item` to nil when the toast ends.
  ///
  /// ```swift
  /// NoteEditor()
  ///   .hud(item: $failure) { HUD.Content(.error, status: $0.localizedDescription) }
  /// ```
  ///
  /// The toast appears in the scene of this view. Another item replaces the toast. Without an
  /// identity of its own, an item is another one if its content is another one. The toast ends early
  /// if `item` becomes nil, but stays its time if this view disappears.
  ///
  /// - Parameters:
  ///   - item: The item to show.
  ///   - mask: The cover between the HUD and the app, which can block input to the app.
  ///   - options: Settings for this toast, which override the defaults.
  ///   - content: A closure that returns the content of the toast for an item. It may be called
  ///     several times for one item.
  public func hud<Item>(
    item: Binding<Item?>, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    content: @escaping (Item) -> HUD.Content
  ) -> some View {
    toast(item, mask: mask, options: options, identity: { _ in .content }, content: content)
  }

  /// Shows a toast while `item` is not nil, and sets `item` to nil when the toast ends.
  ///
  /// An item with another `id` replaces the toast. If the content of the same item changes, the
  /// toast changes and keeps its time.
  ///
  /// See ``hud(item:mask:options:content:)``.
  public func hud<Item: Identifiable>(
    item: Binding<Item?>, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    content: @escaping (Item) -> HUD.Content
  ) -> some View {
    toast(
      item, mask: mask, options: options, identity: { .item(AnyHashable($0.id)) },
      content: content)
  }

  private func toast<Item>(
    _ item: Binding<Item?>, mask: HUD.Mask, options: HUD.Options?,
    identity: @escaping (Item) -> HUDWish.Identity, content: @escaping (Item) -> HUD.Content
  ) -> some View {
    modifier(
      HUDModifier(item.wrappedValue) { context in
        HUDSource(
          item: { item.wrappedValue }, set: { item.wrappedValue = $0 }, identity: identity
        ) { context.wish(content($0), mask: mask, options: options) }
      })
  }

  /// Gives `\.hud` in this view the HUD of the view's own scene, without showing a HUD.
  ///
  /// ```swift
  /// WindowGroup { ContentView().hudScene() }
  /// ```
  ///
  /// Use it once for each scene, around the scene's first view.
  public func hudScene() -> some View {
    modifier(HUDModifier(()) { _ in .none })
  }

  /// Changes the style of the HUDs that are shown from this view: by its `.hud…` modifiers and by
  /// `\.hud`.
  ///
  /// ```swift
  /// SettingsForm().hudStyle { $0.accent = .accent }
  /// ```
  ///
  /// The changes are made to `HUD.style`, the outer ones first. A call or modifier with a style of
  /// its own ignores them.
  public func hudStyle(
    _ change: @escaping @Sendable (inout HUD.Style) -> Void
  ) -> some View {
    transformEnvironment(\.hudStyleChanges) { $0.append(change) }
  }
}
#endif
