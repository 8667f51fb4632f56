// What the page on SwiftCrossUI uses of that framework, declared as in its version 0.10. It does
// nothing: the framework itself cannot be had where these checks run.

@MainActor public protocol View {}
@MainActor public protocol Scene {}

@MainActor public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  public static func main() { _ = Self().body }
}

@MainActor @resultBuilder public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

@MainActor @resultBuilder public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<First: View, Second: View>(
    _ first: First, _ second: Second
  ) -> Pair<First, Second> { Pair() }
}

public struct Pair<First: View, Second: View>: View {}

public struct WindowGroup<Content: View>: Scene {
  public init(_ title: String, @ViewBuilder content: () -> Content) { _ = content() }
}

public struct VStack<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) { _ = content() }
}

public struct Text: View {
  public init(_ text: String) {}
}

public struct Button: View {
  public init(_ label: String, action: @escaping @MainActor @Sendable () -> Void) {}
}
