#if canImport(HUDCairo)
import HUDCore
import HUDLayers

extension Scenario {
  /// Everything that must look the same on all hosts.
  package static let all: [Scenario] =
    contents + masks + positions + languages + entrancesAndExits + exchanges + filmedExchanges
    + attributed + [statusDuringExchange] + movesAtEdges

  /// A selection for higher scales, and for tests that must be short.
  package static let few: [Scenario] =
    full(.compact) + full(HUD.Style()) + masks + languages + attributed
    + filmedExchanges

  // MARK: Content

  private static let indicators: [(name: String, indicator: HUD.Indicator)] = [
    ("spinner", .spinner), ("activity", .activity), ("ring", .ring(0.4)),
    ("annular", .annular(0.4)), ("pie", .pie(0.4)), ("bar", .bar(0.4)), ("running bar", .bar),
    ("success", .success), ("warning", .warning), ("error", .error), ("info", .info),
    ("image", .image(picture)),
    ("layer", layer), ("none", .none),
  ]

  private static let cancel = HUD.Action("Cancel", role: .cancel) {}

  private static let contents: [Scenario] =
    partial + full(.compact) + full(.roomy) + full(HUD.Style()) + [adwaita]

  /// Each indicator with a status, with status and detail, and alone.
  private static let partial = indicators.flatMap { name, indicator in
    var scenarios = [
      Scenario("\(name), status", HUD.Content(indicator, status: "Uploading")),
      Scenario(
        "\(name), status and detail",
        HUD.Content(indicator, status: "Uploading", detail: "3 of 7")),
    ]
    if indicator != .none {
      scenarios.append(Scenario("\(name) alone", HUD.Content(indicator)))
    }
    return scenarios
  }

  private static let adwaita = Scenario(
    "toast of Adwaita", HUD.Content(.none, status: "Moved", action: cancel),
    options: HUD.Options(position: .bottom), style: .adwaita)

  /// Each indicator with status, detail and button, light and dark.
  private static func full(_ style: HUD.Style) -> [Scenario] {
    indicators.flatMap { name, indicator in
      [false, true].map { isDark in
        let size = style == .roomy ? "roomy" : style == .compact ? "compact" : "default"
        var scenario = Scenario(
          "\(name), all, \(size), \(isDark ? "dark" : "light")",
          HUD.Content(
            indicator, status: "Copying photos", detail: "3 of 7\nto the library", action: cancel),
          style: style)
        scenario.isDark = isDark
        return scenario
      }
    }
  }

  private static let languages = [false, true].flatMap { isRightToLeft in
    [
      (
        "Chinese", "正在拷贝照片", "第 3 张，共 7 张\n到图库", "取消", "WenQuanYi Micro Hei"
      ),
      ("Arabic", "جارٍ نسخ الصور", "٣ من ٧\nإلى المكتبة", "إلغاء", "DejaVu Sans"),
    ].map { language, status, detail, button, family in
      var style = HUD.Style.roomy
      style.statusFont.family = family
      style.detailFont.family = family
      style.buttonFont.family = family
      var scenario = Scenario(
        "\(language), \(isRightToLeft ? "right to left" : "left to right")",
        HUD.Content(.bar(0.4), status: status, detail: detail, action: HUD.Action(button) {}),
        style: style)
      scenario.isRightToLeft = isRightToLeft
      return scenario
    }
  }

  /// A status with each emphasis and a colour.
  private static let attributed = [false, true].map { isDark in
    func part(_ text: String, _ emphasis: HUD.Emphasis) -> AttributedString {
      var part = AttributedString(text)
      part.hud.emphasis = emphasis
      return part
    }
    var red = part(" red", [])
    red.hud.color = HUD.Color(
      light: HUD.Color(red: 0.8, green: 0, blue: 0), dark: HUD.Color(red: 1, green: 0.5, blue: 0.5))
    let status =
      part("bold ", .bold) + part("slanted ", .italic) + part("old", .struckThrough) + red
      + part(" code()", .monospaced) + part(" new", [.bold, .underlined])
    var style = HUD.Style.compact
    style.statusFont.family = "DejaVu Sans"
    var scenario = Scenario(
      "attributed, \(isDark ? "dark" : "light")", HUD.Content(.success, status: status),
      style: style)
    scenario.isDark = isDark
    return scenario
  }

  // MARK: Position and mask

  private static let uploading = HUD.Content(.ring(0.4), status: "Uploading")

  private static let masks: [Scenario] = [
    ("none", HUD.Mask.none), ("clear", .clear), ("black", .black), ("gradient", .gradient),
    ("colour", .color(HUD.Color(red: 0.8, green: 0.2, blue: 0.1, alpha: 0.5))), ("blur", .blur),
  ].flatMap { name, mask in
    [false, true].map { isDark in
      var scenario = Scenario(
        "mask \(name), \(isDark ? "dark" : "light")", uploading, options: HUD.Options(mask: mask))
      scenario.isDark = isDark
      scenario.blurs = mask == .blur
      return scenario
    }
  }

