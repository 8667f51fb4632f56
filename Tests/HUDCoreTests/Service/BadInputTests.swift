import HUDCore
import HUDLayers
import Testing

/// Whatever an app passes, nothing traps or blocks, and the panel stays inside its host.
@MainActor @Suite(.timeLimit(.minutes(15))) struct BadInputTests {
  nonisolated static let texts = [
    "", " ", "\n", "\n\n\n", "\r\n\t", "\u{0}\u{1}\u{7F}\u{9B}", "a\u{0}b", "\u{202E}abc",
    "\u{2028}\u{2029}", "שלום עולם", "مرحبا بالعالم", "👩‍👩‍👧‍👦🏳️‍🌈", "\u{301}", "e\u{301}\u{302}\u{303}",
    String(repeating: "a", count: 1 << 20), String(repeating: "\n", count: 1 << 20),
    String(repeating: "\u{0}", count: 1 << 20), String(repeating: "word ", count: 1 << 17),
    String(repeating: "👩‍👩‍👧‍👦", count: 1 << 15),
  ]

  nonisolated static let sizes = [
    (390, 844), (844, 20), (20, 844), (20, 20), (1, 1), (0, 0), (0, 500),
  ]
  .map { CGSize(width: $0.0, height: $0.1) }

  @Test("[MT1] Any text is shown inside a host of any size", arguments: sizes)
  func texts(in size: CGSize) throws {
    let (host, hud) = make(size)
    for (index, text) in Self.texts.enumerated() {
      hud.show(HUD.Content(status: text, detail: text, action: HUD.Action(text) {}))
      hud.setStatus(text)
      hud.showProgress(0.5, status: text)
      try check(host, hud, "text \(index)")
      hud.showToast(HUD.Content(.success, status: text))
      try check(host, hud, "text \(index)")
    }
  }

  @Test(
    "Any indicator is shown inside a host of any size, also with bars and a keyboard",
    arguments: sizes)
  func indicators(in size: CGSize) throws {
    let (host, hud) = make(size)
    for (top, keyboard) in [(0.0, 0.0), (44, 0), (0, 300), (500, 500)] {
      host.metrics.safeArea.top = top
      host.metrics.safeArea.left = top
      host.metrics.keyboardInset = keyboard
      for indicator in [
        HUD.Indicator.none, .spinner, .ring(.nan), .ring(0.5), .success, .warning, .error, .info,
        .image(.stripe),
      ] {
        for mask in [HUD.Mask.none, .clear, .black, .gradient, .blur] {
          hud.show(HUD.Content(indicator, status: "A"), options: HUD.Options(mask: mask))
          try check(host, hud, "\(indicator) \(mask) \(top) \(keyboard)")
        }
      }
    }
  }

  @Test(
    "[S18] Any progress is drawn within 0...1",
    arguments: [
      0, -0.0, 1, 7, -7, .nan, .signalingNaN, .infinity, -.infinity, .leastNonzeroMagnitude,
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    ])
  func progress(_ progress: Double) throws {
    let (host, hud) = make(CGSize(width: 390, height: 844))
    hud.showProgress(progress)
    try check(host, hud, "first")
    hud.showProgress(0.5)
    hud.showProgress(progress)
    try check(host, hud, "step")
    let handle = hud.show(HUD.Content(.ring(progress)))
    handle.progress = progress
    let activity = hud.begin()
    activity.progress = progress
    try check(host, hud, "activity")
    let strokes = try #require(host.canvas).bezel.shapes.map(\.strokeEnd)
    #expect(!strokes.isEmpty && strokes.allSatisfy { (0...1).contains($0) }, "\(strokes)")
    activity.end()
  }

  nonisolated static let durations: [Duration] = [
    .zero, .seconds(-1), .nanoseconds(-1), .nanoseconds(1), .seconds(Int64.max),
    .seconds(Int64.min), Duration(secondsComponent: .max, attosecondsComponent: 999_999_999),
    .seconds(1e18),
  ]

  @Test("Any duration may be given for any time", arguments: durations)
  func durations(_ duration: Duration) throws {
    let host = TestHost()
    let defaults = Defaults()
    defaults.behavior.graceTime = duration
    defaults.behavior.minimumTime = duration
    defaults.behavior.minimumToastTime = duration
    defaults.behavior.maximumToastTime = duration
    let hud = HUDController.forTest(on: host, defaults: defaults)
    host.metrics.screenReaderIsRunning = true
    host.advance(by: .seconds(1000))
    use(hud, for: duration)
    host.advance(by: .seconds(10))
    defaults.behavior.fadeInTime = duration
    defaults.behavior.fadeOutTime = duration
    use(hud, for: duration)
    host.advance(by: .seconds(10))
    #expect(hud.panel?.request.content != nil || host.canvas == nil)
  }

  @Test("A delay of zero or less dismisses at once")
  func delayThatIsNoDelay() {
    let (_, hud) = make(CGSize(width: 390, height: 844))
    for delay in [Duration.zero, .seconds(-5), .seconds(Int64.min)] {
      hud.show(HUD.Content())
      hud.dismiss(after: delay)
      #expect(!hud.isVisible)
    }
    hud.show(HUD.Content())
    hud.dismiss(after: .seconds(Int64.max))
    #expect(hud.isVisible)
  }

  @Test("An image of any scale is drawn, and one without pixels is nil")
  func pictures() throws {
    #expect(HUD.Image(rgba: [], width: 0, height: 0) == nil)
    #expect(HUD.Image(rgba: [1, 2, 3, 4], width: 1, height: 0) == nil)
    #expect(HUD.Image(rgba: [1, 2, 3, 4], width: -1, height: -1) == nil)
    #expect(HUD.Image(rgba: [1, 2, 3], width: 1, height: 1) == nil)
    #expect(HUD.Image(rgba: [1, 2, 3, 4], width: .max, height: .max) == nil)
    let (host, hud) = make(CGSize(width: 390, height: 844))
    for scale in [
      0, -1, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e-300,
    ] {
      let picture = try #require(HUD.Image.stripe.pixels).picture
      hud.show(HUD.Content(.image(HUD.Image(picture, scale: scale))))
      try check(host, hud, "scale \(scale)")
    }
  }

  @Test(
    "Any style is drawn inside the host",
    arguments: [
      -1e9, -10, 0, 0.5, 1e9, .infinity, -.infinity, .nan,
    ])
  func styles(_ number: CGFloat) throws {
    let changes: [(String, (inout HUD.Style) -> Void)] = [
      ("corner", { $0.cornerRadius = number }), ("ring", { $0.ringRadius = number }),
      ("ring alone", { $0.ringRadiusWithoutStatus = number }),
      ("thickness", { $0.ringThickness = number }), ("spacing", { $0.spacing = number }),
      ("margin", { $0.margin = number }), ("border", { $0.borderWidth = number }),
      ("insets", { $0.insets = HUD.Insets(all: number) }),
      ("minimum", { $0.minimumSize = CGSize(width: number, height: number) }),
      ("maximum", { $0.maximumStatusSize = CGSize(width: number, height: number) }),
      ("image", { $0.imageSize = CGSize(width: number, height: number) }),
      ("font", { $0.statusFont.size = number }),
    ]
    for size in [CGSize(width: 390, height: 844), CGSize(width: 20, height: 20)] {
      let (host, hud) = make(size)
      for (name, change) in changes {
        var style = HUD.Style.compact
        change(&style)
        for content in [HUD.Content(), HUD.Content(status: "A"), HUD.Content(.image(.stripe))] {
          hud.show(content, options: HUD.Options(style: style))
          try check(host, hud, "\(name) \(number)")
        }
      }
    }
  }

  @Test("A panel without insets has a finite frame in a host without width or height")
  func noInsetsAndNoRoom() throws {
    var style = HUD.Style.compact
    style.insets = HUD.Insets(all: 0)
    style.minimumSize = .zero
    for size in [CGSize.zero, CGSize(width: 0, height: 100), CGSize(width: 100, height: 0)] {
      let (host, hud) = make(size)
      for content in [HUD.Content(), HUD.Content(status: "A"), HUD.Content(.none, status: "A")] {
        hud.show(content, options: HUD.Options(style: style))
        try check(host, hud, "\(content) in \(size)")
      }
      // A host need not know how to measure a text in no room.
      #expect(host.measured.isEmpty)
    }
  }

  @Test("A text is left out if the host measures it wider than its room")
  func hostThatMeasuresTooWide() throws {
    let (host, hud) = make(CGSize(width: 390, height: 844))
    host.cutsLines = false
    hud.show(HUD.Content(status: String(repeating: "a", count: 1_000)))
    try check(host, hud, "too wide")
    #expect(try #require(host.filled.last).status == nil)
    hud.setStatus("a")
    try check(host, hud, "narrow")
    #expect(host.filled.last?.status?.frame.width == 8)
  }

  @Test("A text and an image of one point are shown")
  func onePoint() throws {
    let (host, hud) = make(CGSize(width: 390, height: 844))
    host.textSize = { _ in CGSize(width: 1, height: 18) }
    var style = HUD.Style.compact
    style.maximumStatusSize.width = 1
    style.imageSize = CGSize(width: 28, height: 1)
    hud.show(HUD.Content(.image(.stripe), status: "i"), options: HUD.Options(style: style))
    host.settle()
    #expect(host.filled.last?.status?.frame.width == 1)
    #expect(hud.indicatorLayer?.bounds.height == 1)
  }

  private func make(_ size: CGSize) -> (TestHost, HUDController) {
    let host = TestHost()
    host.metrics.size = size
    return (host, .forTest(on: host))
  }

  private func use(_ hud: HUDController, for duration: Duration) {
    hud.show(HUD.Content(status: "A"))
    hud.showToast(HUD.Content(.success, status: "B"))
    hud.show(
      HUD.Content(status: "C"),
      options: HUD.Options(graceTime: duration, minimumTime: duration, duration: duration))
    hud.begin("D").succeed("E")
    hud.dismiss(after: duration)
    hud.dismiss(after: duration) { _ in }
    hud.attentionChanged(true)
    hud.attentionChanged(false)
    hud.dismiss()
  }

  private func check(_ host: TestHost, _ hud: HUDController, _ what: String) throws {
    host.settle()
    let frame = try #require(hud.panel?.frame)
    let size = host.metrics.size
    let isInside =
      frame.minX >= 0 && frame.minY >= 0 && frame.maxX <= size.width && frame.maxY <= size.height
      && frame.width >= 0 && frame.height >= 0
    #expect(isInside, "\(what): \(frame) in \(size)")
    for layer in host.canvas?.bezel.descendants ?? [] {
      let numbers = [
        layer.position.x, layer.position.y, layer.bounds.width, layer.bounds.height,
        layer.cornerRadius, layer.borderWidth,
      ]
      #expect(numbers.allSatisfy { $0.isFinite }, "\(what): \(numbers)")
    }
  }
}
