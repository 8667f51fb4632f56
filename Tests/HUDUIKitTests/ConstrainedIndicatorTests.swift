import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// Views with constraints of their own that an app gives as an indicator.
@MainActor @Suite(.onDouble) struct ConstrainedIndicatorTests {
  /// A view whose size is decided by its constraints.
  private final class Constrained: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 40) }
  }

  @Test("A custom view with constraints of its own is in the panel's middle")
  func place() throws {
    let phone = Phone()
    let view = Constrained()
    view.translatesAutoresizingMaskIntoConstraints = false
    phone.show(HUD.Content(.custom { view }, status: "Launching the rocket"))
    let bezel = try #require(phone.stage?.bezel)
    #expect(view.bounds.size == CGSize(width: 60, height: 40))
    let middle = bezel.convert(view.bounds.middle, from: view)
    #expect(abs(middle.x - bezel.bounds.midX) < 0.5)
    #expect(middle.y > view.bounds.midY + 5)
  }
}