  private static let positions = [
    ("top", HUD.Position.top), ("bottom", .bottom), ("centre", .center),
    ("offset", .offset(x: -30, y: 20)), ("bottom with an inset", .bottom(inset: 30)),
  ].map { name, position in
    Scenario("at \(name)", uploading, options: HUD.Options(mask: .gradient, position: position))
  }

  // MARK: Motion

  private static let entrancesAndExits = [
    ("fade", HUD.Animation.fade), ("flat", .flat), ("zoom", .zoom), ("zoomIn", .zoomIn),
    ("zoomOut", .zoomOut), ("none", .none), ("standard", .standard), ("slide", .slide),
  ].map { name, animation in
    let options = HUD.Options(
      mask: .black, animation: animation, position: animation == .slide ? .bottom : .inherited)
    let moments: [Step] = [
      .wait(.milliseconds(30)), .lookAtScaled, .wait(.milliseconds(70)), .lookAtScaled,
      .wait(.milliseconds(60)), .lookAtScaled, .wait(.milliseconds(240)), .look,
    ]
    return Scenario(
      "\(name), in and out",
      steps: [.call { $0.show(uploading, options: options) }] + moments
        + [.call { $0.dismiss() }] + moments)
  }

  /// Each pair of indicators, changing to and fro, during the change and at rest.
  private static let exchanges: [Scenario] = indicators.indices.dropLast().map { index in
    let (name, indicator) = indicators[index]
    func change(to indicator: HUD.Indicator) -> Step {
      .call { $0.show(HUD.Content(indicator, status: "Uploading")) }
    }
    return Scenario(
      "\(name) to others",
      steps: [change(to: indicator), .wait(rest)]
        + indicators[(index + 1)...].flatMap { other -> [Step] in
          [
            change(to: other.indicator), .wait(.milliseconds(75)), .lookAtScaled,
            .wait(rest - .milliseconds(75)), .look, change(to: indicator), .wait(rest), .look,
          ]
        })
  }

  /// Common ends of work, with another text, at four moments.
  private static let filmedExchanges: [Scenario] = [
    ("spinner to success", HUD.Indicator.spinner, HUD.Indicator.success, "Saving…", "Saved"),
    ("ring to error", .ring(0.9), .error, "Uploading", "No connection"),
    ("success to error", .success, .error, "Saved", "No connection"),
    ("bar to text", .bar(0.9), .none, "Importing", "Done"),
  ].map { name, first, second, before, after in
    Scenario(
      name,
      steps: [.call { $0.show(HUD.Content(first, status: before)) }, .wait(rest)]
        + [.call { $0.show(HUD.Content(second, status: after)) }]
        + [20, 50, 50].flatMap { [.wait(.milliseconds($0)), .lookAtScaled] }
        + [.wait(.milliseconds(880)), .look])
  }

  /// Another text while one indicator is still replacing another.
  private static let statusDuringExchange = Scenario(
    "status during an exchange",
    steps: [
      .call { $0.show(HUD.Content(.success, status: "Saved")) }, .wait(rest),
      .call { $0.show(HUD.Content(.error, status: "No connection")) }, .wait(.milliseconds(40)),
      .call { $0.setStatus("Still trying") }, .wait(.milliseconds(30)), .lookAtScaled, .wait(rest),
      .look,
    ])

  /// Panels at an edge move while they change their size, and a change interrupts another one.
  private static let movesAtEdges = [("top", HUD.Position.top), ("bottom", .bottom)].map {
    name, position in
    let options = HUD.Options(position: position)
    func change(to content: HUD.Content) -> Step { .call { $0.show(content, options: options) } }
    return Scenario(
      "moves at the \(name)",
      steps: [
        change(to: uploading), .wait(rest),
        change(to: HUD.Content(.ring(0.4), status: "Uploading photos", detail: "3 of 7")),
        .wait(.milliseconds(40)), .lookAtScaled, .wait(.milliseconds(80)), .lookAtScaled,
        change(to: HUD.Content(.success, status: "Done")), .wait(.milliseconds(40)),
        .lookAtScaled, .wait(rest), .look,
      ])
  }

  // MARK: Custom images and layers

  private static let picture: HUD.Image = {
    let side = 20
    let pixels = (0..<side * side).flatMap { index -> [UInt8] in
      let isInside = (index % side - 10).magnitude + (index / side - 10).magnitude < 9
      return [20, 90, 200, 255].map { isInside ? $0 : 0 }
    }
    guard let image = HUD.Image(rgba: pixels, width: side, height: side) else {
      preconditionFailure("\(pixels.count) bytes do not make an image.")
    }
    return image
  }()

  private static let layer = HUD.Indicator.custom(size: CGSize(width: 40, height: 30)) {
    let layer = CALayer()
    layer.backgroundColor = CGColor(srgbRed: 0.2, green: 0.6, blue: 0.3, alpha: 1)
    layer.cornerRadius = 6
    return layer
  }
}
#endif
