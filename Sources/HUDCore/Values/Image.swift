public import HUDLayers

extension HUD {
  /// A picture for a HUD.
  ///
  /// By default it is tinted: only its alpha is used, in the colour of the indicators. See
  /// `HUD.Style.tintsImages`.
  public struct Image: Sendable, Equatable {
    package enum Source: Sendable, Equatable {
      case pixels(Pixels)
      /// A `NamedPicture`.
      case named(PlatformValue)
    }

    package let source: Source

    /// Creates a picture with `scale` pixels per point; a scale that makes no sense counts as 1.
    public init(_ picture: CGImage, scale: CGFloat = 1) {
      self.init(picture, scale: scale, isTinted: nil)
    }

    package init(_ picture: CGImage, scale: CGFloat, isTinted: Bool?) {
      source = .pixels(Pixels(picture, scale: scale, isTinted: isTinted))
    }

    /// A picture that its platform finds by name, on the main actor, each time it is drawn.
    package init(_ name: some NamedPicture) { source = .named(PlatformValue(name)) }

    /// Creates a picture from pixels of four bytes: red, green, blue and alpha, not premultiplied.
    ///
    /// Returns nil if there are fewer bytes than pixels, or no pixel at all.
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

    /// Nil for a picture that is known by name alone.
    package var pixels: Pixels? {
      if case .pixels(let pixels) = source { pixels } else { nil }
    }

    /// Nil where the platform has no picture of that name.
    @MainActor func pixels(in place: PicturePlace) -> Pixels? {
      switch source {
      case .pixels(let pixels): pixels
      case .named(let name): name.value(as: (any NamedPicture).self)?.pixels(in: place)
      }
    }

    /// Pixels, and the size and colours they are drawn in.
    package struct Pixels: Sendable, Equatable {
      package let picture: CGImage
      package let scale: CGFloat
      /// Whether the foreground colour fills them; nil leaves that to the style.
      package let isTinted: Bool?

      package init(_ picture: CGImage, scale: CGFloat, isTinted: Bool?) {
        self.picture = picture
        self.scale = (0.01...100).contains(scale) ? scale : 1
        self.isTinted = isTinted
      }

      package var size: CGSize {
        CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
      }

      package static func == (left: Pixels, right: Pixels) -> Bool {
        left.picture === right.picture && left.scale == right.scale
          && left.isTinted == right.isTinted
      }
    }
  }
}

/// The name of a picture, such as that of a symbol or of an icon of the theme.
package protocol NamedPicture: Hashable, Sendable {
  /// Returns the picture for that place, or nil if there is none of this name.
  @MainActor func pixels(in place: PicturePlace) -> HUD.Image.Pixels?
}

/// The part of the panel that a picture is drawn for.
package struct PicturePlace: Equatable {
  /// The room in points.
  package let size: CGSize
  /// Pixels per point.
  package let scale: CGFloat
  package let isDark: Bool
  package let isRightToLeft: Bool

  package init(size: CGSize, scale: CGFloat, isDark: Bool, isRightToLeft: Bool) {
    self.size = size
    self.scale = scale
    self.isDark = isDark
    self.isRightToLeft = isRightToLeft
  }
}
