// The functions have the names of Apple's C functions, which begin with a capital letter.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(QuartzCore)

import Foundation

/// Returns the time of the monotonic clock in seconds. As on Apple systems, the clock does not run
/// while the machine sleeps.
public func CACurrentMediaTime() -> CFTimeInterval {
  ProcessInfo.processInfo.systemUptime
}

#endif
