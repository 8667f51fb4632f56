import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDSVProgressHUDOnDouble
@testable import HUDUIKitOnDouble

/// Each setting of SVProgressHUD, and what it changes in the HUD.
@MainActor @Suite(.onDouble) struct SVProgressHUDSettingTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  /// Returns the options of a HUD that is shown after `set`.
  private func options(_ set: () -> Void) throws -> ResolvedOptions {
    var options: ResolvedOptions?
    MovedApp.run { _ in
      set()
      SVProgressHUD.show(withStatus: "Loading")
      options = MovedApp.request?.resolvedOptions
    }
    return try #require(options)
  }

  @Test("Each mask is the mask of ours that looks and blocks like it")
  func masks() throws {
    let masks: [(SVProgressHUDMaskType, HUD.Mask)] = [
      (.none, .none), (.clear, .clear), (.black, .black), (.gradient, .gradient),
      (.custom, .black),
    ]
    for (theirs, ours) in masks {
      #expect(try options { SVProgressHUD.setDefaultMaskType(theirs) }.behavior.mask == ours)
    }
    let mask = try options {
      SVProgressHUD.setDefaultMaskType(.custom)
      SVProgressHUD.setBackgroundLayerColor(red)
    }.behavior.mask
    #expect(mask == .color(HUD.Color(red)))
  }

  @Test("Sizes, fonts and pictures")
  func sizes() throws {
    var level = UIWindow.Level.normal
    let style = try options {
      SVProgressHUD.setMinimumSize(CGSize(width: 120, height: 100))
      SVProgressHUD.setRingThickness(3)
      SVProgressHUD.setRingRadius(20)
      SVProgressHUD.setRingNoTextRadius(26)
      SVProgressHUD.setCornerRadius(10)
      SVProgressHUD.setBorderColor(red)
      SVProgressHUD.setBorderWidth(1)
      SVProgressHUD.setFont(.preferredFont(forTextStyle: .body))
      SVProgressHUD.setImageViewSize(CGSize(width: 40, height: 30))
      SVProgressHUD.setShouldTintImages(false)
      SVProgressHUD.setDefaultAnimationType(.native)
      SVProgressHUD.setMaxSupportedWindowLevel(.alert)
      level = CallForwarder.shared.settings.highestWindowLevel
      SVProgressHUD.setInfoImage(UIImage(systemName: "headphones") ?? UIImage())
    }.style
    #expect(style.minimumSize == CGSize(width: 120, height: 100))
    #expect(style.ringThickness == 3)
    #expect(style.ringRadius == 20)
    #expect(style.ringRadiusWithoutStatus == 26)
    #expect(style.cornerRadius == 10 && style.cornerRadiusWithoutIndicator == 10)
    #expect(style.borderColor == HUD.Color(red) && style.borderWidth == 1)
    #expect(style.statusFont.size == 17)
    #expect(style.imageSize == CGSize(width: 40, height: 30))
    #expect(!style.tintsImages)
    #expect(style.spinner == .activity)
    #expect(level == .alert)
    #expect(style.infoImage != nil && style.successImage == nil && style.errorImage == nil)
  }

  @Test("Times, place and effects")
  func times() throws {
    let options = try options {
      SVProgressHUD.setMinimumDismissTimeInterval(1)
      SVProgressHUD.setMaximumDismissTimeInterval(4)
      SVProgressHUD.setFadeInAnimationDuration(0.3)
      SVProgressHUD.setFadeOutAnimationDuration(0.4)
      SVProgressHUD.setOffsetFromCenter(UIOffset(horizontal: 3, vertical: 12))
      SVProgressHUD.setHapticsEnabled(true)
      SVProgressHUD.setMotionEffectEnabled(true)
    }
    #expect(options.behavior.minimumToastTime == .seconds(1))
    #expect(options.behavior.maximumToastTime == .seconds(4))
    #expect(options.behavior.fadeInTime == .milliseconds(300))
    #expect(options.behavior.fadeOutTime == .milliseconds(400))
    #expect(options.behavior.position == .offset(x: 3, y: 12))
    #expect(options.behavior.playsHaptics)
    #expect(options.behavior.followsTilt)
    let centered = try self.options {
      SVProgressHUD.setOffsetFromCenter(UIOffset(horizontal: 3, vertical: 12))
      SVProgressHUD.resetOffsetFromCenter()
    }
    #expect(centered.behavior.position == .center)
  }

  @Test("During the grace time there is no HUD, and work that is shorter has none")
  func grace() {
    MovedApp.run { _ in
      SVProgressHUD.setGraceTimeInterval(0.5)
      SVProgressHUD.show()
      #expect(!SVProgressHUD.isVisible())
      Device.advance(by: .milliseconds(600))
      #expect(SVProgressHUD.isVisible())
    }
  }

  @Test("Nil is the default of a colour or a font, and of a picture the text alone")
  func nothing() throws {
    let style = try options {
      SVProgressHUD.setFont(.systemFont(ofSize: 30, weight: .regular))
      SVProgressHUD.setFont(nil)
      SVProgressHUD.setForegroundColor(red)
      SVProgressHUD.setForegroundColor(nil)
      SVProgressHUD.setBackgroundColor(green)
      SVProgressHUD.setBackgroundColor(nil)
      SVProgressHUD.setBorderColor(red)
      SVProgressHUD.setBorderColor(nil)
      SVProgressHUD.setBackgroundLayerColor(red)
      SVProgressHUD.setBackgroundLayerColor(nil)
    }.style
    #expect(style == (try options {}.style))
    MovedApp.run { _ in
      SVProgressHUD.setInfoImage(nil)
      SVProgressHUD.setSuccessImage(UIImage(systemName: "headphones"))
      SVProgressHUD.setSuccessImage(nil)
      SVProgressHUD.showInfo(withStatus: "Copied")
      #expect(MovedApp.request?.content == HUD.Content(.none, status: "Copied"))
      SVProgressHUD.showSuccess(withStatus: "Saved")
      #expect(MovedApp.request?.content == HUD.Content(.none, status: "Saved"))
      SVProgressHUD.showError(withStatus: "Failed")
      #expect(MovedApp.request?.content == HUD.Content(.error, status: "Failed"))
    }
  }

  @Test("The properties of the appearance are the settings")
  func appearance() throws {
    let picture = try #require(UIImage(systemName: "headphones"))
    let options = try options {
      let appearance = SVProgressHUD.appearance()
      #expect(appearance.defaultStyle == .automatic && appearance.defaultMaskType == .none)
      #expect(appearance.ringRadius == 18 && appearance.ringNoTextRadius == 24)
      #expect(appearance.cornerRadius == 14 && appearance.font.pointSize == 15)
      #expect(appearance.minimumDismissTimeInterval == 5 && appearance.graceTimeInterval == 0)
      #expect(appearance.maximumDismissTimeInterval == .greatestFiniteMagnitude)
      #expect(appearance.fadeInAnimationDuration == 0.15 && appearance.infoImage == nil)
      appearance.defaultStyle = .custom
      appearance.foregroundColor = red
      appearance.backgroundColor = green
      appearance.defaultMaskType = .black
      appearance.defaultAnimationType = .native
      appearance.imageViewSize = CGSize(width: 40, height: 30)
      appearance.errorImage = picture
      appearance.offsetFromCenter = UIOffset(horizontal: 0, vertical: 9)
      appearance.hapticsEnabled = true
      #expect(appearance.errorImage === picture && appearance.foregroundColor == red)
      #expect(appearance.defaultAnimationType == .native && appearance.hapticsEnabled)
      #expect(SVProgressHUD.appearance().offsetFromCenter.vertical == 9)
    }
    #expect(options.style.foreground == HUD.Color(red))
    #expect(options.style.bezel == .color(HUD.Color(green)))
    #expect(options.style.imageSize == CGSize(width: 40, height: 30))
    #expect(options.behavior.mask == .black && options.behavior.playsHaptics)
    #expect(options.behavior.position == .offset(x: 0, y: 9))
  }

  // MARK: Colours

  @Test("Each style is an appearance, and custom is black on white")
  func styles() throws {
    #expect(try options { SVProgressHUD.setDefaultStyle(.light) }.style.appearance == .light)
    #expect(try options { SVProgressHUD.setDefaultStyle(.dark) }.style.appearance == .dark)
    #expect(try options {}.style.appearance == .automatic)
    let custom = try options { SVProgressHUD.setDefaultStyle(.custom) }.style
    #expect(custom.foreground == .black && custom.bezel == .color(.white))
  }

  @Test("[S19] One colour changes that colour alone")
  func oneColor() throws {
    let text = try options { SVProgressHUD.setForegroundColor(red) }.style
    #expect(text.foreground == HUD.Color(red) && text.indicatorColor == nil)
    #expect(text.bezel == .material && text.appearance == .automatic)
    let ring = try options {
      SVProgressHUD.setDefaultStyle(.dark)
      SVProgressHUD.setForegroundImageColor(red)
    }.style
    #expect(ring.indicatorColor == HUD.Color(red) && ring.foreground == nil)
    #expect(ring.appearance == .dark && ring.bezel == .material)
    let panel = try options { SVProgressHUD.setBackgroundColor(green) }.style
    #expect(panel.bezel == .color(HUD.Color(green)) && panel.foreground == nil)
    let effect = UIBlurEffect(style: .regular)
    let blurred = try options { SVProgressHUD.setHudViewCustomBlurEffect(effect) }.style
    #expect(blurred.bezel == .material(effect))
  }

  @Test("A style other than custom ignores the colours that were set before it")
  func styleAfterColors() throws {
    let style = try options {
      SVProgressHUD.setForegroundColor(red)
      SVProgressHUD.setBackgroundColor(green)
      SVProgressHUD.setDefaultStyle(.dark)
    }.style
    #expect(style.appearance == .dark)
    #expect(style.foreground == nil && style.bezel == .material)
  }
}
