// Apple's names for functions of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(QuartzCore)

public import Foundation

public enum CGImageAlphaInfo: UInt32, Sendable {
  case none
  case premultipliedLast
  case premultipliedFirst
  case last
  case first
  case noneSkipLast
  case noneSkipFirst
  case alphaOnly
}

public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
}

/// There is one colour space: sRGB, which is what the device shows.
public final class CGColorSpace: Sendable {
  fileprivate init() {}
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace()
}

public final class CGDataProvider: Sendable {
  let bytes: [UInt8]

  public init?(data: CFData) {
    bytes = [UInt8](Data(referencing: data))
  }
}

#endif
