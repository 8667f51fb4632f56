import Foundation
import HUD
import HUDOffscreen
import Testing

// The names that the code uses, and that an app would have.
@MainActor private var photos: [Data] = []
@MainActor private var observer: (any NSObjectProtocol)?

private func save() async throws {}

private func download(_ report: @Sendable (Double) -> Void) async throws -> [Data] {
  report(0.5)
  return []
}

extension CAShapeLayer {
  fileprivate static func gauge() -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.path = CGPath(ellipseIn: layer.bounds, transform: nil)
    layer.fillColor = nil
    layer.strokeColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
    layer.lineWidth = 4
    return layer
  }
}

/// The code of README and the articles, and of the doc comments on an app's own layer, with the HUD
/// on a screen. The code of Testing has tests of its own.
@MainActor @Suite("The code of the documentation", .onSharedHUD)
struct DocumentationCodeTests {
  private let screen = OffscreenHost()

  init() {
    HUDController.shared.move(to: screen)
  }

  /// Returns the bytes of a picture of the screen, once nothing moves any more.
  private func picture() throws -> Data {
    screen.advance(by: .seconds(1))
    #if os(Linux)
    return try screen.png()
    #else
    return Data()
    #endif
  }

  private func restoreDefaults() {
    HUD.style = HUD.Style()
    HUD.behavior = HUD.Behavior()
  }

  private func cleanUp() throws {
    HUD.dismiss()
    restoreDefaults()
    screen.advance(by: .seconds(5))
    #expect(screen.isEmpty)
  }

  @Test("The doc comments of a custom indicator and its progress")
  func customIndicator() throws {
    let gauge = HUD.Indicator.custom { progress in
      let layer = CAShapeLayer.gauge()
      progress.observe { layer.strokeEnd = $0 ?? 0 }
      return layer
    }
    let upload = HUD.begin(HUD.Content(gauge, status: "Uploading"))
    upload.progress = 0.4

    #expect(screen.panel?.indicator == .custom)
    var pictures = [try picture()]
    for progress in [0.8, 1] {
      upload.progress = progress
      pictures.append(try picture())
      #expect(screen.panel?.progress == progress)
    }
    #if os(Linux)
    #expect(Set(pictures).count == 3, "each progress looks different")
    #endif
    withExtendedLifetime(upload) {}
    try cleanUp()
  }

  @Test("The article on accessibility")
  func accessibility() throws {
    HUD.behavior.words = .words(for: ["fr"])
    HUD.behavior.words.loading = "One moment"

    let rocket = CAShapeLayer.gauge()
    HUD.show()
    _ = try picture()
    HUD.show(.custom(label: "Rocket") { rocket }, status: "Launching")
    #expect(screen.announcements == ["One moment", "Rocket\nLaunching"])
    try cleanUp()
  }

  @Test("The article on work that takes long")
  func longWork() async throws {
    HUD.show(.bar, status: "Updating the library", mask: .black)
    _ = try picture()
    #expect(screen.panel?.indicator == .bar && screen.panel?.progress == nil)
    HUD.dismiss(animated: false)
    let export = HUD.begin("Exporting", options: HUD.Options(position: .top))
    export.succeed("Exported")
    _ = try picture()
    #expect(try #require(screen.panel?.frame).midY < screen.size.height / 2)
    let patient = HUD.Options(
      graceTime: .milliseconds(300), minimumTime: .milliseconds(600), cancelDelay: .seconds(2))
    photos = try await HUD.run("Downloading", as: .bar, cancellable: true, options: patient) {
      activity in
      try await download { activity.progress = $0 }
    }
    try cleanUp()
  }

