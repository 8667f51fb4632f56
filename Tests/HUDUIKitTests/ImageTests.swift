import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// `HUD.Image(_:)` of a `UIImage`.
@Suite(.timeLimit(.minutes(5))) struct ImageTests {
  @Test(
    "An image is upright, however its pixels lie",
    arguments: [
      (UIImage.Orientation.up, "abc def"), (.down, "fed cba"), (.left, "cf be ad"),
      (.right, "da eb fc"), (.upMirrored, "cba fed"), (.downMirrored, "def abc"),
      (.leftMirrored, "ad be cf"), (.rightMirrored, "fc eb da"),
    ])
  func upright(_ orientation: UIImage.Orientation, _ seen: String) {
    let image = UIImage(cgImage: letters, scale: 1, orientation: orientation)
    #expect(HUD.Image(image).pixels?.picture.letters == seen)
  }

  @Test("It keeps its scale", arguments: [UIImage.Orientation.up, .right])
  func scale(_ orientation: UIImage.Orientation) {
    let image = UIImage(cgImage: letters, scale: 2, orientation: orientation)
    #expect(HUD.Image(image).pixels?.scale == 2)
    #expect(HUD.Image(image).pixels?.size == image.size)
  }

  @Test("Pixels that are upright are not copied")
  func identity() {
    let image = UIImage(cgImage: letters, scale: 1, orientation: .up)
    #expect(HUD.Image(image).pixels?.picture === image.cgImage)
    #expect(HUD.Image(image) == HUD.Image(image))
  }

  @Test("What has no pixels yet is drawn")
  func recipe() {
    let image = UIImage(recipeFor: letters, scale: 2)
    #expect(image.cgImage == nil)
    #expect(HUD.Image(image).pixels?.picture.letters == "abc def")
    #expect(HUD.Image(image).pixels?.scale == 2)
  }

  @Test("A symbol with colours of its own has these, and is a stencil where it is a template")
  func symbol() {
    let colored = CGImage(
      width: 3, height: 2, premultipliedBGRA: "uvwxyz".utf8.flatMap { [$0, $0, $0, 255] })
    let image = UIImage(symbol: letters, colored: colored, scale: 1)
    #expect(HUD.Image(image).pixels?.picture.letters == "uvw xyz")
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(HUD.Image(template).pixels?.picture === template.cgImage)
  }

  @Test("An image of nothing is a clear picture")
  func nothing() {
    #expect(HUD.Image(UIImage()).pixels?.picture.premultipliedBGRA == [0, 0, 0, 0])
  }

  @Test("One that is always original or a template is so whatever the style says")
  @MainActor func tint() {
    #expect(isTinted(.automatic, byStyle: true))
    #expect(!isTinted(.automatic, byStyle: false))
    #expect(!isTinted(.alwaysOriginal, byStyle: true))
    #expect(isTinted(.alwaysTemplate, byStyle: false))
    let image = UIImage(cgImage: letters, scale: 1, orientation: .up)
    #expect(HUD.Image(image) != HUD.Image(image.withRenderingMode(.alwaysOriginal)))
  }

  /// Whether the picture is a stencil on the panel.
  @MainActor private func isTinted(_ mode: UIImage.RenderingMode, byStyle: Bool) -> Bool {
    let phone = Phone()
    phone.defaults.style.tintsImages = byStyle
    let image = UIImage(cgImage: letters, scale: 1, orientation: .up).withRenderingMode(mode)
    phone.show(HUD.Content(.image(HUD.Image(image))))
    return phone.stage?.bezel.layer.below.contains { $0.mask?.contents != nil } == true
  }

  /// Three columns and two rows, each pixel another: abc above def.
  private let letters = CGImage(
    width: 3, height: 2, premultipliedBGRA: "abcdef".utf8.flatMap { [$0, $0, $0, 255] })
}

extension CGImage {
  /// Its rows, a letter for each pixel.
  fileprivate var letters: String {
    let pixels = stride(from: 0, to: premultipliedBGRA.count, by: 4).map { premultipliedBGRA[$0] }
    return stride(from: 0, to: pixels.count, by: width)
      .map { String(decoding: pixels[$0..<$0 + width], as: UTF8.self) }.joined(separator: " ")
  }
}
