// Apple's names for functions of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if canImport(QuartzCore)

@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuartzCore

#else

@_exported public import Foundation

public typealias CFTimeInterval = Double
public typealias CFTypeRef = Any
public typealias CFData = NSData

/// Seconds on the monotonic clock, which stands still while the machine sleeps, as on Apple systems.
public func CACurrentMediaTime() -> CFTimeInterval {
  ProcessInfo.processInfo.systemUptime
}

#endif