  @Test("The calls at a glance")
  func calls() async throws {
    let job = DocumentationJob()
    let error = CocoaError(.fileNoSuchFile)
    let picture = try #require(HUD.Image(rgba: [1, 2, 3, 4], width: 1, height: 1))
    let progress = Progress(totalUnitCount: 10)
    let rocket = CAShapeLayer.gauge()
    let script = Task {
      defer {
        #expect(HUD.style == .compact)
        restoreDefaults()
      }
      HUD.show(status: "Signing in", mask: .black)
      HUD.show("Signing in")
      HUD.setStatus("Checking")
      HUD.popActivity()

      HUD.show(
        .bar(0.4), status: "Copying", detail: "3 of 7",
        action: HUD.Action("Cancel", role: .cancel) { job.cancel() }, mask: .black,
        options: HUD.Options(position: .bottom, graceTime: .milliseconds(200)))

      HUD.showSuccess("Deleted", action: HUD.Action("Undo") { job.restore() })
      HUD.showWarning("Low disk space")
      HUD.showError(error, action: .close)
      HUD.show(image: picture, status: "Paired")

      var status = AttributedString("Copied 3 files")
      if let number = status.range(of: "3") {
        status[number].hud.emphasis = [.bold, .underlined]
      }
      HUD.showSuccess(status)

      let saving = HUD.show(status: "Saving")
      saving.status = "Nearly there"
      saving.progress = 0.9
      saving.succeed("Saved")
      if await saving.reason == .ended { print("Saved") }

      HUD.show(.custom(label: "Rocket") { rocket }, status: "Launching")

      let activity = HUD.begin("Syncing")
      activity.succeed("Synced")
      photos = try await HUD.run(
        "Downloading", as: .bar, cancellable: true, failure: "No connection",
        options: HUD.Options(cancelDelay: .seconds(2))
      ) { activity in
        try await download { activity.progress = $0 }
      }

      progress.isCancellable = true
      HUD.track(progress, status: "Importing", as: .bar)

      HUD.showProgress(0.4, status: "Uploading", id: "upload")
      HUD.dismiss(id: "upload")

      HUD.dismiss { print("Gone") }
      HUD.dismiss(after: .seconds(1)) { reason in print(reason) }

      HUD.showInfo("Draft kept", options: HUD.Options(dismissal: [.tap, .swipe]))

      for await event in HUD.events { print(event.kind, event.status ?? "") }
      observer = NotificationCenter.default.addObserver(
        forName: HUD.didDisappearNotification, object: nil, queue: nil
      ) { note in print(note.userInfo?[HUD.statusKey] ?? "") }

      HUD.style = .compact
      HUD.behavior.mask = .clear
      HUD.behavior.toastPolicy = .enqueue
      HUD.behavior.toastPosition = .bottom(inset: 64)
      HUD.behavior.minimumErrorTime = .seconds(6)
    }
    // What the code awaits needs the screen's time, and its loop over the events needs an end.
    while screen.content?.status != "Draft kept" {
      screen.advance(by: .milliseconds(100))
      await Task.yield()
    }
    script.cancel()
    try await script.value
    _ = try self.picture()
    try cleanUp()
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  @Test("The first steps")
  func gettingStarted() throws {
    HUD.show(status: "Signing in")
    HUD.showProgress(0.4, status: "Uploading")
    HUD.showSuccess("Saved")
    HUD.dismiss()

    _ = try picture()
    #expect(screen.isEmpty)
    typealias ProgressHUD = HUDCore.HUD

    ProgressHUD.show(status: "Signing in")

    _ = try picture()
    #expect(screen.panel?.status == "Signing in")
    try cleanUp()
  }

  @Test("The recipes of README")
  func recipes() async throws {
    let job = DocumentationJob()
    let error = CocoaError(.fileNoSuchFile)
    let progress = Progress(totalUnitCount: 10)
    do {
      HUD.show(status: "Saving")
      HUD.showSuccess("Saved")
    }
    #expect(screen.content == HUD.Content(.success, status: "Saved"))
    do {
      try await HUD.run("Saving", failure: "No connection") { try await save() }
      photos = try await HUD.run("Downloading", as: .ring, cancellable: true) { activity in
        try await download { activity.progress = $0 }
      }
      HUD.show(status: "Pairing…", action: .cancel { job.cancel() })
    }
    #expect(screen.panel?.buttonTitle == "Cancel")
    HUD.dismiss()
    screen.advance(by: .seconds(1))
    do {
      HUD.show(status: "Loading messages…")
      HUD.show(status: "Loading photos…")
      HUD.popActivity()
      HUD.popActivity()
      let sync = HUD.begin("Syncing")
      withExtendedLifetime(sync) { #expect(screen.content?.status == "Syncing") }
    }
    #expect(!HUD.isVisible)
    do {
      HUD.showProgress(0.4, status: "Uploading")
      HUD.showProgress(0.9, status: "Uploading", as: .bar)
    }
    #expect(screen.content == HUD.Content(.bar(0.9), status: "Uploading"))
    do {
      HUD.showError(error)
      HUD.showWarning("Low disk space")
      HUD.showInfo("Draft kept")
      HUD.showText("Copied")
    }
    do {
      HUD.showText("Archived", action: HUD.Action("Undo") { job.restore() })
      HUD.showText("Sent", onTap: { job.open() })
    }
    #expect(screen.content?.status == "Sent")
    do {
      progress.isCancellable = true
      HUD.track(progress, status: "Importing photos", as: .bar)
    }
    HUD.dismiss()
    let script = Task {
      observer = NotificationCenter.default.addObserver(
        forName: HUD.didDisappearNotification, object: nil, queue: nil
      ) { note in print(note.userInfo?[HUD.statusKey] ?? "") }
      for await event in HUD.events { print(event.kind, event.status ?? "") }
    }
    await Task.yield()
    script.cancel()
    await script.value
    if let observer { NotificationCenter.default.removeObserver(observer) }
    try cleanUp()
  }

  @Test("The life of a HUD")
  func life() throws {
    HUD.behavior.graceTime = .milliseconds(500)
    HUD.show()
    screen.advance(by: .milliseconds(400))
    #expect(!HUD.isVisible)
    HUD.dismiss()
    HUD.show()
    screen.advance(by: .milliseconds(600))
    #expect(HUD.isVisible)

    HUD.behavior.graceTime = .zero
    HUD.behavior.minimumTime = .milliseconds(1500)
    HUD.show()
    HUD.dismiss()
    screen.advance(by: .milliseconds(600))
    #expect(HUD.isVisible)
    screen.advance(by: .seconds(1))
    #expect(!HUD.isVisible)
    try cleanUp()
  }

  @Test("The article on styling")
  func styling() throws {
    let picture = try #require(HUD.Image(rgba: [1, 2, 3, 4], width: 1, height: 1))
    let rocket = CAShapeLayer.gauge()
    do {
      HUD.style.accent = .accent
      HUD.style.colorsOutcomes = false
      HUD.style.showsPercent = true
      HUD.style.cornerRadius = 20
      HUD.behavior.mask = .black
      HUD.behavior.toastPolicy = .enqueue
    }
    do {
      let style = HUD.style.with { $0.colorsOutcomes = false }
      HUD.showSuccess("Saved", options: HUD.Options(position: .bottom, style: style))
      _ = try self.picture()
      #expect(screen.panel?.status == "Saved")
    }
    do {
      HUD.style.foreground = HUD.Color(light: .black, dark: HUD.Color(white: 0.9))
      let blue = HUD.Color(red: 0.16, green: 0.18, blue: 0.42)
      HUD.style.bezel = .color(HUD.Color(light: .white, dark: blue))
    }
    HUD.show(image: picture, status: "Paired")
    HUD.show(.custom { rocket }, status: "Launching")

    let before = try self.picture()
    #expect(screen.panel?.indicator == .custom)
    rocket.strokeEnd = 0.5
    #if os(Linux)
    #expect(try self.picture() != before)
    #endif
    try cleanUp()
  }

  @Test("The article on toasts")
  func toasts() async throws {
    let job = DocumentationJob()
    do {
      try await save()
    } catch {
      HUD.showError(error, action: HUD.Action("Retry") { job.restore() })
    }
    let error = CocoaError(.fileNoSuchFile)
    do {
      HUD.showSuccess("Saved")
      HUD.showWarning("Low disk space")
      HUD.showError(error)
      HUD.showInfo("Draft kept")
      HUD.showText("Copied")
    }
    #expect(screen.panel?.status == "Copied")
    do {
      HUD.behavior.toastPosition = .bottom
      HUD.behavior.toastPosition = .bottom(inset: 64)
    }
    do { HUD.showError("Upload failed", action: .close) }
    #expect(screen.panel?.buttonTitle == "Close")  // it joins the panel in the centre
    do {
      HUD.showText("Moved to Archive", onTap: { job.open() })
      HUD.showSuccess(
        "Deleted", action: HUD.Action("Undo") { job.restore() }, onTap: { job.open() })
    }
    func tapPanel() throws {
      _ = try picture()
      let panel = try #require(screen.panel?.statusFrame)
      screen.touch(at: CGPoint(x: panel.midX, y: panel.midY))
      #expect(!HUD.isVisible)
    }
    try tapPanel()
    HUD.show(HUD.Content(.spinner, status: "Syncing", onTap: { job.open() }))
    try tapPanel()
    do {
      let options = HUD.Options(dismissal: [.tap, .swipe, .tapOutside])
      HUD.showInfo("Draft kept", options: options)
    }
    screen.touch(at: CGPoint(x: 5, y: 5))
    #expect(!HUD.isVisible)
    try cleanUp()
  }

  @Test("The article on Linux")
  func adwaita() throws {
    do {
      HUD.style = .adwaita
      HUD.behavior.position = .bottom
      HUD.showText("Copied")
    }
    _ = try picture()
    #expect(try #require(screen.panel?.frame).midY > screen.size.height / 2)
    try cleanUp()
  }

  @Test("This file has all code of these pages but that of one toolkit")
  func everyBlock() throws {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let articles = try FileManager.default.contentsOfDirectory(
      at: package.appendingPathComponent("Sources/HUD/HUD.docc/Articles"),
      includingPropertiesForKeys: nil)
    let sources = ["Indicator", "Indicator+Custom"].map {
      package.appendingPathComponent("Sources/HUDCore/Values/\($0).swift")
    }
    let own = try String(contentsOfFile: #filePath, encoding: .utf8).comparable
    var count = 0
    for page in [package.appendingPathComponent("README.md")] + articles + sources {
      let text = try String(contentsOf: page, encoding: .utf8)
        .replacing(/(?m)^ *\/\/\/ ?/, with: "")
      for block in text.matches(of: /(?ms)^```swift$(.*?)^```$/).map(\.1)
      where !block.contains(Self.isOfOneToolkit) {
        let code = String(block).replacing(/(?m)^import .*$/, with: "").comparable
        #expect(own.contains(code), "\(page.lastPathComponent): no test runs \(block)")
        count += 1
      }
    }
    #expect(count >= 10)
  }

  /// Matches code that needs a toolkit, and a manifest. `#expect` belongs to a test of its own.
  private static var isOfOneToolkit: Regex<Substring> {
    /import (?:CGTK|FoundationNetworking|HUDDemoUIKit|SwiftUI|UIKit|SwiftCrossUI|Adwaita)|HUD\.in\(|\.package\(|#expect/
  }
}

private struct DocumentationJob {
  func cancel() {}
  func open() {}
  func restore() {}
}

extension String {
  /// The code without comments and spaces.
  fileprivate var comparable: String {
    replacing(/(?m)\/\/.*$/, with: "").filter { !$0.isWhitespace }
  }
}
