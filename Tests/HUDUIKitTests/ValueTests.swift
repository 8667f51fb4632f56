import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// UIKit's own values: symbols, named images, fonts, effects and the tint colour.
@MainActor @Suite(.onDouble) struct ValueTests {
  @Test("A symbol is drawn for the panel's size and scale, in the indicator colour")
  func symbol() throws {
    let phone = Phone()
    phone.defaults.style.tintsImages = false
    phone.defaults.style.imageSize = CGSize(width: 40, height: 40)
    for scale in [3, 2] as [CGFloat] {
      phone.scene.traits.displayScale = scale
      phone.show(HUD.Content(.image(HUD.Image(systemName: "headphones"))))
      let shown = try #require(picture(on: phone))
      #expect(CGFloat(shown.picture.width) == 40 * scale)
      #expect(CGFloat(shown.picture.height) == 40 * scale)
      #expect(shown.size == CGSize(width: 40, height: 40))
      #expect(shown.isTinted)
    }
  }

  @Test("An unknown symbol or image name shows no image and takes no room")
  func unknownNames() throws {
    for image in [HUD.Image(systemName: "no.such.symbol"), HUD.Image(named: "nothing")] {
      let phone = Phone()
      phone.show(HUD.Content(.none, status: "Paired"))
      let plain = phone.panel
      phone.show(HUD.Content(.image(image), status: "Paired"))
      #expect(picture(on: phone) == nil)
      #expect(phone.panel.size == plain.size)
    }
    let phone = Phone()
    phone.defaults.style.successImage = HUD.Image(systemName: "no.such.symbol")
    phone.show(HUD.Content(.success))
    #expect(phone.stage?.bezel.layer.below.contains { $0 is CAShapeLayer } == true)
  }

