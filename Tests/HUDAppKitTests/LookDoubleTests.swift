import HUDAppKitDouble
import Testing

/// Appearance, colours, texts, materials and settings of the double.
@MainActor @Suite(.onDouble) struct LookDoubleTests {
  private let window = NSWindow.ofApp()

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
