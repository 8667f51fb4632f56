// What the page on adwaita-swift uses of that framework, declared as in its version 0.2. It does
// nothing: the framework itself cannot be had where these checks run.

public protocol AnyView {}
public protocol View: AnyView {
  @ViewBuilder var view: Body { get }
}
public typealias Body = [any AnyView]

public protocol Scene {}

public protocol App {
  var app: AdwaitaApp { get }
  @SceneBuilder var scene: any Scene { get }
  init()
}

extension App {
  public static func main() { _ = Self().scene }
}

public final class AdwaitaApp {
  public init(id: String) {}
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock(_ views: any AnyView...) -> Body { views }
}

@resultBuilder public enum SceneBuilder {
  public static func buildBlock(_ scene: any Scene) -> any Scene { scene }
}

public struct Window: Scene {
  public init(id: String, @ViewBuilder content: @escaping (Window) -> Body) {}
}

public struct Text: AnyView {
  public init(_ text: String) {}
}

public struct Button: AnyView {
  public init(_ label: String, handler: @escaping () -> Void) {}
}

public final class ViewStorage {
  public var opaquePointer: OpaquePointer?
}

extension AnyView {
  public func inspectOnAppear(_ closure: @escaping (ViewStorage) -> Void) -> any AnyView { self }
}
