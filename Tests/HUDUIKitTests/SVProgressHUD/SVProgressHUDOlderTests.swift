import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDSVProgressHUDOnDouble
@testable import HUDUIKitOnDouble

/// What apps of SVProgressHUD 2.2 call: masks of one call, and an offset because of a defect.
@MainActor @Suite(.onDouble) struct SVProgressHUDOlderTests {
  private static let calls: [@MainActor (SVProgressHUDMaskType) -> Void] = [
    { SVProgressHUD.show(with: $0) },
    { SVProgressHUD.show(withStatus: "Loading", maskType: $0) },
    { SVProgressHUD.showProgress(0.4, maskType: $0) },
    { SVProgressHUD.showProgress(0.4, status: "Loading", maskType: $0) },
    { SVProgressHUD.showProgress(-1, status: "Loading", maskType: $0) },
    { SVProgressHUD.showInfo(withStatus: "Loading", maskType: $0) },
    { SVProgressHUD.showSuccess(withStatus: "Loading", maskType: $0) },
    { SVProgressHUD.showError(withStatus: "Loading", maskType: $0) },
    { SVProgressHUD.show(nil, status: "Loading", maskType: $0) },
  ]

  @Test("The mask of a call is that of its HUD, and the next call has the default mask")
  func mask() {
    for call in Self.calls {
      MovedApp.run { _ in
        SVProgressHUD.setDefaultMaskType(.clear)
        call(.black)
        #expect(MovedApp.request?.resolvedOptions.behavior.mask == .black)
        // A setting in the same turn applies to the call, but its mask is its own.
        SVProgressHUD.setCornerRadius(3)
        SVProgressHUD.setDefaultMaskType(.gradient)
        #expect(MovedApp.request?.resolvedOptions.behavior.mask == .black)
        #expect(MovedApp.request?.resolvedOptions.style.cornerRadius == 3)
        SVProgressHUD.show(withStatus: "Next")
        #expect(MovedApp.request?.resolvedOptions.behavior.mask == .gradient)
      }
    }
  }

  @Test("An offset of half a window or of half the container is ignored, and any other counts")
  func offset() throws {
    MovedApp.run { window in
      @MainActor func position(_ x: CGFloat, _ y: CGFloat) -> HUD.Position? {
        SVProgressHUD.setOffsetFromCenter(UIOffset(horizontal: x, vertical: y))
        SVProgressHUD.show()
        return MovedApp.request?.resolvedOptions.behavior.position
      }
      let size = window.bounds.size
      #expect(position(size.width / 2, size.height / 2) == .center)
      #expect(position(0, size.height / 2) == .offset(x: 0, y: size.height / 2))
      #expect(position(size.width / 4, 30) == .offset(x: size.width / 4, y: 30))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      window.addSubview(view)
      SVProgressHUD.setContainerView(view)
      SVProgressHUD.setOffsetFromCenter(UIOffset(horizontal: 100, vertical: 50))
      #expect(CallForwarder.shared.settings.behavior.position == .center)
    }
  }
}
