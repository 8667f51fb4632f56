// No body in this file ever runs.

public final class DispatchQueue: Sendable {
  public class var main: DispatchQueue { fatalError() }
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { fatalError() }
  public convenience init(label: String) { self.init() }

  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}

  public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
}

public final class DispatchGroup: Sendable {}

public struct DispatchQoS: Sendable {
  public static let unspecified = DispatchQoS()

  public enum QoSClass: Sendable {
    case `default`
  }
}

public struct DispatchWorkItemFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
