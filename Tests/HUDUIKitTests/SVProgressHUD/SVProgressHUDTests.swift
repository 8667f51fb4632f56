import HUDCore
import HUDOnDouble
import HUDUIKitDouble
import Testing

@testable import HUDSVProgressHUDCorpus
@testable import HUDSVProgressHUDOnDouble
@testable import HUDUIKitOnDouble

/// The calls of SVProgressHUD over our HUD.
@MainActor @Suite(.onDouble) struct SVProgressHUDTests {
  private var options: ResolvedOptions? { MovedApp.request?.resolvedOptions }

  // MARK: Settings in the turn of a call

  @Test("A mask that is set after show, in the same turn, is the mask of that HUD; later it is not")
  func maskAfterShow() {
    MovedApp.run { _ in
      SVProgressHUD.show()
      SVProgressHUD.setDefaultMaskType(.black)
      #expect(options?.behavior.mask == .black)
      MovedApp.endTurn()
      SVProgressHUD.setDefaultMaskType(.clear)
      #expect(options?.behavior.mask == .black)
      SVProgressHUD.show()
      #expect(options?.behavior.mask == .clear)
    }
  }

  @Test("A setting after a progress step applies to it, and counts as no further activity")
  func maskAfterProgress() {
    MovedApp.run { _ in
      SVProgressHUD.showProgress(0, status: "Uploading")
      SVProgressHUD.setDefaultMaskType(.black)
      #expect(options?.behavior.mask == .black)
      #expect(MovedApp.request?.content.status == "Uploading")
      SVProgressHUD.popActivity()
      #expect(!SVProgressHUD.isVisible())
      SVProgressHUD.setDefaultMaskType(.none)
      #expect(!SVProgressHUD.isVisible())
    }
  }

  @Test("A time that is set after a toast, in the same turn, is the time of that toast")
  func timeAfterToast() {
    MovedApp.run { _ in
      SVProgressHUD.showSuccess(withStatus: "Saved")
      SVProgressHUD.setMinimumDismissTimeInterval(1)
      Device.advance(by: .milliseconds(950))
      #expect(SVProgressHUD.isVisible())
      Device.advance(by: .milliseconds(100))
      #expect(!SVProgressHUD.isVisible())
    }
  }

  @Test("A setting after a dismissal shows nothing again")
  func maskAfterDismissal() {
    MovedApp.run { _ in
      SVProgressHUD.show()
      SVProgressHUD.dismiss()
      SVProgressHUD.setDefaultMaskType(.black)
      Device.advance(by: .seconds(1))
      #expect(!SVProgressHUD.isVisible())
    }
  }

  // MARK: Both faces

  @Test("The settings change neither HUD.style nor HUD.behavior, and our HUD has its own look")
  func bothFaces() {
    MovedApp.run { _ in
      let (style, behavior) = (HUD.style, HUD.behavior)
      SVProgressHUD.setDefaultMaskType(.black)
      SVProgressHUD.setRingRadius(7)
      SVProgressHUD.show(withStatus: "Theirs")
      #expect(options?.style.ringRadius == 7)
      HUD.show(status: "Ours")
      let ours = HUDController.shared.panel?.request.resolvedOptions
      #expect(ours?.style == style.bounded && ours?.behavior.mask == behavior.mask)
      #expect(HUD.style == style && HUD.behavior == behavior)
      SVProgressHUD.dismiss()
      Device.advance(by: .seconds(1))
      #expect(HUD.isVisible)
    }
  }

  @Test("A HUD has SVProgressHUD's look, motion and times unless they are set")
  func defaults() {
    MovedApp.run { _ in
      SVProgressHUD.showSuccess(withStatus: "Saved")
      #expect(options?.style == HUD.Style.compact)
      #expect(options?.behavior.animation == .flat)
      #expect(options?.behavior.mask == HUD.Mask.none)
      #expect(options?.behavior.minimumToastTime == .seconds(5))
    }
  }

  // MARK: Counting

