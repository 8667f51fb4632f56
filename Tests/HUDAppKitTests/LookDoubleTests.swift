import HUDAppKitDouble
import Testing

/// Appearance, colours, texts, materials and settings of the double.
@MainActor @Suite(.onDouble) struct LookDoubleTests {
  private let window = NSWindow.ofApp()

  @Test("An appearance is inherited, changes with the system, and has another name with contrast")
  func appearance() {
    let view = AppearanceView(frame: .zero)
    window.contentView?.addSubview(view)
    #expect(view.effectiveAppearance.name == .aqua && view.changes == 0)
    Device.isDark = true
    #expect(view.effectiveAppearance.name == .darkAqua && view.changes == 1)
    Device.increasesContrast = true
    #expect(view.effectiveAppearance.name != .darkAqua)
    #expect(view.effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua)
    window.appearance = NSAppearance(named: .aqua)
    #expect(view.effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .aqua)
    #expect(NSAppearance(named: .accessibilityHighContrastAqua) == nil)
  }

  @Test("A dynamic colour is resolved in the current appearance, which is light until it is set")
  func colors() {
    Device.isDark = true
    #expect(NSColor.labelColor.cgColor == CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.85))
    var color: CGColor?
    window.effectiveAppearance.performAsCurrentDrawingAppearance {
      color = NSColor.labelColor.cgColor
    }
    #expect(color == CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.85))
    Device.accent = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    #expect(NSColor.controlAccentColor.cgColor == Device.accent)
  }

  @Test("A label measures its text with two points on each side, and ends where its frame does")
  func labels() {
    let label = NSTextField(labelWithString: "Loading…")
    #expect(label.acceptsFirstResponder == false && label.isFlipped)
    let size = label.fittingSize
    let narrow = label.sizeThatFits(CGSize(width: 20, height: 1_000))
    #expect(narrow == size)
    label.lineBreakMode = .byWordWrapping
    #expect(label.sizeThatFits(CGSize(width: 1, height: 1_000)).height > size.height)
    label.font = .systemFont(ofSize: 26)
    #expect(label.fittingSize.height > size.height * 1.5)
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style]
    label.attributedStringValue = NSAttributedString(string: "Loading…", attributes: attributes)
    #expect(label.sizeThatFits(CGSize(width: 1, height: 1_000)).height < size.height * 2.5)
    #expect(label.accessibilityRole() == .staticText)
    #expect(label.accessibilityValue() as? String == "Loading…")
  }

  @Test("A material follows its window unless it is active, and less transparency fills its frame")
  func materials() {
    let material = NSVisualEffectView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    window.contentView?.addSubview(material)
    #expect(material.isTranslucent)
    Device.setActive(false)
    window.orderOut(nil)
    #expect(!material.isTranslucent)
    material.state = .active
    #expect(material.isTranslucent)
    Device.reducesTransparency = true
    #expect(!material.isTranslucent)
    Device.setActive(true)
  }

  @Test("Corners of a material need a mask that can be stretched, and glass its own")
  func corners() async {
    let material = NSVisualEffectView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    window.contentView?.addSubview(material)
    let mask = NSImage(size: CGSize(width: 21, height: 21), flipped: false) { rect in
      NSColor.black.set()
      NSBezierPath(roundedRect: rect, xRadius: 10, yRadius: 10).fill()
      return true
    }
    mask.capInsets = NSEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    mask.resizingMode = .stretch
    material.maskImage = mask
    Device.settle()

    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Device.switchOn()
        let window = NSWindow.ofApp()
        let material = NSVisualEffectView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        material.wantsLayer = true
        material.layer?.cornerRadius = 10
        window.contentView?.addSubview(material)
        Device.settle()
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Device.switchOn()
        NSGlassEffectView().addSubview(NSView())
      }
    }
  }

  @Test("A layer that is hosted upside down, or in another resolution, stops the test")
  func hosted() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Device.switchOn()
        let view = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.layer = CALayer()
        view.wantsLayer = true
        view.layer?.contentsScale = 2
        NSWindow.ofApp().contentView?.addSubview(view)
        Device.settle()
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Device.switchOn()
        let view = FlippedView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.layer = CALayer()
        view.wantsLayer = true
        NSWindow.ofApp().contentView?.addSubview(view)
        Device.settle()
      }
    }
  }

  @Test("The settings of accessibility are posted in the workspace's own centre")
  func settings() {
    final class Count: @unchecked Sendable { var value = 0 }
    let (own, others) = (Count(), Count())
    let name = NSWorkspace.accessibilityDisplayOptionsDidChangeNotification
    let center = NSWorkspace.shared.notificationCenter
    let tokens = [
      center.addObserver(forName: name, object: nil, queue: nil) { _ in own.value += 1 },
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        others.value += 1
      },
    ]
    Device.reducesMotion = true
    #expect(NSWorkspace.shared.accessibilityDisplayShouldReduceMotion)
    #expect(own.value == 1 && others.value == 0)
    center.removeObserver(tokens[0])
    NotificationCenter.default.removeObserver(tokens[1])
  }

  @Test("An announcement is heard while VoiceOver runs, and needs a window and a priority")
  func announcements() async {
    func announce(_ text: String) {
      NSAccessibility.post(
        element: window, notification: .announcementRequested,
        userInfo: [.announcement: text, .priority: NSAccessibilityPriorityLevel.high.rawValue])
    }
    announce("Unheard")
    Device.voiceOverIsRunning = true
    announce("Saved")
    #expect(Device.announcements == [Device.Announcement("Saved", .high)])
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Device.switchOn()
        NSAccessibility.post(
          element: NSApp as Any, notification: .announcementRequested,
          userInfo: [.announcement: "Saved", .priority: NSAccessibilityPriorityLevel.high])
      }
    }
  }

  @Test("What a test leaves behind is named")
  func remains() {
    #expect(Device.remains.contains { $0.hasPrefix("These windows are still shown:") })
    let timer = Timer(timeInterval: 1, repeats: false) { _ in }
    RunLoop.main.add(timer, forMode: .common)
    #expect(Device.remains.contains("A timer still waits."))
    Device.advance(by: .seconds(1))
    let token = NotificationCenter.default.addObserver(
      forName: NSWindow.didBecomeKeyNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { _ = NSApp.keyWindow } }
    #expect(
      Device.remains.contains("An observer of AppKit's notifications still uses the double."))
    NotificationCenter.default.removeObserver(token)
  }
}

private final class AppearanceView: NSView {
  var changes = 0
  override func viewDidChangeEffectiveAppearance() { changes += 1 }
}