  @Test("The log names each unknown symbol and image once")
  func unknownNamesAreLogged() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Device.switchOn()
        for image in [HUD.Image(systemName: "no.such.symbol"), HUD.Image(named: "nothing")] {
          for status in ["Paired", "Paired again"] {
            Phone().show(HUD.Content(.image(image), status: status))
          }
        }
      }
    }
    let log = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    for line in ["HUD: This system has no symbol", "HUD: There is no image"] {
      #expect(log.components(separatedBy: line).count == 2, "\(log)")
    }
  }

  @Test("An image by name works as an optional, and equals itself")
  func optionalContext() throws {
    let image: HUD.Image? = .init(systemName: "headphones")
    #expect(image == HUD.Image(systemName: "headphones"))
    #expect(image != HUD.Image(systemName: "bolt.fill"))
    let bundle = try #require(Bundle(path: "/"))
    #expect(HUD.Image(named: "logo") != HUD.Image(named: "logo", in: bundle))
    let none: UIImage? = UIImage(systemName: "no.such.symbol")
    #expect(HUD.Image(none) == nil)
    let some: UIImage? = UIImage(cgImage: letter("a"), scale: 2, orientation: .up)
    #expect(HUD.Image(some)?.pixels?.scale == 2)
  }

  @Test("A named image changes with the appearance")
  func namedImage() throws {
    let phone = Phone()
    let bundle = try #require(Bundle(path: "/"))
    let (light, dark) = (letter("l"), letter("d"))
    let assets: [UIImage.AssetName: @Sendable (UIUserInterfaceStyle) -> UIImage] = [
      .init(name: "logo", bundle: bundle): { style in
        UIImage(cgImage: style == .dark ? dark : light, scale: 1, orientation: .up)
          .withRenderingMode(.alwaysOriginal)
      }
    ]
    try UIImage.$assets.withValue(assets) {
      // Without a colour that changes, only the image itself can cause the update.
      phone.defaults.style.foreground = .white
      phone.show(HUD.Content(.image(HUD.Image(named: "logo", in: bundle))))
      let seen = try #require(picture(on: phone))
      #expect(seen.picture === light && !seen.isTinted)
      phone.scene.traits.userInterfaceStyle = .dark
      Device.settle()
      #expect(picture(on: phone)?.picture === dark)
    }
  }

  @Test("A UIFont keeps its weight and family, and scales with the user's text size")
  func font() throws {
    let phone = Phone()
    phone.defaults.style.statusFont = HUD.Font(.systemFont(ofSize: 20, weight: .heavy))
    phone.show(HUD.Content(status: "Saved"))
    let label = try #require(phone.stage?.status)
    #expect(label.font.pointSize == 20)
    #expect(label.font.pangoName == "Sans Heavy")
    phone.scene.traits.preferredContentSizeCategory = .accessibilityLarge
    Device.settle()
    #expect(abs(label.font.pointSize - 20 * 33 / 17) < 0.01)
    #expect(label.font.pangoName == "Sans Heavy")
  }

  @Test("A font of a text style counts with its default size, unless it was resized")
  func textStyle() {
    UIFont.$userSize.withValue(.accessibilityLarge) {
      let body = UIFont.preferredFont(forTextStyle: .body)
      #expect(body.pointSize == 33)
      #expect(HUD.Font(body).size == 17)
      #expect(HUD.Font(body.withSize(20)).size == 20)
    }
  }

  @Test("A HUD.Font made from a UIFont can change its size, weight and family")
  func changedFont() {
    var font = HUD.Font(.systemFont(ofSize: 20, weight: .heavy))
    #expect(font == HUD.Font(font.native) || font.native.pangoName == "Sans Heavy")
    font.size = 0
    #expect(font.native.pangoName == "Sans Heavy" && font.native.pointSize > 0)
    font.size = 30
    #expect(font.native.pangoName == "Sans Heavy" && font.native.pointSize == 30)
    font.weight = .regular
    #expect(font.native.pangoName == "Sans")
    font = HUD.Font(.systemFont(ofSize: 20, weight: .heavy))
    font.family = "Serif"
    #expect(font.native.pangoName == "Serif")
  }

  @Test("The app's own effect replaces the material, without a tint; a solid panel replaces it")
  func effect() throws {
    let phone = Phone()
    let effect = UIBlurEffect(style: .systemMaterial)
    phone.defaults.style.bezel = .material(effect)
    #expect(phone.defaults.style.bezel == .material(effect))
    #expect(phone.defaults.style.bezel == .material(UIBlurEffect(style: .systemMaterial)))
    #expect(phone.defaults.style.bezel != .material(UIBlurEffect(style: .systemMaterialDark)))
    phone.show()
    let view = try #require(phone.stage?.material)
    #expect(view.effect === effect)
    #expect(view.contentView.backgroundColor?.cgColor.alpha == 0)
    #expect(view.clipsToBounds && view.layer.cornerRadius == phone.defaults.style.cornerRadius)
    let other = UIBlurEffect(style: .systemMaterialDark)
    phone.defaults.style.bezel = .material(other)
    phone.show()
    #expect(view.effect === other)
    phone.defaults.style.bezel = .material
    phone.show()
    #expect(view.effect !== other)
    phone.defaults.style.bezel = .material(effect)
    UIAccessibility.state.reducesTransparency = true
    phone.show()
    #expect(phone.stage?.material == nil)
    #expect(phone.stage?.bezel.layer.backgroundColor?.alpha == 1)
  }

  @Test("The app's own glass has the panel's corners where the system has glass")
  func glass() throws {
    let phone = Phone(system: SystemFeatures(hasGlass: false))
    let glass = UIGlassEffect(style: .clear)
    phone.defaults.style.bezel = .material(glass)
    phone.show()
    let view = try #require(phone.stage?.material)
    #expect(view.effect === glass && !view.clipsToBounds)
    #expect(view.layer.cornerRadius == phone.defaults.style.cornerRadius)
  }

  @Test("The accent is the tint colour of the app's window, or of the view that has the HUD")
  func accent() throws {
    let phone = Phone()
    phone.defaults.style.indicatorColor = .accent
    phone.window.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    phone.show(HUD.Content(.ring(0.5)))
    func stroke() -> CGColor? {
      phone.stage?.bezel.layer.below.lazy.compactMap { ($0 as? CAShapeLayer)?.strokeColor }.last
    }
    #expect(stroke()?.components == [1, 0, 0, 1])
    phone.window.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    phone.hud.setStatus("Uploading")
    Device.settle()
    #expect(stroke()?.components == [0, 1, 0, 1])

    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    phone.window.rootViewController?.view.addSubview(view)
    let host = UIKitHost(view: view)
    let hud = HUDController(defaults: phone.defaults) { host }
    hud.show(HUD.Content(.ring(0.5)))
    Device.settle()
    #expect(host.metrics.accent == HUD.Color(red: 0, green: 0, blue: 1))
    view.tintColor = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    Device.advance(by: .milliseconds(150))
    #expect(host.metrics.accent == HUD.Color(red: 0, green: 1, blue: 1))
  }

  private struct Shown {
    let picture: CGImage
    let size: CGSize
    let isTinted: Bool
  }

  /// The image that the panel shows.
  private func picture(on phone: Phone) -> Shown? {
    Device.settle()
    let layers = phone.stage?.bezel.layer.below ?? []
    let masks = layers.compactMap(\.mask)
    for layer in layers + masks {
      guard let contents = layer.contents as? CGImage else { continue }
      return Shown(
        picture: contents, size: layer.bounds.size,
        isTinted: masks.contains { $0 === layer })
    }
    return nil
  }

  private func letter(_ name: Character) -> CGImage {
    let byte = name.asciiValue ?? 0
    return CGImage(width: 1, height: 1, premultipliedBGRA: [byte, byte, byte, 255])
  }
}
