import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// `HUD.Image` made from a `UIImage`.
@Suite(.timeLimit(.minutes(5))) struct ImageTests {
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
  func symbol() {
    let colored = CGImage(
      width: 3, height: 2, premultipliedBGRA: "uvwxyz".utf8.flatMap { [$0, $0, $0, 255] })
    let image = UIImage(symbol: letters, colored: colored, scale: 1)
    #expect(HUD.Image(image).pixels?.picture.letters == "uvw xyz")
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(HUD.Image(template).pixels?.picture === template.cgImage)
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
  /// The rows of the image, with one letter for each pixel.
  fileprivate var letters: String {
    let pixels = stride(from: 0, to: premultipliedBGRA.count, by: 4).map { premultipliedBGRA[$0] }
    return stride(from: 0, to: pixels.count, by: width)
      .map { String(decoding: pixels[$0..<$0 + width], as: UTF8.self) }.joined(separator: " ")
  }
}
