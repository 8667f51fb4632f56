public import Foundation

#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

// No body in this file ever runs. Unlike Apple's module, it does not export UIKit or AppKit, so that
// our sources import what they use. Where Apple's declarations differ between SDKs, these are
// the older ones, which allow less.

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: View {
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { fatalError() }
}
/// The body of a view that SwiftUI draws itself.
extension View where Body == Never {
  @MainActor @preconcurrency public var body: Never { fatalError() }
}
extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { fatalError() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}
public struct EmptyView: View {
  public typealias Body = Never
  nonisolated public init() {}
}
public struct TupleView<T>: View {
  public typealias Body = Never
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
}
public struct ModifiedContent<Content, Modifier> {
  nonisolated public init(content: Content, modifier: Modifier) {}
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}
extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

public protocol DynamicProperty {
  mutating func update()
}
extension DynamicProperty {
  public mutating func update() {}
}
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError() }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}
@propertyWrapper public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}
extension State: Sendable where Value: Sendable {}
extension State where Value: ExpressibleByNilLiteral {
  public init() {}
}
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}
extension Environment: Sendable where Value: Sendable {}
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}
public struct EnvironmentValues {
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { fatalError() }
    set {}
  }
}
extension EnvironmentValues {
  public var locale: Locale {
    get { fatalError() }
    set {}
  }
  public var colorScheme: ColorScheme {
    get { fatalError() }
    set {}
  }
  public var layoutDirection: LayoutDirection {
    get { fatalError() }
    set {}
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { fatalError() }
    set {}
  }
  public var isEnabled: Bool {
    get { fatalError() }
    set {}
  }
}
public struct Transaction {
  public init() {}
}
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }
public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { EmptyView() }
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { EmptyView() }
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { EmptyView() }
}

#if canImport(UIKit)
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Self.Body == Never {
  associatedtype UIViewType: UIView
  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  typealias Context = UIViewRepresentableContext<Self>
}
extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}
extension UIViewRepresentable where Self.Coordinator == Void {
  public func makeCoordinator() {}
}
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  @MainActor @preconcurrency public let coordinator: Representable.Coordinator
  @MainActor @preconcurrency public var environment: EnvironmentValues { fatalError() }
  @MainActor @preconcurrency public var transaction: Transaction { fatalError() }
}
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Self.Body == Never {
  associatedtype UIViewControllerType: UIViewController
  @MainActor @preconcurrency func makeUIViewController(
    context: Self.Context
  ) -> Self.UIViewControllerType
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: Self.UIViewControllerType, context: Self.Context)
  typealias Context = UIViewControllerRepresentableContext<Self>
}
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
}
extension UIContentSizeCategory {
  public init(_ dynamicTypeSize: DynamicTypeSize?) { fatalError() }
}
#else
@MainActor @preconcurrency public protocol NSViewRepresentable: View where Self.Body == Never {
  associatedtype NSViewType: NSView
  @MainActor @preconcurrency func makeNSView(context: Self.Context) -> Self.NSViewType
  @MainActor @preconcurrency func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleNSView(
    _ nsView: Self.NSViewType, coordinator: Self.Coordinator)
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  typealias Context = NSViewRepresentableContext<Self>
}
extension NSViewRepresentable {
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
}
extension NSViewRepresentable where Self.Coordinator == Void {
  public func makeCoordinator() {}
}
@MainActor @preconcurrency public struct NSViewRepresentableContext<View: NSViewRepresentable> {
  @MainActor @preconcurrency public let coordinator: View.Coordinator
  @MainActor @preconcurrency public var environment: EnvironmentValues { fatalError() }
  @MainActor @preconcurrency public var transaction: Transaction { fatalError() }
}
#endif

#if canImport(UIKit)
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  @MainActor @preconcurrency public init(rootView: Content) { fatalError() }
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError() }
  @MainActor @preconcurrency public var rootView: Content {
    get { fatalError() }
    set {}
  }
  @MainActor @preconcurrency public func sizeThatFits(in size: CGSize) -> CGSize { fatalError() }
  @available(iOS 16.4, tvOS 16.4, macCatalyst 16.4, visionOS 1.0, *)
  @MainActor @preconcurrency public var safeAreaRegions: SafeAreaRegions {
    get { fatalError() }
    set {}
  }
}
extension UIColor {
  public convenience init(_ color: Color) { fatalError() }
}
#else
@MainActor @preconcurrency open class NSHostingController<Content: View>: NSViewController {
  @MainActor @preconcurrency public init(rootView: Content) { fatalError() }
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError() }
  @MainActor @preconcurrency public var rootView: Content {
    get { fatalError() }
    set {}
  }
  @MainActor @preconcurrency public func sizeThatFits(in size: CGSize) -> CGSize { fatalError() }
  @MainActor @preconcurrency public var sizingOptions: NSHostingSizingOptions {
    get { fatalError() }
    set {}
  }
}
public struct NSHostingSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { fatalError() }
}
extension NSColor {
  public convenience init(_ color: Color) { fatalError() }
}
#endif
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { fatalError() }
  public static let all = SafeAreaRegions(rawValue: 3)
}
public enum Edge: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { fatalError() }
    public static let all = Set(rawValue: 15)
  }
}
public protocol ShapeStyle: Sendable {}
public struct Color: Hashable, ShapeStyle {
  nonisolated public init(cgColor: CGColor) { fatalError() }
  public static let primary = Color()
  public static let red = Color()
  private init() { fatalError() }
}
extension Color: View {
  public typealias Body = Never
}
extension View {
  nonisolated public func tint(_ tint: Color?) -> some View { EmptyView() }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { EmptyView() }
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { EmptyView() }
}
public struct AnyView: View {
  public typealias Body = Never
  nonisolated public init<V: View>(_ view: V) {}
}
public struct GeometryProxy {
  public var size: CGSize { fatalError() }
}
extension View {
  @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View { EmptyView() }
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { EmptyView() }
}

public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
  public static let top = Alignment()
  public static let bottom = Alignment()
}
public struct Font: Hashable, Sendable {
  public static let headline = Font()
}
extension View {
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { EmptyView() }
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { EmptyView() }
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { EmptyView() }
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View { EmptyView() }
  nonisolated public func disabled(_ disabled: Bool) -> some View { EmptyView() }
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    EmptyView()
  }
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    EmptyView()
  }
}
public struct AccessibilityAttachmentModifier: ViewModifier {
  public func body(content: Content) -> some View { content }
}

public struct LocalizedStringKey: Equatable, ExpressibleByStringLiteral {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
}
public struct Text: View {
  public typealias Body = Never
  nonisolated public init(_ key: LocalizedStringKey) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) {}
}
public struct Image: View {
  public typealias Body = Never
  nonisolated public init(systemName: String) {}
}
public struct Label<Title: View, Icon: View>: View {
  public typealias Body = Never
}
extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {}
}
public struct Button<Label: View>: View {
  public typealias Body = Never
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}
extension Button where Label == Text {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {}
}
public struct TextField<Label: View>: View {
  public typealias Body = Never
}
extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
}
public struct Form<Content: View>: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
public struct List<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
}
extension List where SelectionValue == Never {
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {}
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View where Content: View {
  public typealias Body = Never
}
public struct NavigationPath {}
public struct NavigationStack<Data, Root: View>: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
}
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
}
extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}
extension App {
  @MainActor @preconcurrency public static func main() {}
}
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Scene {}
@resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { fatalError() }
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
