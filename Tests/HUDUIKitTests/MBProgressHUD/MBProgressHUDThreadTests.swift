import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDMBProgressHUDOnDouble
@testable import HUDUIKitOnDouble

/// The members of MBProgressHUD that Objective-C may call on any thread.
///
/// `Tests/Tools/AppleCheck/threads` reads the names in the table.
@MainActor @Suite(.onDouble) struct MBProgressHUDThreadTests {
  struct Call: Sendable, CustomTestStringConvertible {
    let member: String
    let make: @Sendable (MBProgressHUD) -> Void

    init(_ member: String, _ make: @escaping @Sendable (MBProgressHUD) -> Void) {
      self.member = member
      self.make = make
    }

    var testDescription: String { member }
  }

  private nonisolated static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private nonisolated static let font = UIFont.systemFont(ofSize: 13, weight: .bold)

  nonisolated static let calls =
    [
      Call("MBProgressHUD +showHUDAddedTo:animated:") {
        MBProgressHUD.showAdded(to: $0.place, animated: true)
      },
      Call("MBProgressHUD +hideHUDForView:animated:") {
        MBProgressHUD.hide(for: $0.place, animated: true)
      },
      Call("MBProgressHUD +HUDForView:") { _ = MBProgressHUD.forView($0.place) },
      Call("MBProgressHUD -showAnimated:") { $0.show(animated: true) },
      Call("MBProgressHUD -hideAnimated:") { $0.hide(animated: true) },
      Call("MBProgressHUD -hideAnimated:afterDelay:") { $0.hide(animated: true, afterDelay: 1) },
      Call("MBProgressHUD -mode") { _ = $0.mode },
      Call("MBProgressHUD -setMode:") { $0.mode = .determinate },
      Call("MBProgressHUD -progress") { _ = $0.progress },
      Call("MBProgressHUD -setProgress:") { $0.progress = 0.5 },
      Call("MBProgressHUD -progressObject") { _ = $0.progressObject },
      Call("MBProgressHUD -setProgressObject:") { $0.progressObject = nil },
      Call("MBProgressHUD -customView") { _ = $0.customView },
      Call("MBProgressHUD -setCustomView:") { $0.customView = nil },
      Call("MBProgressHUD -label") { _ = $0.label },
      Call("MBProgressHUD -detailsLabel") { _ = $0.detailsLabel },
      Call("MBProgressHUD -button") { _ = $0.button },
      Call("MBProgressHUD -contentColor") { _ = $0.contentColor },
      Call("MBProgressHUD -setContentColor:") { $0.contentColor = red },
      Call("MBProgressHUD -bezelView") { _ = $0.bezelView },
      Call("MBProgressHUD -backgroundView") { _ = $0.backgroundView },
      Call("MBProgressHUD -animationType") { _ = $0.animationType },
      Call("MBProgressHUD -setAnimationType:") { $0.animationType = .zoom },
      Call("MBProgressHUD -offset") { _ = $0.offset },
      Call("MBProgressHUD -setOffset:") { $0.offset = .zero },
      Call("MBProgressHUD -margin") { _ = $0.margin },
      Call("MBProgressHUD -setMargin:") { $0.margin = 9 },
      Call("MBProgressHUD -minSize") { _ = $0.minSize },
      Call("MBProgressHUD -setMinSize:") { $0.minSize = .zero },
      Call("MBProgressHUD -isSquare") { _ = $0.isSquare },
      Call("MBProgressHUD -setSquare:") { $0.isSquare = true },
      Call("MBProgressHUD -areDefaultMotionEffectsEnabled") {
        _ = $0.areDefaultMotionEffectsEnabled
      },
      Call("MBProgressHUD -setDefaultMotionEffectsEnabled:") {
        $0.areDefaultMotionEffectsEnabled = false
      },
      Call("MBProgressHUD -graceTime") { _ = $0.graceTime },
      Call("MBProgressHUD -setGraceTime:") { $0.graceTime = 0 },
      Call("MBProgressHUD -minShowTime") { _ = $0.minShowTime },
      Call("MBProgressHUD -setMinShowTime:") { $0.minShowTime = 0 },
      Call("MBProgressHUD -removeFromSuperViewOnHide") { _ = $0.removeFromSuperViewOnHide },
      Call("MBProgressHUD -setRemoveFromSuperViewOnHide:") { $0.removeFromSuperViewOnHide = true },
      Call("MBProgressHUD -completionBlock") { _ = $0.completionBlock },
      Call("MBProgressHUD -setCompletionBlock:") { $0.completionBlock = {} },
      Call("MBProgressHUD -delegate") { _ = $0.delegate },
      Call("MBProgressHUD -setDelegate:") { $0.delegate = nil },
      Call("MBProgressHUD -isUserInteractionEnabled") { _ = $0.isUserInteractionEnabled },
      Call("MBProgressHUD -setUserInteractionEnabled:") { $0.isUserInteractionEnabled = false },
      Call("MBProgressHUD -isHidden") { _ = $0.isHidden },
      Call("MBProgressHUD -setHidden:") { $0.isHidden = true },
      Call("MBBackgroundView -style") { _ = $0.bezelView.style },
      Call("MBBackgroundView -setStyle:") { $0.bezelView.style = .solidColor },
      Call("MBBackgroundView -color") { _ = $0.bezelView.color },
      Call("MBBackgroundView -setColor:") { $0.bezelView.color = red },
      Call("MBBackgroundView -backgroundColor") { _ = $0.bezelView.backgroundColor },
      Call("MBBackgroundView -setBackgroundColor:") { $0.bezelView.backgroundColor = red },
      Call("MBBackgroundView -blurEffectStyle") { _ = $0.bezelView.blurEffectStyle },
      Call("MBBackgroundView -setBlurEffectStyle:") { $0.bezelView.blurEffectStyle = .dark },
      Call("ProxyLabel -text") { _ = $0.title.text },
      Call("ProxyLabel -setText:") { $0.title.text = "Loading" },
      Call("ProxyLabel -attributedText") { _ = $0.title.attributedText },
      Call("ProxyLabel -setAttributedText:") {
        $0.title.attributedText = NSAttributedString(string: "Loading")
      },
      Call("ProxyLabel -font") { _ = $0.title.font },
      Call("ProxyLabel -setFont:") { $0.title.font = font },
      Call("ProxyLabel -textColor") { _ = $0.title.textColor },
      Call("ProxyLabel -setTextColor:") { $0.title.textColor = red },
      Call("ProxyLabel -textAlignment") { _ = $0.title.textAlignment },
      Call("ProxyLabel -setTextAlignment:") { $0.title.textAlignment = .left },
      Call("ProxyLabel -numberOfLines") { _ = $0.title.numberOfLines },
      Call("ProxyLabel -setNumberOfLines:") { $0.title.numberOfLines = 0 },
      Call("ProxyLabel -isHidden") { _ = $0.title.isHidden },
      Call("ProxyLabel -setHidden:") { $0.title.isHidden = true },
      Call("ProxyButton -setTitle:forState:") { $0.cancel.setTitle("Stop", for: .normal) },
      Call("ProxyButton -setTitleColor:forState:") {
        $0.cancel.setTitleColor(red, for: .normal)
      },
      Call("ProxyButton -isHidden") { _ = $0.cancel.isHidden },
      Call("ProxyButton -setHidden:") { $0.cancel.isHidden = true },
      Call("ProxyWheel -color") { _ = $0.wheel.color },
      Call("ProxyWheel -setColor:") { $0.wheel.color = red },
      Call("MBRoundProgressView -progress") { _ = $0.round?.progress },
      Call("MBRoundProgressView -setProgress:") { $0.round?.progress = 0.5 },
      Call("MBRoundProgressView -progressTintColor") { _ = $0.round?.progressTintColor },
      Call("MBRoundProgressView -setProgressTintColor:") { $0.round?.progressTintColor = red },
      Call("MBRoundProgressView -backgroundTintColor") { _ = $0.round?.backgroundTintColor },
      Call("MBRoundProgressView -setBackgroundTintColor:") { $0.round?.backgroundTintColor = red },
      Call("MBRoundProgressView -isAnnular") { _ = $0.round?.isAnnular },
      Call("MBRoundProgressView -setAnnular:") { $0.round?.isAnnular = true },
      Call("MBBarProgressView -progress") { _ = $0.bar?.progress },
      Call("MBBarProgressView -setProgress:") { $0.bar?.progress = 0.5 },
      Call("MBBarProgressView -lineColor") { _ = $0.bar?.lineColor },
      Call("MBBarProgressView -setLineColor:") { $0.bar?.lineColor = red },
      Call("MBBarProgressView -progressColor") { _ = $0.bar?.progressColor },
      Call("MBBarProgressView -setProgressColor:") { $0.bar?.progressColor = red },
      Call("MBBarProgressView -progressRemainingColor") { _ = $0.bar?.progressRemainingColor },
      Call("MBBarProgressView -setProgressRemainingColor:") {
        $0.bar?.progressRemainingColor = red
      },
    ] + (OlderCalls.self as any DeprecatedCalls.Type).all

