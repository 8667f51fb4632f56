#if canImport(QuartzCore)

@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuartzCore

#else

@_exported public import Foundation

#endif
