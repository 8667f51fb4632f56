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
      property("MBProgressHUD mode", \.mode, to: .determinate),
      property("MBProgressHUD progress", \.progress, to: 0.5),
      property("MBProgressHUD progressObject", \.progressObject, to: nil),
      property("MBProgressHUD customView", \.customView, to: nil),
      Call("MBProgressHUD -label") { _ = $0.label },
      Call("MBProgressHUD -detailsLabel") { _ = $0.detailsLabel },
      Call("MBProgressHUD -button") { _ = $0.button },
      property("MBProgressHUD contentColor", \.contentColor, to: red),
      Call("MBProgressHUD -bezelView") { _ = $0.bezelView },
      Call("MBProgressHUD -backgroundView") { _ = $0.backgroundView },
      property("MBProgressHUD animationType", \.animationType, to: .zoom),
      property("MBProgressHUD offset", \.offset, to: .zero),
      property("MBProgressHUD margin", \.margin, to: 9),
      property("MBProgressHUD minSize", \.minSize, to: .zero),
      Call("MBProgressHUD -isSquare") { _ = $0.isSquare },
      Call("MBProgressHUD -setSquare:") { $0.isSquare = true },
      Call("MBProgressHUD -areDefaultMotionEffectsEnabled") {
        _ = $0.areDefaultMotionEffectsEnabled
      },
      Call("MBProgressHUD -setDefaultMotionEffectsEnabled:") {
        $0.areDefaultMotionEffectsEnabled = false
      },
      property("MBProgressHUD graceTime", \.graceTime, to: 0),
      property("MBProgressHUD minShowTime", \.minShowTime, to: 0),
      property("MBProgressHUD removeFromSuperViewOnHide", \.removeFromSuperViewOnHide, to: true),
      property("MBProgressHUD completionBlock", \.completionBlock, to: {}),
      property("MBProgressHUD delegate", \.delegate, to: nil),
      Call("MBProgressHUD -isUserInteractionEnabled") { _ = $0.isUserInteractionEnabled },
      Call("MBProgressHUD -setUserInteractionEnabled:") { $0.isUserInteractionEnabled = false },
      Call("MBProgressHUD -isHidden") { _ = $0.isHidden },
      Call("MBProgressHUD -setHidden:") { $0.isHidden = true },
      property("MBBackgroundView style", \.bezelView.style, to: .solidColor),
      property("MBBackgroundView color", \.bezelView.color, to: red),
      property("MBBackgroundView backgroundColor", \.bezelView.backgroundColor, to: red),
      property("MBBackgroundView blurEffectStyle", \.bezelView.blurEffectStyle, to: .dark),
      property("ProxyLabel text", \.title.text, to: "Loading"),
      Call("ProxyLabel -attributedText") { _ = $0.title.attributedText },
      Call("ProxyLabel -setAttributedText:") {
        $0.title.attributedText = NSAttributedString(string: "Loading")
      },
      property("ProxyLabel font", \.title.font, to: font),
      property("ProxyLabel textColor", \.title.textColor, to: red),
      property("ProxyLabel textAlignment", \.title.textAlignment, to: .left),
      property("ProxyLabel numberOfLines", \.title.numberOfLines, to: 0),
      Call("ProxyLabel -isHidden") { _ = $0.title.isHidden },
      Call("ProxyLabel -setHidden:") { $0.title.isHidden = true },
      Call("ProxyButton -setTitle:forState:") { $0.cancel.setTitle("Stop", for: .normal) },
      Call("ProxyButton -setTitleColor:forState:") {
        $0.cancel.setTitleColor(red, for: .normal)
      },
      Call("ProxyButton -isHidden") { _ = $0.cancel.isHidden },
      Call("ProxyButton -setHidden:") { $0.cancel.isHidden = true },
      property("ProxyWheel color", \.wheel.color, to: red),
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

  /// Reads a property, and sets it to a value.
  private nonisolated static func property<Value>(
    _ name: String, _ path: any ReferenceWritableKeyPath<MBProgressHUD, Value> & Sendable,
    to value: @escaping @autoclosure @Sendable () -> Value
  ) -> Call {
    Call(name) {
      _ = $0[keyPath: path]
      $0[keyPath: path] = value()
    }
  }

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
