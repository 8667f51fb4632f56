// The functions have the names of Apple's C functions, which begin with a capital letter.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(QuartzCore)

public import Foundation

public final class CGImage: Hashable, Sendable {
  public let width: Int
  public let height: Int

  /// The bytes of the pixels: blue, green, red and alpha, with colours premultiplied by alpha.
  /// There are no gaps between the rows. On a little-endian machine, Cairo's ARGB32 format has the
  /// same layout.
  package let premultipliedBGRA: [UInt8]

  package init(width: Int, height: Int, premultipliedBGRA: [UInt8]) {
    precondition(
      premultipliedBGRA.count == width * height * 4,
      "\(width) × \(height) pixels do not have \(premultipliedBGRA.count) bytes.")
    self.width = width
    self.height = height
    self.premultipliedBGRA = premultipliedBGRA
  }

  /// Returns whether both are one image, as Core Foundation does for Core Graphics.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Creates an image from RGBA data with 8 bits per component and with colours that are not
  /// premultiplied by alpha; nil for any other layout, and if the data is too short.
  public convenience init?(
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bitsPerPixel: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: CGBitmapInfo,
    provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard
      width > 0, height > 0, bitsPerComponent == 8, bitsPerPixel == 32,
      // The numbers may come from a file, so compare without products that could overflow.
      width <= provider.bytes.count / 4, bytesPerRow >= width * 4,
      (provider.bytes.count - width * 4) / bytesPerRow >= height - 1,
      decode == nil, shouldInterpolate,
      bitmapInfo.rawValue == CGImageAlphaInfo.last.rawValue
    else { return nil }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let offset = row * bytesPerRow + column * 4
        let alpha = provider.bytes[offset + 3]
        for component in [2, 1, 0] {
          pixels.append(provider.bytes[offset + component].scaled(by: alpha))
        }
        pixels.append(alpha)
      }
    }
    self.init(width: width, height: height, premultipliedBGRA: pixels)
  }
}

extension UInt8 {
  fileprivate func scaled(by alpha: UInt8) -> UInt8 {
    UInt8((Int(self) * Int(alpha) + 127) / 255)
  }
}

public enum CGImageAlphaInfo: UInt32, Sendable {
  case last = 3
}

public struct CGBitmapInfo: Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
}

/// The sRGB colour space. Images support no other colour space.
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