  @Test("A progress above 0 continues the HUD of show, and a progress of 0 counts once more")
  func counting() {
    MovedApp.run { _ in
      SVProgressHUD.show()
      SVProgressHUD.showProgress(0.3)
      SVProgressHUD.popActivity()
      #expect(!SVProgressHUD.isVisible())

      SVProgressHUD.show()
      SVProgressHUD.showProgress(0)
      SVProgressHUD.showProgress(0.5)
      SVProgressHUD.popActivity()
      #expect(SVProgressHUD.isVisible())
      SVProgressHUD.popActivity()
      #expect(!SVProgressHUD.isVisible())
    }
  }

  @Test("A negative progress and NaN are the spinner", arguments: [-1, -0.5, Float.nan])
  func indeterminate(progress: Float) {
    MovedApp.run { _ in
      SVProgressHUD.showProgress(0.5, status: "Half")
      SVProgressHUD.showProgress(progress, status: "Waiting")
      #expect(MovedApp.request?.content == HUD.Content(.spinner, status: "Waiting"))
    }
  }

  @Test("A progress without a text has none, whatever the step before had")
  func stepWithoutText() {
    MovedApp.run { _ in
      SVProgressHUD.showProgress(0.2, status: "Uploading")
      SVProgressHUD.showProgress(0.4)
      #expect(MovedApp.request?.content.status == nil)
      #expect(MovedApp.request?.content.indicator.progress == Double(Float(0.4)))
    }
  }

  // MARK: Toasts

  @Test("A toast stays for five seconds, or for as long as its text takes to read")
  func toastTime() {
    MovedApp.run { _ in
      #expect(SVProgressHUD.displayDuration(for: nil) == 5)
      #expect(SVProgressHUD.displayDuration(for: String(repeating: "x", count: 75)) == 5)
      #expect(SVProgressHUD.displayDuration(for: String(repeating: "x", count: 100)) == 6.5)
      SVProgressHUD.showInfo(withStatus: "Draft kept")
      Device.advance(by: .milliseconds(4_900))
      #expect(SVProgressHUD.isVisible())
      Device.advance(by: .milliseconds(200))
      #expect(!SVProgressHUD.isVisible())
    }
  }

  @Test("Times without end, negative times and NaN are taken as far as they can be")
  func extremeTimes() {
    MovedApp.run { _ in
      SVProgressHUD.setMinimumDismissTimeInterval(.infinity)
      SVProgressHUD.setMaximumDismissTimeInterval(.greatestFiniteMagnitude)
      #expect(SVProgressHUD.displayDuration(for: "Saved") > 1_000_000)
      SVProgressHUD.setMaximumDismissTimeInterval(3)
      #expect(SVProgressHUD.displayDuration(for: "Saved") == 3)
      SVProgressHUD.setMaximumDismissTimeInterval(.nan)
      #expect(SVProgressHUD.displayDuration(for: "Saved") == 0)
      SVProgressHUD.setFadeInAnimationDuration(-1)
      SVProgressHUD.show()
      #expect(options?.behavior.fadeInTime == .zero)
      SVProgressHUD.dismiss(withDelay: -.infinity)
      #expect(!SVProgressHUD.isVisible())
    }
  }

  @Test("An image that is nil or empty, or has no room, leaves the text alone")
  func noImage() {
    MovedApp.run { _ in
      let image = UIImage(systemName: "headphones")
      let text = HUD.Content(.none, status: "Copied")
      SVProgressHUD.show(nil, status: "Copied")
      #expect(MovedApp.request?.content == text)
      SVProgressHUD.show(image, status: "Paired")
      #expect(MovedApp.request?.content != HUD.Content(.none, status: "Paired"))
      SVProgressHUD.show(UIImage(), status: "Copied")
      #expect(MovedApp.request?.content == text)
      SVProgressHUD.setSuccessImage(UIImage())
      SVProgressHUD.showSuccess(withStatus: "Copied")
      #expect(MovedApp.request?.content == text)
      SVProgressHUD.showError(withStatus: "Copied")
      #expect(MovedApp.request?.content == HUD.Content(.error, status: "Copied"))
      SVProgressHUD.setImageViewSize(.zero)
      SVProgressHUD.showError(withStatus: "Copied")
      #expect(MovedApp.request?.content == text)
    }
  }

