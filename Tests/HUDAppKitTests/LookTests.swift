import HUDAppKitDouble
import Testing

@testable import HUDAppKitOnDouble
@testable import HUDCore

/// The native parts of the panel, and the settings that they follow.
@MainActor @Suite(.onDouble) struct LookTests {
  private func show(_ app: MacApp, _ content: HUD.Content = HUD.Content(status: "Copying")) {
    app.hud.show(content)
    Device.advance(by: .milliseconds(500))
  }

  private func effectView(_ app: MacApp) -> NSVisualEffectView? {
    app.stage?.material?.subviews.lazy.compactMap { $0 as? NSVisualEffectView }.first
  }

  @Test("The material is round, blurs the window, and looks the same behind another window")
  func material() throws {
    let app = MacApp()
    show(app)
    let blur = try #require(effectView(app))
    #expect(blur.maskImage != nil && blur.blendingMode == .withinWindow)
    let other = NSWindow.ofApp("other")
    #expect(!app.window.isKeyWindow && !app.window.isMainWindow && blur.isTranslucent)
    app.end()
    _ = other
  }

  @Test("The panel of an app without windows blurs what is behind it")
  func floatingMaterial() throws {
    let app = MacApp()
    app.window.close()
    app.hud.showToast(HUD.Content(status: "Saved"))
    Device.advance(by: .milliseconds(500))
    #expect(effectView(app)?.blendingMode == .behindWindow)
    Device.advance(by: .seconds(10))
  }

  @Test("With less transparency or more contrast the panel is opaque")
  func opaque() {
    let app = MacApp()
    show(app)
    #expect(app.stage?.material != nil)
    Device.reducesTransparency = true
    Device.settle()
    #expect(app.stage?.material == nil && app.host.metrics.reducesTransparency)
    Device.reducesTransparency = false
    Device.increasesContrast = true
    Device.settle()
    #expect(app.stage?.material == nil && app.host.metrics.increasesContrast)
    Device.increasesContrast = false
    app.end()
  }

  @Test("The digits are equally wide while an indicator runs")
  func digits() {
    let app = MacApp()
    show(app, HUD.Content(status: "3 of 7"))
    #expect(app.stage?.status?.font?.hasMonospacedDigits == true)
    show(app, HUD.Content(.success, status: "7 photos"))
    #expect(app.stage?.status?.font?.hasMonospacedDigits == false)
    app.end()
  }

  @Test("The host follows the appearance, the accent, motion and the scale of the screen")
  func settings() {
    let app = MacApp()
    show(app)
    Device.isDark = true
    Device.accent = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    Device.reducesMotion = true
    Device.setScale(1, of: NSScreen.screens[0])
    Device.settle()
    let metrics = app.host.metrics
    #expect(metrics.isDark && metrics.reducesMotion && metrics.scale == 1)
    #expect(metrics.accent.cgColor(isDark: true).components == [1, 0, 0, 1])
    app.end()
  }

  @Test("Glass contains the texts, has the corners of the panel, and keeps the keys of a mask")
  func glass() throws {
    let app = MacApp(system: SystemFeatures(hasGlass: true, languages: ["en"]))
    app.hud.show(HUD.Content(status: "Copying"), options: HUD.Options(mask: .black))
    Device.advance(by: .milliseconds(500))
    let material = try #require(app.stage?.material)
    #expect(material.isGlass && material.content === app.stage?.content)
    #expect(app.window.firstResponder === app.stage?.content)
    let glass = material.subviews.first as? NSGlassEffectView
    #expect(glass?.cornerRadius == app.stage?.canvas.bezel.cornerRadius)
    Device.reducesTransparency = true
    Device.settle()
    #expect(app.stage?.material == nil && app.stage?.content.superview === app.stage)
    #expect(app.window.firstResponder === app.stage?.content)
    Device.reducesTransparency = false
    app.end()
  }