  /// Runs `body` on another thread, and then on the main thread what `body` has left for it.
  private func onThread(_ body: @escaping @Sendable () -> Void) async {
    await Task.detached {
      precondition(!MainThread.isCurrent)
      body()
      DispatchQueue.main.sync {}
    }.value
  }

  @Test("Another thread may make each call, before the HUD is shown and while it is visible")
  func anotherThread() async {
    for call in Self.calls {
      for view in [MBRoundProgressView(), MBBarProgressView()] {
        let app = MBProgressHUDApp()
        let hud = app.makeHUD()
        hud.customView = view
        for isVisible in [false, true] {
          if isVisible {
            hud.show(animated: false)
            app.wait()
          }
          await onThread { call.make(hud) }
          Device.settle()
        }
        for hud in app.view.subviews.compactMap({ $0 as? MBProgressHUD }) {
          hud.hide(animated: false)
        }
        app.wait()
      }
    }
  }

  @Test("What another thread sets and calls happens on the main thread in its order")
  func order() async {
    let app = MBProgressHUDApp()
    let view = app.view
    let hud = app.makeHUD()
    await onThread {
      hud.mode = .annularDeterminate
      hud.show(animated: false)
      for step in 1...10 { hud.progress = Float(step) / 10 }
      hud.title.text = "Uploading"
      precondition(hud.progress == 1 && hud.title.text == "Uploading")
    }
    app.wait()
    #expect(app.content == HUD.Content(.annular(1), status: "Uploading"))
    await onThread {
      hud.show(animated: false)
      hud.hide(animated: false)
    }
    #expect(!app.isVisible && app.log == ["completion", "delegate"])
    await onThread {
      MBProgressHUD.showAdded(to: view, animated: false)
      MBProgressHUD.forView(view)?.progress = 0.5
      precondition(MBProgressHUD.hide(for: view, animated: false))
    }
    app.wait()
    #expect(MBProgressHUD.forView(view) === hud || MBProgressHUD.forView(view) == nil)
  }
}

