import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDCore
@testable import HUDUIKitOnDouble

/// `HUD.Image` made from a `UIImage`.
@Suite(.onDouble) struct ImageTests {
  @Test(
    "An image is drawn upright, whatever its orientation",
    arguments: [
      (UIImage.Orientation.up, "abc def"), (.down, "fed cba"), (.left, "cf be ad"),
      (.right, "da eb fc"), (.upMirrored, "cba fed"), (.downMirrored, "def abc"),
      (.leftMirrored, "ad be cf"), (.rightMirrored, "fc eb da"),
    ])
  func upright(_ orientation: UIImage.Orientation, _ seen: String) {
    let image = UIImage(cgImage: letters, scale: 1, orientation: orientation)
    #expect(HUD.Image(image).pixels?.picture.letters == seen)
  }

  @Test("An image keeps its scale", arguments: [UIImage.Orientation.up, .right])
  func scale(_ orientation: UIImage.Orientation) {
    let image = UIImage(cgImage: letters, scale: 2, orientation: orientation)
    #expect(HUD.Image(image).pixels?.scale == 2)
    #expect(HUD.Image(image).pixels?.size == image.size)
  }

  @Test("The pixels of an upright image are not copied")
  func identity() {
    let image = UIImage(cgImage: letters, scale: 1, orientation: .up)
    #expect(HUD.Image(image).pixels?.picture === image.cgImage)
    #expect(HUD.Image(image) == HUD.Image(image))
  }

  @Test("An image without a CGImage is drawn")
  func recipe() {
    let image = UIImage(recipeFor: letters, scale: 2)
    #expect(image.cgImage == nil)
    #expect(HUD.Image(image).pixels?.picture.letters == "abc def")
    #expect(HUD.Image(image).pixels?.scale == 2)
  }

  @Test("A multicolour symbol keeps its colours, and as a template it is a stencil")
  @MainActor func symbol() {
    let colored = CGImage(
      width: 3, height: 2, premultipliedBGRA: "uvwxyz".utf8.flatMap { [$0, $0, $0, 255] })
    let image = UIImage(symbol: letters, colored: colored, scale: 1)
    let place = PictureContext(
      size: CGSize(width: 3, height: 2), scale: 1, isDark: false, isRightToLeft: false)
    let drawn = Symbol(image: image).pixels(in: place)
    #expect(drawn?.picture.letters == "uvw xyz")
    #expect(drawn?.isTinted == false)
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(Symbol(image: template).pixels(in: place)?.isTinted == true)
  }

  @Test("A symbol is drawn in the size of its place, whoever looked it up")
  @MainActor func symbolSize() throws {
    let image = try #require(UIImage(systemName: "headphones"))
    for symbol in [HUD.Image(image), HUD.Image(systemName: "headphones")] {
      let phone = Phone()
      phone.defaults.style.imageSize = CGSize(width: 40, height: 40)
      phone.show(HUD.Content(.image(symbol)))
      let layer = try #require(phone.stage?.bezel.layer.below.first { $0.contents != nil })
      let picture = try #require(layer.contents as? CGImage)
      #expect(picture.width == 120)
      #expect(layer.bounds.size == CGSize(width: 40, height: 40))
      #expect(picture.inkBox == CGRect(x: 0, y: 6, width: 120, height: 108))
    }
  }

  @Test("A symbol with a badge has its figure in the middle, and is not cropped")
  @MainActor func symbolInsets() throws {
    let image = try #require(UIImage(systemName: "bolt.fill"))
    let place = PictureContext(
      size: CGSize(width: 40, height: 40), scale: 3, isDark: false, isRightToLeft: false)
    let picture = try #require(Symbol(image: image).pixels(in: place)).picture
    let ink = picture.inkBox
    // The disc is five times as wide as the badge, and what is left of the disc is right of it too.
    #expect(abs(ink.minX) <= 1 && abs(ink.width - 120 * 6 / 7) <= 2)
    let middle = (0..<120).filter { picture.alpha($0, 60) > 0 }
    #expect(abs((middle.first ?? 0) + (middle.last ?? 0) - 119) <= 1)
  }

  @Test("A large picture is made small by a filter that mixes all of its pixels")
  @MainActor func large() throws {
    let phone = Phone()
    phone.show(HUD.Content(.image(HUD.Image(letters, scale: 1))))
    let layer = try #require(phone.stage?.bezel.layer.below.first { $0.contents != nil })
    #expect(layer.minificationFilter == .trilinear)
  }

  @Test("An empty image is a transparent picture")
  func nothing() {
    #expect(HUD.Image(UIImage()).pixels?.picture.premultipliedBGRA == [0, 0, 0, 0])
  }

  @Test("An image's own rendering mode wins over the style")
  @MainActor func tint() {
    #expect(isTinted(.automatic, byStyle: true))
    #expect(!isTinted(.automatic, byStyle: false))
    #expect(!isTinted(.alwaysOriginal, byStyle: true))
    #expect(isTinted(.alwaysTemplate, byStyle: false))
    let image = UIImage(cgImage: letters, scale: 1, orientation: .up)
    #expect(HUD.Image(image) != HUD.Image(image.withRenderingMode(.alwaysOriginal)))
  }

  /// Whether the image is drawn as a stencil on the panel.
  @MainActor private func isTinted(_ mode: UIImage.RenderingMode, byStyle: Bool) -> Bool {
    let phone = Phone()
    phone.defaults.style.tintsImages = byStyle
    let image = UIImage(cgImage: letters, scale: 1, orientation: .up).withRenderingMode(mode)
    phone.show(HUD.Content(.image(HUD.Image(image))))
    return phone.stage?.bezel.layer.below.contains { $0.mask?.contents != nil } == true
  }

  /// An image of three columns and two rows whose pixels are all different: abc above def.
  private let letters = CGImage(
    width: 3, height: 2, premultipliedBGRA: "abcdef".utf8.flatMap { [$0, $0, $0, 255] })
}

extension CGImage {
  fileprivate func alpha(_ column: Int, _ row: Int) -> UInt8 {
    premultipliedBGRA[(row * width + column) * 4 + 3]
  }

  /// The smallest box round all that is not clear.
  fileprivate var inkBox: CGRect {
    (0..<height).reduce(CGRect.null) { box, row in
      (0..<width).filter { alpha($0, row) > 0 }.reduce(box) {
        $0.union(CGRect(x: CGFloat($1), y: CGFloat(row), width: 1, height: 1))
      }
    }
  }

  /// The rows of the image, with one letter for each pixel.
  fileprivate var letters: String {
    let pixels = stride(from: 0, to: premultipliedBGRA.count, by: 4).map { premultipliedBGRA[$0] }
    return stride(from: 0, to: pixels.count, by: width)
      .map { String(decoding: pixels[$0..<$0 + width], as: UTF8.self) }.joined(separator: " ")
  }
}
