import HUDCore
import HUDLayers
import HUDOnDouble
import HUDUIKitDouble
import Testing

@testable import HUDSVProgressHUDOnDouble
@testable import HUDUIKitOnDouble

/// The members that Objective-C may call on any thread.
///
/// `Tests/Tools/AppleCheck/threads` reads the names in the table: each member that is visible to
/// Objective-C and not bound to the main thread by `Tests/Tools/AppleCheck/main-thread` must be in it.
@MainActor @Suite(.onDouble) struct OffMainThreadTests {
  struct Call: Sendable, CustomTestStringConvertible {
    let member: String
    let make: @Sendable () -> Void

    init(_ member: String, _ make: @escaping @Sendable () -> Void) {
      self.member = member
      self.make = make
    }

    var testDescription: String { member }
  }

  private nonisolated static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private nonisolated static let picture = UIImage(
    cgImage: CGImage(width: 1, height: 1, premultipliedBGRA: [9, 9, 9, 255]), scale: 1,
    orientation: .up)

  nonisolated static let calls = [
    Call("SVProgressHUD +show") { SVProgressHUD.show() },
    Call("SVProgressHUD +showWithStatus:") { SVProgressHUD.show(withStatus: "Loading") },
    Call("SVProgressHUD +showProgress:") { SVProgressHUD.showProgress(0.5) },
    Call("SVProgressHUD +showProgress:status:") { SVProgressHUD.showProgress(0.5, status: "Half") },
    Call("SVProgressHUD +setStatus:") { SVProgressHUD.setStatus("Still loading") },
    Call("SVProgressHUD +showInfoWithStatus:") { SVProgressHUD.showInfo(withStatus: "New") },
    Call("SVProgressHUD +showSuccessWithStatus:") {
      SVProgressHUD.showSuccess(withStatus: "Saved")
    },
    Call("SVProgressHUD +showErrorWithStatus:") { SVProgressHUD.showError(withStatus: "Failed") },
    Call("SVProgressHUD +showImage:status:") { SVProgressHUD.show(picture, status: "Picture") },
    Call("SVProgressHUD +showWithMaskType:") { SVProgressHUD.show(with: .clear) },
    Call("SVProgressHUD +showWithStatus:maskType:") {
      SVProgressHUD.show(withStatus: "Loading", maskType: .clear)
    },
    Call("SVProgressHUD +showProgress:maskType:") {
      SVProgressHUD.showProgress(0.4, maskType: .clear)
    },
    Call("SVProgressHUD +showProgress:status:maskType:") {
      SVProgressHUD.showProgress(0.4, status: "Uploading", maskType: .clear)
    },
    Call("SVProgressHUD +showInfoWithStatus:maskType:") {
      SVProgressHUD.showInfo(withStatus: "Info", maskType: .clear)
    },
    Call("SVProgressHUD +showSuccessWithStatus:maskType:") {
      SVProgressHUD.showSuccess(withStatus: "Saved", maskType: .clear)
    },
    Call("SVProgressHUD +showErrorWithStatus:maskType:") {
      SVProgressHUD.showError(withStatus: "Failed", maskType: .clear)
    },
    Call("SVProgressHUD +showImage:status:maskType:") {
      SVProgressHUD.show(picture, status: "Picture", maskType: .clear)
    },
    Call("SVProgressHUD +popActivity") { SVProgressHUD.popActivity() },
    Call("SVProgressHUD +dismiss") { SVProgressHUD.dismiss() },
    Call("SVProgressHUD +dismissWithCompletion:") { SVProgressHUD.dismiss {} },
    Call("SVProgressHUD +dismissWithDelay:") { SVProgressHUD.dismiss(withDelay: 1) },
    Call("SVProgressHUD +dismissWithDelay:completion:") { SVProgressHUD.dismiss(withDelay: 1) {} },
    Call("SVProgressHUD +isVisible") { _ = SVProgressHUD.isVisible() },
    Call("SVProgressHUD +displayDurationForString:") {
      _ = SVProgressHUD.displayDuration(for: "Hi")
    },
    Call("SVProgressHUD +setDefaultStyle:") { SVProgressHUD.setDefaultStyle(.dark) },
    Call("SVProgressHUD +setDefaultMaskType:") { SVProgressHUD.setDefaultMaskType(.black) },
    Call("SVProgressHUD +setDefaultAnimationType:") {
      SVProgressHUD.setDefaultAnimationType(.native)
    },
    Call("SVProgressHUD +setContainerView:") { SVProgressHUD.setContainerView(nil) },
    Call("SVProgressHUD +setMinimumSize:") { SVProgressHUD.setMinimumSize(.zero) },
    Call("SVProgressHUD +setRingThickness:") { SVProgressHUD.setRingThickness(4) },
    Call("SVProgressHUD +setRingRadius:") { SVProgressHUD.setRingRadius(9) },
    Call("SVProgressHUD +setRingNoTextRadius:") { SVProgressHUD.setRingNoTextRadius(9) },
    Call("SVProgressHUD +setCornerRadius:") { SVProgressHUD.setCornerRadius(5) },
    Call("SVProgressHUD +setBorderColor:") { SVProgressHUD.setBorderColor(red) },
    Call("SVProgressHUD +setBorderWidth:") { SVProgressHUD.setBorderWidth(1) },
    Call("SVProgressHUD +setFont:") {
      SVProgressHUD.setFont(.systemFont(ofSize: 9, weight: .bold))
    },
    Call("SVProgressHUD +setForegroundColor:") { SVProgressHUD.setForegroundColor(red) },
    Call("SVProgressHUD +setForegroundImageColor:") { SVProgressHUD.setForegroundImageColor(red) },
    Call("SVProgressHUD +setBackgroundColor:") { SVProgressHUD.setBackgroundColor(red) },
    Call("SVProgressHUD +setHudViewCustomBlurEffect:") {
      SVProgressHUD.setHudViewCustomBlurEffect(nil)
    },
    Call("SVProgressHUD +setBackgroundLayerColor:") { SVProgressHUD.setBackgroundLayerColor(red) },
    Call("SVProgressHUD +setImageViewSize:") { SVProgressHUD.setImageViewSize(.zero) },
    Call("SVProgressHUD +setShouldTintImages:") { SVProgressHUD.setShouldTintImages(false) },
    Call("SVProgressHUD +setInfoImage:") { SVProgressHUD.setInfoImage(picture) },
    Call("SVProgressHUD +setSuccessImage:") { SVProgressHUD.setSuccessImage(picture) },
    Call("SVProgressHUD +setErrorImage:") { SVProgressHUD.setErrorImage(picture) },
    Call("SVProgressHUD +setGraceTimeInterval:") { SVProgressHUD.setGraceTimeInterval(1) },
    Call("SVProgressHUD +setMinimumDismissTimeInterval:") {
      SVProgressHUD.setMinimumDismissTimeInterval(1)
    },
    Call("SVProgressHUD +setMaximumDismissTimeInterval:") {
      SVProgressHUD.setMaximumDismissTimeInterval(9)
    },
    Call("SVProgressHUD +setFadeInAnimationDuration:") {
      SVProgressHUD.setFadeInAnimationDuration(1)
    },
    Call("SVProgressHUD +setFadeOutAnimationDuration:") {
      SVProgressHUD.setFadeOutAnimationDuration(1)
    },
    Call("SVProgressHUD +setMaxSupportedWindowLevel:") {
      SVProgressHUD.setMaxSupportedWindowLevel(.alert)
    },
    Call("SVProgressHUD +setHapticsEnabled:") { SVProgressHUD.setHapticsEnabled(true) },
    Call("SVProgressHUD +setMotionEffectEnabled:") { SVProgressHUD.setMotionEffectEnabled(false) },
    Call("SVProgressHUD +setOffsetFromCenter:") {
      SVProgressHUD.setOffsetFromCenter(UIOffset(horizontal: 0, vertical: 9))
    },
    Call("SVProgressHUD +resetOffsetFromCenter") { SVProgressHUD.resetOffsetFromCenter() },
    Call("SVProgressHUD +setViewForExtension:") { SVProgressHUD.setViewForExtension(nil) },
    Call("SVProgressHUD +appearance") { _ = SVProgressHUD.appearance() },
    Call("SVProgressHUD -init") { _ = SVProgressHUD() },
    property("SVProgressHUD defaultStyle", \.defaultStyle),
    property("SVProgressHUD defaultMaskType", \.defaultMaskType),
    property("SVProgressHUD defaultAnimationType", \.defaultAnimationType),
    property("SVProgressHUD containerView", \.containerView),
    property("SVProgressHUD viewForExtension", \.viewForExtension),
    property("SVProgressHUD minimumSize", \.minimumSize),
    property("SVProgressHUD ringThickness", \.ringThickness),
    property("SVProgressHUD ringRadius", \.ringRadius),
    property("SVProgressHUD ringNoTextRadius", \.ringNoTextRadius),
    property("SVProgressHUD cornerRadius", \.cornerRadius),
    property("SVProgressHUD font", \.font),
    property("SVProgressHUD foregroundColor", \.foregroundColor),
    property("SVProgressHUD foregroundImageColor", \.foregroundImageColor),
    property("SVProgressHUD backgroundColor", \.backgroundColor),
    property("SVProgressHUD backgroundLayerColor", \.backgroundLayerColor),
    property("SVProgressHUD imageViewSize", \.imageViewSize),
    property("SVProgressHUD shouldTintImages", \.shouldTintImages),
    property("SVProgressHUD infoImage", \.infoImage),
    property("SVProgressHUD successImage", \.successImage),
    property("SVProgressHUD errorImage", \.errorImage),
    property("SVProgressHUD graceTimeInterval", \.graceTimeInterval),
    property("SVProgressHUD minimumDismissTimeInterval", \.minimumDismissTimeInterval),
    property("SVProgressHUD maximumDismissTimeInterval", \.maximumDismissTimeInterval),
    property("SVProgressHUD offsetFromCenter", \.offsetFromCenter),
    property("SVProgressHUD fadeInAnimationDuration", \.fadeInAnimationDuration),
    property("SVProgressHUD fadeOutAnimationDuration", \.fadeOutAnimationDuration),
    property("SVProgressHUD maxSupportedWindowLevel", \.maxSupportedWindowLevel),
    property("SVProgressHUD hapticsEnabled", \.hapticsEnabled),
    property("SVProgressHUD motionEffectEnabled", \.motionEffectEnabled),
    Call("SVRadialGradientLayer -init") { _ = SVRadialGradientLayer() },
    Call("SVRadialGradientLayer -bounds") { _ = SVRadialGradientLayer().bounds },
    Call("SVRadialGradientLayer -setBounds:") { SVRadialGradientLayer().bounds = .zero },
    Call("SVRadialGradientLayer -gradientCenter") { _ = SVRadialGradientLayer().gradientCenter },
    Call("SVRadialGradientLayer -setGradientCenter:") {
      SVRadialGradientLayer().gradientCenter = .zero
    },
  ]