  @Test("On glass the content moves and grows with the glass, and by no animation of its own")
  func glassMotion() throws {
    for hasGlass in [true, false] {
      let app = MacApp(system: SystemFeatures(hasGlass: hasGlass, languages: ["en"]))
      app.hud.show(HUD.Content(status: "Copying"), options: HUD.Options(dismissal: .swipe))
      Device.advance(by: .seconds(1))
      let stage = try #require(app.stage)
      let panel = try #require(stage.slots?.panelFrame)
      let start = stage.onScreen(CGPoint(x: panel.midX, y: panel.midY))
      Device.drag(from: start, to: CGPoint(x: start.x, y: start.y + 12), over: .seconds(1))
      let keys = stage.content.layer?.animationKeys() ?? []
      #expect(stage.material?.layer?.animationKeys()?.contains("drag") == true)
      #expect(keys.contains("drag") != hasGlass)
      app.hud.show(HUD.Content(status: "A much longer text than the one before"))
      Device.settle()
      let moves = stage.content.layer?.animationKeys() ?? []
      #expect(moves.contains("move.bounds.origin"))
      #expect(moves.contains("move.bounds.size") != hasGlass)
      #expect((stage.content.frame.width == stage.slots?.panelFrame.width) != hasGlass)
      app.end()
      app.window.close()
    }
  }

  @Test("The colours of the whole panel follow glass that turns dark by itself")
  func glassTurns() throws {
    let app = MacApp(system: SystemFeatures(hasGlass: true, languages: ["en"]))
    app.hud.show(HUD.Content(.ring(0.5), status: "Copying"))
    Device.advance(by: .milliseconds(500))
    #expect(app.host.metrics.glassIsDark == false)
    let glass = app.stage?.material?.subviews.first
    glass?.appearance = NSAppearance(named: .darkAqua)
    Device.settle()
    #expect(app.host.metrics.glassIsDark == true)
    app.end()
  }

  @Test("The material follows the panel's move to its new size, and arrives there")
  func move() throws {
    let app = MacApp()
    show(app)
    app.hud.show(HUD.Content(status: "A much longer text than the one before"))
    Device.settle()
    let end = try #require(app.stage?.slots?.panelFrame)
    let material = try #require(app.stage?.material)
    #expect(material.frame.width < end.width)
    Device.advance(by: .milliseconds(100))
    #expect(material.frame.width < end.width)
    Device.advance(by: .seconds(1))
    #expect(material.frame == end && Device.waitingTimers == 0)
    app.end()
  }

  @Test("An announcement is heard, with a priority for results")
  func announcements() {
    let app = MacApp()
    Device.voiceOverIsRunning = true
    show(app)
    app.hud.showToast(HUD.Content(.success, status: "Saved"))
    Device.advance(by: .milliseconds(500))
    let priorities = Device.announcements.map(\.priority)
    #expect(priorities == [.medium, .high])
    Device.voiceOverIsRunning = false
    app.end()
  }

  @Test("Colours, fonts and images of AppKit become those of the HUD")
  func values() throws {
    let color = HUD.Color(NSColor(name: nil) { $0.isDark ? .white : .black })
    #expect(color.cgColor(isDark: true).components == [1, 1, 1, 1])
    #expect(color.cgColor(isDark: false).components == [0, 0, 0, 1])
    #expect(HUD.Font(.systemFont(ofSize: 13, weight: .bold)).size == 13)
    #expect(HUD.Font(size: 12, family: "Unknown").native == HUD.Font(size: 12).native)
    #expect(HUD.Image(NSImage?.none) == nil)
    let place = PictureContext(
      size: CGSize(width: 40, height: 40), scale: 2, isDark: false, isRightToLeft: false)
    let pixels = try #require(HUD.Image(systemName: "headphones").pixels(in: place))
    #expect(pixels.isTinted == true && pixels.size.width <= 40 && pixels.size.height <= 40)
  }
}
