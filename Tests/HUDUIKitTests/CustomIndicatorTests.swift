import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// Views that an app gives as an indicator.
@MainActor @Suite(.onDouble) struct CustomIndicatorTests {
  private let side = CGSize(width: 60, height: 40)

  @Test(
    "[SI27] [MI15] A custom view is made once, is centred, and is released with the HUD"
  )
  func view() throws {
    let phone = Phone()
    weak var made: UIView?
    var count = 0
    func show() throws {
      let indicator = HUD.Indicator.custom(size: side) {
        let view = UIView()
        made = view
        count += 1
        return view
      }
      phone.show(HUD.Content(indicator, status: "Launching"))
      phone.hud.setStatus("Still launching, and with a longer text")
      Device.settle()
      let view = try #require(made)
      #expect(count == 1)
      let container = try #require(phone.stage?.indicator)
      #expect(view.superview === container)
      #expect(view.frame == CGRect(origin: .zero, size: side))
      #expect(abs(container.frame.midX - phone.panel.width / 2) < 0.5)
      phone.hud.dismiss()
      Device.advance(by: .seconds(1))
    }
    try show()
    #expect(made == nil)
  }

  @Test(
    "A custom view takes and follows the indicator colour; a subview with its own tint keeps it")
  func tint() throws {
    let phone = Phone()
    let (view, colored) = (UIView(), UIView())
    colored.tintColor = .clear
    view.addSubview(colored)
    phone.defaults.style.indicatorColor = HUD.Color(light: .black, dark: .white)
    phone.show(HUD.Content(.custom(size: side) { view }))
    #expect(view.tintColor == .black)
    phone.scene.traits.userInterfaceStyle = .dark
    Device.settle()
    #expect(view.tintColor == .white)
    #expect(colored.tintColor == .clear)
    phone.show(HUD.Content(.success))
    #expect(phone.stage?.content.tintColor == phone.window.tintColor)
  }

  @Test("A custom view without a given size has its intrinsic, fitting or frame size")
  func ownSize() {
    let framed = UIView(frame: CGRect(x: 7, y: 7, width: 44, height: 22))
    let intrinsic = IntrinsicView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let wide = IntrinsicView(frame: CGRect(x: 0, y: 0, width: 9, height: 12))
    wide.size.height = UIView.noIntrinsicMetric
    let label = UILabel()
    label.text = "9:41"
    for (view, size) in [
      (framed, CGSize(width: 44, height: 22)), (intrinsic, CGSize(width: 30, height: 20)),
      (wide, CGSize(width: 30, height: 12)), (label, label.intrinsicContentSize),
    ] {
      let phone = Phone()
      phone.show(HUD.Content(.custom { view }, status: "Launching"))
      #expect(view.frame.size == size)
      let middle = phone.stage?.content.convert(view.bounds.middle, from: view) ?? .zero
      #expect(abs(middle.x - phone.panel.width / 2) < 0.5)
      #expect(phone.panel.height > size.height + 24)
    }
  }

  @Test("A custom view with constraints of its own is in the panel's middle")
  func constraints() throws {
    let phone = Phone()
    let view = IntrinsicView()
    view.translatesAutoresizingMaskIntoConstraints = false
    phone.show(HUD.Content(.custom { view }, status: "Launching the rocket"))
    let bezel = try #require(phone.stage?.bezel)
    #expect(view.bounds.size == view.size)
    let middle = bezel.convert(view.bounds.middle, from: view)
    #expect(abs(middle.x - bezel.bounds.midX) < 0.5)
    #expect(middle.y > view.bounds.midY + 5)
  }

  @Test("A custom view that observes the progress stays the same view")
  func progress() {
    let phone = Phone()
    var told: [Double?] = []
    var count = 0
    let indicator = HUD.Indicator.custom(size: side) { progress in
      count += 1
      progress.observe { told.append($0) }
      return UIView()
    }
    let activity = phone.hud.show(HUD.Content(indicator))
    Device.settle()
    let view = phone.stage?.indicator?.view
    for step in [0.25, 0.25, 0.5, .nan] {
      activity.progress = step
      Device.settle()
    }
    #expect(told == [nil, 0.25, 0.5, nil])
    #expect(count == 1)
    #expect(phone.stage?.indicator?.view === view)
  }

  @Test("A custom view that replaces an indicator fades in to its own alpha")
  func arrival() throws {
    let phone = Phone()
    let view = UIView()
    view.alpha = 0.5
    phone.show()
    phone.hud.show(HUD.Content(.custom(size: CGSize(width: 20, height: 20)) { view }))
    Device.settle()
    let container = try #require(phone.stage?.indicator)
    func seen() throws -> Float {
      try [view, container].reduce(1) { try $0 * #require($1.layer.presentation()).opacity }
    }
    #expect(try seen() == 0)
    Device.advance(by: .milliseconds(75))
    #expect(try seen() > 0.1 && seen() < 0.45)
    Device.advance(by: .milliseconds(175))
    #expect(try seen() == 0.5)
    #expect(view.alpha == 0.5)
  }

  @Test("A custom view that starts to animate when it enters the window animates on the panel")
  func movesInWindow() throws {
    let phone = Phone()
    let view = MovingView()
    phone.show(HUD.Content(.custom(size: side) { view }))
    #expect(view.layer.animationKeys()?.contains("opacity") == true)
    let presented = try #require(view.layer.presentation())
    #expect(presented.opacity > 0.2 && presented.opacity < 0.8)
  }

  @Test("A custom view that is already animating keeps animating on the panel")
  func movesFromTheStart() throws {
    let phone = Phone()
    let view = UIView()
    phone.show(
      HUD.Content(
        .custom(size: side) {
          MovingView.move(view)
          return view
        }))
    let presented = try #require(view.layer.presentation())
    #expect(presented.opacity > 0.2 && presented.opacity < 0.8)
  }

  @Test("A custom view takes the style's appearance, and follows it")
  func appearance() {
    let phone = Phone()
    let view = UIView()
    phone.defaults.style.appearance = .dark
    let content = HUD.Content(.custom(size: side) { view }, status: "Launching")
    phone.show(content)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    // The metrics still describe the system, not the style.
    #expect(!phone.host.metrics.isDark)
    phone.scene.traits.userInterfaceStyle = .dark
    phone.defaults.style.appearance = .light
    phone.show(content)
    #expect(phone.stage?.content.traitCollection.userInterfaceStyle == .light)
    phone.defaults.style.appearance = .automatic
    phone.show(content)
    #expect(phone.stage?.content.traitCollection.userInterfaceStyle == .dark)
  }
}

@MainActor private final class IntrinsicView: UIView {
  var size = CGSize(width: 30, height: 20)

  override var intrinsicContentSize: CGSize { size }
}

/// Starts to fade when it enters a window, as a pulsing view does.
@MainActor private final class MovingView: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { Self.move(self) }
  }

  static func move(_ view: UIView) {
    UIView.animate(
      withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear],
      animations: { view.alpha = 0 })
  }
}
