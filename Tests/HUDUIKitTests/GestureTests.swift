import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// The app's gesture recognizers on the view that has a HUD, on its subviews and on its superviews.
@MainActor @Suite(.onDouble) struct GestureTests {
  private let point = CGPoint(x: 20, y: 300)

  private func show<View: UIView>(_ mask: HUD.Mask, in view: View, on phone: Phone) -> View {
    phone.window.addSubview(view)
    HUD.in(view).show(HUD.Content(), options: HUD.Options(mask: mask))
    Device.advance(by: .seconds(1))
    return view
  }

  @Test(
    "A mask blocks tap gestures on its view and inside it, but not those on a superview",
    arguments: [true, false])
  func taps(cancelsTouches: Bool) {
    let phone = Phone()
    let view = show(.black, in: UIView(frame: phone.window.bounds), on: phone)
    let inside = UIView(frame: view.bounds)
    view.insertSubview(inside, at: 0)
    let taps = [UITapGestureRecognizer(), UITapGestureRecognizer(), UITapGestureRecognizer()]
    for (tap, view) in zip(taps, [view, inside, phone.window]) {
      tap.cancelsTouchesInView = cancelsTouches
      view.addGestureRecognizer(tap)
    }
    let log = PostLog(HUD.in(view))
    Device.tap(point, in: phone.scene)
    #expect(taps.map(\.recognitions) == [0, 0, 1])
    #expect(log.kinds == [.didReceiveTouch])
    HUD.in(view).dismiss()
    Device.tap(point, in: phone.scene)
    // The recognizer on the innermost view prevents the other one on this view.
    #expect(taps.map(\.recognitions) == [0, 1, 1])
  }

  @Test("A list does not scroll under a mask, and scrolls without one")
  func scrolling() {
    let phone = Phone()
    let list = show(.clear, in: UIScrollView(frame: phone.window.bounds), on: phone)
    Device.drag(from: point, to: CGPoint(x: 20, y: 200), in: phone.scene)
    #expect(list.contentOffset == .zero)
    HUD.in(list).show(HUD.Content(), options: HUD.Options(mask: .none))
    Device.drag(from: point, to: CGPoint(x: 20, y: 200), in: phone.scene)
    #expect(list.contentOffset == CGPoint(x: 0, y: 100))
  }

  @Test("A list scrolls under a finger that starts on a masked cell")
  func around() {
    let phone = Phone()
    let list = UIScrollView(frame: phone.window.bounds)
    phone.window.addSubview(list)
    let cell = UIView(frame: phone.window.bounds)
    list.addSubview(cell)
    HUD.in(cell).show(HUD.Content(), options: HUD.Options(mask: .black))
    Device.advance(by: .seconds(1))
    Device.drag(from: point, to: CGPoint(x: 20, y: 200), in: phone.scene)
    #expect(list.contentOffset == CGPoint(x: 0, y: 100))
  }

  @Test("A mask also blocks a gesture that recognizes simultaneously with all others")
  func together() {
    let phone = Phone()
    let view = show(.black, in: UIView(frame: phone.window.bounds), on: phone)
    let pan = UIPanGestureRecognizer()
    let friend = Friend()
    pan.delegate = friend
    view.addGestureRecognizer(pan)
    Device.drag(from: point, to: CGPoint(x: 20, y: 200), in: phone.scene)
    #expect(pan.recognitions == 0)
  }

  @Test("Such a gesture is also blocked while a finger swipes the panel away")
  func togetherOnThePanel() {
    let phone = Phone()
    let view = UIView(frame: phone.window.bounds)
    phone.window.addSubview(view)
    let pan = UIPanGestureRecognizer()
    let friend = Friend()
    pan.delegate = friend
    view.addGestureRecognizer(pan)
    let hud = HUD.in(view)
    hud.show(HUD.Content(), options: HUD.Options(dismissal: .swipe))
    Device.advance(by: .seconds(1))
    let middle = phone.window.bounds.middle
    Device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 100), in: phone.scene)
    #expect(pan.recognitions == 0 && !hud.isVisible)
  }

  @Test(
    "A custom view's gesture works, and its tap dismisses nothing and reaches no other recognizer",
    arguments: [HUD.Mask.none, .black])
  func customView(mask: HUD.Mask) {
    let phone = Phone()
    let view = UIView(frame: phone.window.bounds)
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    let taps = [UITapGestureRecognizer(), UITapGestureRecognizer()]
    for (tap, view) in zip(taps, [view, custom]) {
      tap.cancelsTouchesInView = false
      view.addGestureRecognizer(tap)
    }
    phone.window.addSubview(view)
    let hud = HUD.in(view)
    hud.show(HUD.Content(.custom { custom }), options: HUD.Options(mask: mask, dismissal: .tap))
    Device.advance(by: .seconds(1))
    Device.tap(custom.convert(custom.bounds.middle, to: nil), in: phone.scene)
    #expect(taps.map(\.recognitions) == [0, 1])
    #expect(hud.isVisible)
  }

  @Test("The button under a mask works, and its tap reaches no other recognizer")
  func button() throws {
    let phone = Phone()
    let view = UIView(frame: phone.window.bounds)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    phone.window.addSubview(view)
    var presses = 0
    HUD.in(view).show(
      HUD.Content(action: HUD.Action("OK", role: .plain) { presses += 1 }),
      options: HUD.Options(mask: .black))
    Device.advance(by: .seconds(1))
    let stage = try #require(view.subviews.first as? StageView)
    let button = try #require(stage.button)
    Device.tap(button.convert(button.bounds.middle, to: nil), in: phone.scene)
    #expect(presses == 1)
    #expect(tap.recognitions == 0)
  }
}

@MainActor private final class Friend: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
