import Foundation
import HUD

/// Makes an image of one black pixel with Core Graphics.
func blackPixel() -> CGImage? {
  let bytes = NSData(data: Data([0, 0, 0, 255])) as CFData
  guard let provider = CGDataProvider(data: bytes) else { return nil }
  return CGImage(
    width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
    space: CGColorSpaceCreateDeviceRGB(),
    bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider,
    decode: nil, shouldInterpolate: true, intent: .defaultIntent)
}