  /// Reads a setting, and sets it to its value.
  private nonisolated static func property<Value>(
    _ name: String, _ path: any ReferenceWritableKeyPath<SVProgressHUD, Value> & Sendable
  ) -> Call {
    Call(name) {
      let appearance = SVProgressHUD.appearance()
      appearance[keyPath: path] = appearance[keyPath: path]
    }
  }

  @Test("Another thread may make each call, without a HUD and with one", arguments: calls)
  func anotherThread(_ call: Call) {
    MovedApp.run { _ in
      for isVisible in [false, true] {
        if isVisible { SVProgressHUD.show(withStatus: "Loading") }
        onThread(call)
        HUDController.shared.drainMailbox()
        Device.settle()
      }
    }
  }

  @Test("Another thread may set the properties of a ring")
  func rings() {
    Device.replace()
    let ring = SVProgressAnimatedView()
    func property<Value>(
      _ name: String,
      _ path: any ReferenceWritableKeyPath<SVProgressAnimatedView, Value> & Sendable
    ) -> Call {
      Call(name) { ring[keyPath: path] = ring[keyPath: path] }
    }
    onThread(property("SVIndefiniteAnimatedView strokeThickness", \.strokeThickness))
    onThread(property("SVIndefiniteAnimatedView radius", \.radius))
    onThread(property("SVIndefiniteAnimatedView strokeColor", \.strokeColor))
    onThread(property("SVProgressAnimatedView strokeEnd", \.strokeEnd))
    Device.settle()
  }

  private func onThread(_ call: Call) {
    let (made, done) = (Locked(false), DispatchSemaphore(value: 0))
    Thread {
      call.make()
      made.withLock { $0 = !Thread.isMainThread }
      done.signal()
    }.start()
    done.wait()
    #expect(made.withLock { $0 })
  }
}