  private func image(_ mode: UIImage.RenderingMode) throws -> UIImage {
    let gray = [UInt8](repeating: 128, count: 4 * 20 * 10)
    let pixels = try #require(HUD.Image(rgba: gray, width: 20, height: 10)?.pixels)
    return UIImage(cgImage: pixels.picture, scale: 1, orientation: .up).withRenderingMode(mode)
  }

  @Test("An image is tinted whatever its rendering mode, unless tinting is off")
  func tint() throws {
    try MovedApp.run { _ in
      @MainActor func shownTint(_ mode: UIImage.RenderingMode) throws -> Bool? {
        SVProgressHUD.show(try image(mode), status: nil)
        guard case .image(let image) = try #require(MovedApp.request).content.indicator.shape else {
          return nil
        }
        let isTinted = try #require(image.pixels).isTinted
        return isTinted ?? options?.style.tintsImages
      }
      for mode in [UIImage.RenderingMode.automatic, .alwaysOriginal, .alwaysTemplate] {
        #expect(try shownTint(mode) == true)
      }
      SVProgressHUD.setSuccessImage(try image(.alwaysOriginal))
      #expect(options?.style.successImage?.pixels?.isTinted == nil)
      SVProgressHUD.setShouldTintImages(false)
      #expect(try shownTint(.automatic) == false)
      #expect(try shownTint(.alwaysOriginal) == false)
      #expect(options?.style.successImage?.pixels?.isTinted == false)
    }
  }

  @Test("An animated image is an image view, in its own proportions", arguments: [true, false])
  func animatedImage(isTinted: Bool) throws {
    try MovedApp.run { window in
      let frame = try image(.automatic)
      let animation = try #require(UIImage.animatedImage(with: [frame, frame], duration: 1))
      SVProgressHUD.setShouldTintImages(isTinted)
      SVProgressHUD.setSuccessImage(animation)
      for call in [
        { SVProgressHUD.show(animation, status: "Loading") },
        { SVProgressHUD.showSuccess(withStatus: "Loading") },
      ] {
        call()
        Device.advance(by: .milliseconds(500))
        let view = stage(in: window)?.indicator?.view as? UIImageView
        #expect(view?.image?.images?.count == 2)
        #expect(view?.bounds.size == CGSize(width: 28, height: 14))
        #expect(view?.image?.renderingMode == (isTinted ? .alwaysTemplate : .automatic))
      }
    }
  }

  // MARK: Ends

  @Test("A completion is called once, when the HUD is gone")
  func completion() {
    MovedApp.run { _ in
      let calls = Locked(0)
      SVProgressHUD.show()
      SVProgressHUD.dismiss { calls.withLock { $0 += 1 } }
      #expect(calls.withLock(\.self) == 0)
      Device.advance(by: .seconds(1))
      #expect(calls.withLock(\.self) == 1)
    }
  }

  @Test("A call with await returns when the HUD is gone")
  func awaited() async {
    var log: [String] = []
    for (work, delay) in [(load, 0), (save, 500)] {
      var task: Task<Void, Never>?
      MovedApp.run { _ in
        task = Task.immediate { await work { log.append($0) } }
        Device.advance(by: .milliseconds(delay))
        #expect(task != nil && log.count == (delay == 0 ? 0 : 1))
        Device.advance(by: .milliseconds(400))
        #expect(!SVProgressHUD.isVisible())
      }
      await task?.value
    }
    #expect(log == ["Loaded", "Saved"])
  }

  @Test("A HUD that is shown during the delay of a dismissal stays")
  func delay() {
    MovedApp.run { _ in
      let calls = Locked(0)
      SVProgressHUD.show()
      SVProgressHUD.dismiss(withDelay: 1) { calls.withLock { $0 += 1 } }
      Device.advance(by: .milliseconds(500))
      SVProgressHUD.show(withStatus: "Loading")
      #expect(calls.withLock(\.self) == 1)
      Device.advance(by: .seconds(3))
      #expect(SVProgressHUD.isVisible())
      SVProgressHUD.dismiss(withDelay: 1)
      Device.advance(by: .milliseconds(1_300))
      #expect(!SVProgressHUD.isVisible())
      #expect(calls.withLock(\.self) == 1)
    }
  }

  // MARK: Places and threads

  @Test("With a container the HUD is in that view, and only there")
  func container() {
    MovedApp.run { window in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      window.addSubview(view)
      let demo = Demo()
      SVProgressHUD.show(withStatus: "Everywhere")
      SVProgressHUD.setContainerView(view)
      SVProgressHUD.show(withStatus: "In the view")
      #expect(!CallForwarder.hud.isVisible && SVProgressHUD.isVisible())
      #expect(stage(in: view) != nil)
      // An app often sets the same container again.
      SVProgressHUD.setContainerView(view)
      SVProgressHUD.setStatus("Still there")
      #expect(MovedApp.request?.content.status == "Still there")
      Device.advance(by: .seconds(1))
      #expect(stage(in: window) == nil)
      SVProgressHUD.dismiss()
      Device.advance(by: .seconds(1))
      #expect(stage(in: view) == nil)
      #expect(demo.log.last == "SVProgressHUDDidDisappearNotification Still there")
      demo.end()
    }
  }

  private func stage(in view: UIView) -> StageView? {
    view.subviews.lazy.compactMap { $0 as? StageView }.first
  }

  @Test("The HUD of the old container fades out")
  func otherContainer() {
    MovedApp.run { window in
      let views = [1, 2].map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)) }
      for view in views { window.addSubview(view) }
      SVProgressHUD.setContainerView(views[0])
      SVProgressHUD.show(withStatus: "One")
      Device.advance(by: .seconds(1))
      SVProgressHUD.setContainerView(views[1])
      SVProgressHUD.show(withStatus: "Two")
      #expect(stage(in: views[0])?.isLeaving == true)
      Device.advance(by: .seconds(1))
      #expect(stage(in: views[0]) == nil && stage(in: views[1]) != nil)
    }
  }

  @Test("When the container no longer exists, the HUD is in the key window again")
  func containerIsGone() {
    MovedApp.run { _ in
      do {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        SVProgressHUD.setContainerView(view)
      }
      SVProgressHUD.show(withStatus: "Loading")
      #expect(CallForwarder.hud.isVisible)
    }
  }

  @Test("A container that another thread sets contains the HUD of that thread's next call")
  func containerOfOtherThread() {
    MovedApp.run { window in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      window.addSubview(view)
      let done = DispatchSemaphore(value: 0)
      Thread {
        SVProgressHUD.setContainerView(view)
        SVProgressHUD.show(withStatus: "Loading")
        SVProgressHUD.setContainerView(nil)
        done.signal()
      }.start()
      done.wait()
      CallForwarder.shared.shown.drainMailbox()
      #expect(stage(in: view) != nil && stage(in: window) == nil)
    }
  }

  @Test("Calls from another thread arrive in their order, with the settings of their time")
  func otherThread() {
    MovedApp.run { _ in
      let done = DispatchSemaphore(value: 0)
      Thread {
        SVProgressHUD.setRingRadius(9)
        SVProgressHUD.show(withStatus: "First")
        SVProgressHUD.showProgress(0.5, status: "Last")
        SVProgressHUD.setRingThickness(4)
        done.signal()
      }.start()
      done.wait()
      #expect(!SVProgressHUD.isVisible())
      CallForwarder.shared.shown.drainMailbox()
      #expect(MovedApp.request?.content.status == "Last")
      #expect(options?.style.ringRadius == 9)
      #expect(options?.style.ringThickness == 4)
    }
  }
}
