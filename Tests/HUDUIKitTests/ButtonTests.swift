import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// The panel's button, and its place on the panel in `.roomy`.
@MainActor @Suite(.onDouble) struct ButtonTests {
  private let whole = HUD.Content(
    .pie(0.5), status: "Copying photos", detail: "3 of 7",
    action: HUD.Action("Stop copying", role: .cancel) {})

  /// The size of a text as a plain `UILabel` measures it.
  private func size(of text: String, points: CGFloat) -> CGSize {
    let label = UILabel()
    label.font = .systemFont(ofSize: points, weight: .bold)
    label.text = text
    let size = label.sizeThatFits(CGSize(width: 1_000, height: 1_000))
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  private func components(_ color: UIColor?) -> [CGFloat]? { color?.cgColor.components }

  @Test("In .roomy all elements have MBProgressHUD's sizes, in the bold system font")
  func roomy() throws {
    let phone = Phone(system: SystemFeatures())
    phone.defaults.style = .roomy
    phone.show(whole)
    let stage = try #require(phone.stage)
    let (title, detail, button) = try (
      #require(stage.status), #require(stage.detail), #require(stage.button)
    )
    let name = size(of: "Stop copying", points: 12)
    #expect(button.frame.size == CGSize(width: name.width + 20, height: name.height + 12))
    #expect(title.frame.size == size(of: "Copying photos", points: 16))
    #expect(detail.frame.size == size(of: "3 of 7", points: 12))
    #expect(title.numberOfLines == 1 && detail.numberOfLines == 0)

    // The pie is 37 points high, with 4 points between elements and 20 around them.
    let views: [UIView] = [title, detail, button]
    let tops = views.map(\.frame.minY) + [phone.panel.height]
    let ends = views.map(\.frame.maxY)
    let wanted: [CGFloat] = [20 + 37 + 4, ends[0] + 4, ends[1] + 4, ends[2] + 20]
    #expect(zip(tops, wanted).allSatisfy { abs($0 - $1) < 0.01 })
    #expect(phone.panel.width == max(title.frame.width, button.frame.width) + 40)
    #expect(views.allSatisfy { abs($0.center.x - phone.panel.width / 2) < 0.5 })
    #expect(stage.bezel.layer.cornerRadius == 5)
    #expect(stage.material?.layer.cornerRadius == 5)
    #expect(button.layer.borderWidth == 1)
    #expect(button.layer.cornerRadius == button.frame.height / 2)
  }

  @Test("A pressed button is filled with its title's colour at an alpha of 0.1")
  func pressed() throws {
    let phone = Phone()
    phone.defaults.style.buttonColor = HUD.Color(red: 1, green: 0, blue: 0)
    phone.show(whole)
    let button = try #require(phone.stage?.button)
    let middle = button.convert(button.bounds.middle, to: nil)
    func expectAtRest() {
      #expect(components(button.backgroundColor) == nil)
      #expect(components(button.titleLabel?.textColor) == [1, 0, 0, 1])
    }
    expectAtRest()
    Device.drag(from: middle, to: CGPoint(x: 20, y: 200), in: phone.scene) {
      #expect(components(button.backgroundColor) == [1, 0, 0, 0.1])
      // The title stays readable.
      #expect(components(button.titleLabel?.textColor) == [1, 0, 0, 1])
    }
    expectAtRest()
  }

  @Test("An update or an appearance change keeps a pressed button pressed, in the new colour")
  func changing() throws {
    let phone = Phone()
    phone.show(whole)
    let button = try #require(phone.stage?.button)
    let middle = button.convert(button.bounds.middle, to: nil)
    Device.tap(middle, in: phone.scene) {
      #expect(components(button.backgroundColor) == [0, 0, 0, 0.1])
      phone.hud.setStatus("Copying more photos")
      phone.scene.traits.userInterfaceStyle = .dark
      #expect(components(button.backgroundColor) == [1, 1, 1, 0.1])
    }
    #expect(button.backgroundColor == nil)
  }

  @Test("[§E6] A finger on the button of one HUD does not press the button of the next")
  func heldPress() throws {
    let phone = Phone()
    let performed = Locked<[String]>([])
    func content(_ title: String) -> HUD.Content {
      HUD.Content(
        .error, status: "Failed", action: HUD.Action(title) { performed.withLock { $0 += [title] } }
      )
    }
    phone.show(content("Retry"))
    let button = try #require(phone.stage?.button)
    let middle = button.convert(button.bounds.middle, to: nil)
    Device.tap(middle, in: phone.scene) { phone.show(content("Erase")) }
    #expect(performed.withLock(\.self) == [])
    Device.tap(middle, in: phone.scene)
    #expect(performed.withLock(\.self) == ["Erase"])
  }

  /// What a button shows in one state.
  private struct Looks: Equatable {
    let fill: [CGFloat]?
    let edge: CGFloat

    @MainActor init(_ button: UIButton) {
      fill = button.layer.backgroundColor?.components
      edge = button.layer.borderWidth
    }
  }

  @Test("A filled button at rest, pressed and destructive looks each time different")
  func filledStates() throws {
    let phone = Phone(system: SystemFeatures())
    phone.defaults.style = HUD.Style()
    phone.show(whole)
    let button = try #require(phone.stage?.button)
    #expect(button.frame.height == 36)
    #expect(button.layer.cornerRadius == 18 && button.layer.cornerCurve == .continuous)
    let rest = Looks(button)
    #expect(try (0.07...0.13).contains(#require(rest.fill)[3]) && rest.edge == 0)
    Device.tap(button.convert(button.bounds.middle, to: nil), in: phone.scene) {
      let pressed = Looks(button)
      #expect(pressed.fill?[3] == rest.fill.map { $0[3] * 3 })
    }
    phone.show(HUD.Content(status: "Sure?", action: HUD.Action("Delete", role: .destructive) {}))
    let destructive = try Looks(#require(phone.stage?.button))
    #expect(try #require(destructive.fill)[0] > 0.7 && #require(destructive.fill)[1] < 0.1)
  }

  @Test("A button that has the focus has a ring")
  func focused() throws {
    let phone = Phone(.tvOS)
    phone.show(whole, mask: .black)
    let button = try #require(phone.stage?.button)
    #expect(button.isFocused)
    let focused = Looks(button)
    #expect(focused.edge == 3)
    #expect(button.layer.borderColor?.alpha == 1)
    #expect(focused.fill?[3] == 0.1)
  }

  @Test("Capitals of any font are in the middle", arguments: ["DejaVu Sans", "Nimbus Sans"])
  func middle(family: String) throws {
    let phone = Phone()
    phone.defaults.style.buttonFont = HUD.Font(size: 20, family: family)
    phone.show(whole)
    let button = try #require(phone.stage?.button)
    button.layoutSubviews()
    let label = try #require(button.titleLabel)
    let font = try #require(label.font)
    let capitals = label.frame.minY + font.ascender - font.capHeight / 2
    #expect(abs(capitals - button.bounds.midY) < 0.06 * 20 + 0.5)
  }

  @Test("On glass the fill is of the colour of the title, which follows the glass")
  func filledOnGlass() throws {
    let phone = Phone()
    phone.defaults.style = HUD.Style()
    phone.show(whole)
    let button = try #require(phone.stage?.button)
    let alpha = try #require(phone.stage?.slots?.button?.fill).alpha
    #expect(button.layer.backgroundColor?.components == [0, 0, 0, alpha])
    try #require(phone.stage?.material).styleOfGlass = .dark
    Device.settle()
    let dark = try #require(phone.stage?.slots?.button?.fill).alpha
    #expect(button.layer.backgroundColor?.components == [1, 1, 1, dark])
  }
}
