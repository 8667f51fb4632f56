import HUDCore
import HUDMBProgressHUDOnDouble
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// Colours, sizes and places of MBProgressHUD's HUDs.
@MainActor @Suite(.onDouble) struct MBProgressHUDLookTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  /// Returns the style of a visible HUD after `change`.
  private func style(_ change: (MBProgressHUD) -> Void) throws -> HUD.Style {
    let app = MBProgressHUDApp()
    let hud = app.showHUD(animated: false)
    change(hud)
    Device.settle()
    let style = try #require(app.style)
    hud.hide(animated: false)
    return style
  }

  @Test("A HUD looks as MBProgressHUD's unless something is set")
  func defaults() throws {
    let roomy = HUD.Style.roomy
    let style = try style { _ in }
    #expect(style.with { ($0.indicatorColor, $0.buttonColor) = (nil, nil) } == roomy.bounded)
    #expect(style.indicatorColor == roomy.foreground && style.buttonColor == roomy.foreground)
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    Device.settle()
    #expect(app.options?.behavior.animation == .fade)
    #expect(app.options?.behavior.mask == .clear && app.options?.behavior.followsTilt == false)
    #expect(hud.contentColor != nil && hud.label.font.pointSize == 16)
    #expect(hud.detailsLabel.font.pointSize == 12 && hud.detailsLabel.numberOfLines == 0)
  }

  // MARK: Colours

  @Test("The content colour is that of texts, indicator and button")
  func contentColor() throws {
    let style = try style { $0.contentColor = red }
    let color = HUD.Color(red)
    #expect(style.foreground == color && style.detailColor == color)
    #expect(style.indicatorColor == color && style.buttonColor == color)
  }

  @Test("A label's colour is its own, also after a change of mode or without a content colour")
  func labelColors() throws {
    let style = try style {
      $0.contentColor = nil
      $0.label.textColor = red
      $0.detailsLabel.textColor = green
      $0.button.setTitleColor(green, for: .normal)
      $0.mode = .determinate
    }
    #expect(style.foreground == HUD.Color(red) && style.detailColor == HUD.Color(green))
    #expect(style.buttonColor == HUD.Color(green))
    #expect(style.indicatorColor == HUD.Style.roomy.foreground)
  }

  @Test("The panel's background is a blur, its tint or a colour")
  func bezel() throws {
    #expect(try style { $0.bezelView.color = red }.bezel == .material(tint: HUD.Color(red)))
    let solid = try style {
      $0.bezelView.style = .solidColor
      $0.bezelView.color = red
    }
    #expect(solid.bezel == .color(HUD.Color(red)))
    let view = try style {
      $0.bezelView.style = .solidColor
      $0.bezelView.backgroundColor = green
    }
    #expect(view.bezel == .color(HUD.Color(green)))
    let dark = try style { $0.bezelView.blurEffectStyle = .dark }
    let effect = try #require(dark.bezel.effect?.value(as: UIBlurEffect.self))
    #expect(effect.style == .dark && dark.appearance == .dark)
  }

  @Test("A solid panel without a colour can be seen")
  func plain() throws {
    guard case .color(let color) = try style({ $0.bezelView.style = .solidColor }).bezel.fill else {
      Issue.record("The panel has no colour.")
      return
    }
    #expect(color.cgColor(isDark: false).alpha == 1 && color.cgColor(isDark: true).alpha == 1)
  }

  @Test(
    "Texts without a colour can be read on any panel",
    arguments: [
      (UIColor.black, HUD.Style.Appearance.dark), (.white, .light), (.systemBackground, .automatic),
      (UIColor(white: 0, alpha: 0.3), .automatic), (UIColor(white: 0, alpha: 0.8), .dark),
    ])
  func appearance(color: UIColor, appearance: HUD.Style.Appearance) throws {
    #expect(try style { $0.bezelView.color = color }.appearance == appearance)
  }

  @Test("The background around the panel is clear, a colour or a blur")
  func background() throws {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    Device.settle()
    hud.backgroundView.color = red
    #expect(app.options?.behavior.mask == .color(HUD.Color(red)))
    hud.backgroundView.style = .blur
    #expect(app.options?.behavior.mask == .blur(tint: HUD.Color(red)))
    hud.backgroundView.color = nil
    #expect(app.options?.behavior.mask == .blur)
    hud.isUserInteractionEnabled = false
    #expect(app.options?.behavior.mask == HUD.Mask.none)
  }

  @Test("A dark or a light blur around the panel is that in each app")
  func backgroundBlur() throws {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    hud.backgroundView.style = .blur
    Device.settle()
    for (style, isDark) in [(UIBlurEffect.Style.dark, true), (.light, false)] {
      hud.backgroundView.blurEffectStyle = style
      let mask = try #require(app.options?.behavior.mask)
      guard case .blur(let tint?) = mask.cover else {
        Issue.record("The blur is that of the app.")
        return
      }
      let gray = try #require(tint.cgColor(isDark: !isDark).components?.first)
      #expect(isDark ? gray < 0.2 : gray > 0.8)
    }
    hud.backgroundView.color = red
    #expect(app.options?.behavior.mask == .blur(tint: HUD.Color(red)))
  }

  // MARK: Texts

  @Test("Fonts and numbers of lines are those of the labels")
  func texts() throws {
    let font = UIFont.systemFont(ofSize: 20, weight: .medium)
    let style = try style {
      $0.label.text = "Loading"
      $0.label.font = font
      $0.detailsLabel.font = font.withSize(14)
      $0.button.titleLabel?.font = font.withSize(13)
      $0.label.numberOfLines = 2
    }
    #expect(style.statusFont.size == 20 && style.detailFont.size == 14)
    #expect(style.buttonFont.size == 13 && style.wrapsStatus)
    #expect(style.maximumStatusSize.height == 2 * font.lineHeight.rounded(.up))
    let unlimited = try self.style { $0.label.numberOfLines = 0 }
    #expect(unlimited.wrapsStatus)
    #expect(unlimited.maximumStatusSize == HUD.Style.roomy.bounded.maximumStatusSize)
  }

  @Test("A label with two lines has at most two, and one line by default")
  func lines() throws {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    hud.mode = .text
    hud.label.text = String(repeating: "A text that needs lines. ", count: 10)
    app.wait()
    let one = app.panel.height
    hud.label.numberOfLines = 2
    app.wait()
    let two = app.panel.height
    hud.label.numberOfLines = 0
    app.wait()
    let line = hud.label.font.lineHeight.rounded(.up)
    #expect(abs(two - one - line) < 2 && app.panel.height > two + line)
  }

  // MARK: Sizes and places

  @Test("Margin, smallest size and square shape are those of the panel")
  func sizes() throws {
    let style = try style {
      $0.margin = 30
      $0.minSize = CGSize(width: 150, height: 100)
      $0.isSquare = true
      $0.bezelView.layer.cornerRadius = 12
    }
    #expect(style.insets == HUD.Insets(all: 30) && style.margin == 30)
    #expect(style.minimumSize == CGSize(width: 150, height: 100) && style.isSquare)
    #expect(style.cornerRadius == 12 && style.cornerRadiusWithoutIndicator == 12)
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    hud.label.text = "Some long text that is wider than high"
    hud.isSquare = true
    #expect(abs(app.panel.width - app.panel.height) < 0.01 && app.panel.width > 100)
  }

  @Test("The offset counts from the centre, and the largest one is the edge of the visible area")
  func offset() {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    hud.mode = .text
    hud.label.text = "Message here!"
    let center = app.panel
    hud.offset = CGPoint(x: 10, y: -30)
    app.wait()
    #expect(abs(app.panel.midX - center.midX - 10) < 1)
    #expect(abs(app.panel.midY - center.midY + 30) < 1)
    hud.offset = CGPoint(x: 0, y: MBProgressMaxOffset)
    app.wait()
    #expect(abs(app.panel.maxY - (844 - 34 - 20)) < 1)
    hud.offset = CGPoint(x: -MBProgressMaxOffset, y: -MBProgressMaxOffset)
    app.wait()
    #expect(abs(app.panel.minX - 20) < 1 && abs(app.panel.minY - (47 + 20)) < 1)
  }

  @Test("Each animation type is an animation of ours, and none without animation")
  func animations() {
    let app = MBProgressHUDApp()
    let types: [(MBProgressHUDAnimation, HUD.Animation)] = [
      (.fade, .fade), (.zoom, .zoom), (.zoomIn, .zoomIn), (.zoomOut, .zoomOut),
    ]
    for (theirs, ours) in types {
      let hud = app.makeHUD()
      hud.removeFromSuperViewOnHide = true
      hud.animationType = theirs
      hud.show(animated: true)
      Device.settle()
      #expect(app.options?.behavior.animation == ours)
      hud.hide(animated: false)
      #expect(app.request == nil)
    }
    let hud = app.showHUD(animated: false)
    hud.animationType = .zoom
    Device.settle()
    #expect(app.options?.behavior.animation == HUD.Animation.none)
    hud.show(animated: true)
    #expect(app.options?.behavior.animation == .zoom)
    hud.hide(animated: true)
    #expect(app.options?.behavior.animation == .zoom && app.request != nil)
  }

  @Test("An animation type that is set after the show is that of the end alone")
  func laterAnimation() {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    hud.animationType = .zoom
    Device.settle()
    hud.label.text = "Loading"
    #expect(app.options?.behavior.animation == .fade)
    hud.hide(animated: true)
    #expect(app.options?.behavior.animation == .zoom)
  }

  @Test("Motion effects are off unless they are enabled")
  func tilt() {
    let app = MBProgressHUDApp()
    let hud = app.showHUD()
    Device.settle()
    #expect(!hud.areDefaultMotionEffectsEnabled && app.options?.behavior.followsTilt == false)
    hud.areDefaultMotionEffectsEnabled = true
    #expect(app.options?.behavior.followsTilt == true)
  }
}
