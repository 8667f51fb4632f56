public import HUDLayers

extension HUD {
  /// A picture that a HUD can show as its indicator.
  ///
  /// By default the picture is filled with the indicator colour, so only its alpha channel matters.
  /// See `HUD.Style.tintsImages`.
  public struct Image: Sendable, Equatable {
    private struct Source: Sendable, Equatable {
      /// A `PictureLookup`, whose type differs between platforms.
      let lookup: PlatformValue
      let label: String?
    }

    // Boxed, so that a copy of a style copies one reference for each picture.
    private let source: Box<Source>
    /// The text that a screen reader reads for the picture, before the status.
    ///
    /// With nil, `HUD.Words.image` is read if there is no other text. With "", nothing is read.
    public var label: String? { source.value.label }

    /// Creates a picture with `scale` pixels per point. A scale outside 0.01...100 counts as 1.
    /// A screen reader reads `label` for the picture.
    public init(_ picture: CGImage, scale: CGFloat = 1, label: String? = nil) {
      self.init(Pixels(picture, scale: scale, isTinted: nil), label: label)
    }

    /// Creates a picture from pixels, or from a name that the platform looks up each time the picture
    /// is drawn.
    package init(_ lookup: some PictureLookup, label: String?) {
      source = Box(Source(lookup: PlatformValue(lookup), label: label))
    }

    /// Creates a picture from pixels of four bytes: red, green, blue and alpha, which are not
    /// premultiplied. A screen reader reads `label` for the picture.
    ///
    /// - Returns: Nil if `width` or `height` is not positive, or if `rgba` has too few bytes for a
    ///   picture of this size.
    public init?(rgba: [UInt8], width: Int, height: Int, scale: CGFloat = 1, label: String? = nil) {
      guard width > 0, height > 0, rgba.count / 4 / width >= height,
        let provider = CGDataProvider(data: NSData(data: Data(rgba)) as CFData),
        let picture = CGImage(
          width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32,
          bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider,
          decode: nil, shouldInterpolate: true, intent: .defaultIntent)
      else { return nil }
      self.init(picture, scale: scale, label: label)
    }

    /// The pixels of the picture; nil if it was created from a name or from a symbol of UIKit.
    package var pixels: Pixels? { source.value.lookup.value() }

    /// Returns the pixels to draw in `place`; nil if the platform has no picture of this name.
    @MainActor package func pixels(in place: PictureContext) -> Pixels? {
      source.value.lookup.value(as: (any PictureLookup).self)?.pixels(in: place)
    }

    /// The pixels of a picture, and how they are scaled and tinted.
    package struct Pixels: PictureLookup {
      package let picture: CGImage
      package let scale: CGFloat
      /// Whether the picture is filled with the indicator colour; nil leaves that to
      /// `HUD.Style.tintsImages`.
      package let isTinted: Bool?

      package init(_ picture: CGImage, scale: CGFloat, isTinted: Bool?) {
        self.picture = picture
        self.scale = (0.01...100).contains(scale) ? scale : 1
        self.isTinted = isTinted
      }

      package var size: CGSize {
        CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
      }

      package func pixels(in place: PictureContext) -> Pixels? { self }
    }
  }
}