extension MBProgressHUD {
  fileprivate nonisolated var place: UIView { fromMainThread { superview ?? self } }

  fileprivate nonisolated var title: ProxyLabel { fromMainThread { proxies.title } }

  fileprivate nonisolated var cancel: ProxyButton { fromMainThread { proxies.button } }

  fileprivate nonisolated var wheel: ProxyWheel { fromMainThread { proxies.wheel } }

  fileprivate nonisolated var round: MBRoundProgressView? { customView as? MBRoundProgressView }

  fileprivate nonisolated var bar: MBBarProgressView? { customView as? MBBarProgressView }
}

private protocol DeprecatedCalls {
  static var all: [MBProgressHUDThreadTests.Call] { get }
}

// A call of a deprecated name is no warning in what is deprecated itself.
private enum OlderCalls: DeprecatedCalls {
  typealias Call = MBProgressHUDThreadTests.Call

  /// Reads a property, and sets it to its value.
  static func property<Value>(
    _ name: String, _ path: any ReferenceWritableKeyPath<MBProgressHUD, Value> & Sendable
  ) -> Call {
    Call(name) { $0[keyPath: path] = $0[keyPath: path] }
  }

  @available(*, deprecated)
  static var all: [Call] {
    [
      Call("MBProgressHUD +allHUDsForView:") { _ = MBProgressHUD.allHUDs(for: $0.place) },
      Call("MBProgressHUD +hideAllHUDsForView:animated:") {
        MBProgressHUD.hideAllHUDs(for: $0.place, animated: true)
      },
      Call("MBProgressHUD -show:") { $0.show(true) },
      Call("MBProgressHUD -hide:") { $0.hide(true) },
      Call("MBProgressHUD -hide:afterDelay:") { $0.hide(true, afterDelay: 1) },
      Call("MBProgressHUD -size") { _ = $0.size },
      Call("MBProgressHUD -showAnimated:whileExecutingBlock:") {
        $0.showAnimated(true, whileExecuting: {})
      },
      Call("MBProgressHUD -showAnimated:whileExecutingBlock:completionBlock:") {
        $0.showAnimated(true, whileExecuting: {}, completionBlock: {})
      },
      Call("MBProgressHUD -showAnimated:whileExecutingBlock:onQueue:") {
        $0.showAnimated(true, whileExecuting: {}, on: DispatchQueue.global())
      },
      Call("MBProgressHUD -showAnimated:whileExecutingBlock:onQueue:completionBlock:") {
        $0.showAnimated(
          true, whileExecuting: {}, on: DispatchQueue.global(), completionBlock: nil)
      },
      property("MBProgressHUD labelText", \.labelText),
      property("MBProgressHUD labelFont", \.labelFont),
      property("MBProgressHUD labelColor", \.labelColor),
      property("MBProgressHUD detailsLabelText", \.detailsLabelText),
      property("MBProgressHUD detailsLabelFont", \.detailsLabelFont),
      property("MBProgressHUD detailsLabelColor", \.detailsLabelColor),
      property("MBProgressHUD color", \.color),
      property("MBProgressHUD opacity", \.opacity),
      property("MBProgressHUD cornerRadius", \.cornerRadius),
      property("MBProgressHUD xOffset", \.xOffset),
      property("MBProgressHUD yOffset", \.yOffset),
      property("MBProgressHUD dimBackground", \.dimBackground),
      property("MBProgressHUD activityIndicatorColor", \.activityIndicatorColor),
      property("MBProgressHUD taskInProgress", \.taskInProgress),
    ]
  }
}
