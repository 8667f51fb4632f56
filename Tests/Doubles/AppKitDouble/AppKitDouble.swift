// `import AppKit` also exports Foundation and QuartzCore on Apple systems.
@_exported public import HUDSharedDouble

/// Hides Foundation's timer.
public typealias Timer = HUDSharedDouble.Timer

/// Hides the machine's clock, which on Linux comes from HUDLayers.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { VirtualClock.shared.now }
