public import HUDLayers

extension HUD {
  /// A picture for a HUD.
  ///
  /// Tinted (the default, see `HUD.Style.tintsImages`) only its alpha counts and the foreground
  /// colour fills it; untinted it is drawn as it is.
  public struct Image: Sendable, Equatable {
    package let picture: CGImage
    package let scale: CGFloat
    /// Whether it is one to be tinted; nil where the style decides.
    package let isTinted: Bool?

    /// A picture of the system; `scale` is its pixels per point, and 1 where no screen has it.
    public init(_ picture: CGImage, scale: CGFloat = 1) {
      self.init(picture, scale: scale, isTinted: nil)
    }

    package init(_ picture: CGImage, scale: CGFloat, isTinted: Bool?) {
      self.picture = picture
      self.scale = (0.01...100).contains(scale) ? scale : 1
      self.isTinted = isTinted
    }

    /// A picture from pixels of four bytes: red, green, blue, alpha, not premultiplied.
    ///
    /// Nil where there are fewer bytes than pixels, or no pixel at all.
    public init?(rgba: [UInt8], width: Int, height: Int, scale: CGFloat = 1) {
      guard width > 0, height > 0, rgba.count / 4 / width >= height,
        let provider = CGDataProvider(data: NSData(data: Data(rgba)) as CFData),
        let picture = CGImage(
          width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32,
          bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider,
          decode: nil, shouldInterpolate: true, intent: .defaultIntent)
      else { return nil }
      self.init(picture, scale: scale)
    }

    package var size: CGSize {
      CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    }

    public static func == (left: Image, right: Image) -> Bool {
      left.picture === right.picture && left.scale == right.scale
        && left.isTinted == right.isTinted
    }
  }
}
