#if os(Linux)
import HUDCairo
import HUDCore
import HUDLayers
import HUDOffscreen
import Testing

/// Every indicator at four moments, compared with pictures that somebody has checked.
@MainActor
@Suite("Pictures of the indicators", .timeLimit(.minutes(15)))
struct IndicatorPictureTests {
  struct Subject: Sendable, CustomTestStringConvertible {
    let name: String
    let indicator: HUD.Indicator
    var testDescription: String { name }
  }

  /// The panel fading in, a stroke being drawn, and the ring at two angles.
  nonisolated static let moments: [Duration] = [75, 200, 350, 700].map { .milliseconds($0) }

  nonisolated static let subjects = [
    Subject(name: "spinner", indicator: .spinner),
    Subject(name: "activity", indicator: .activity),
    Subject(name: "ring", indicator: .ring(0.4)),
    Subject(name: "success", indicator: .success),
    Subject(name: "warning", indicator: .warning),
    Subject(name: "error", indicator: .error),
    Subject(name: "info", indicator: .info),
    Subject(name: "image", indicator: .image(arrow)),
    Subject(name: "custom", indicator: custom),
  ]

  @Test("Every indicator looks as in its pictures", arguments: subjects, [1, 2])
  func lookAsTheyDid(_ subject: Subject, scale: Int) throws {
    for isDark in [false, true] {
      let strip = try picture(of: subject.indicator, scale: CGFloat(scale), isDark: isDark)
      let name = "\(subject.name)-\(isDark ? "dark" : "light")-\(scale)x"
      try ReferencePicture(name).expect(strip)
    }
  }

  private func picture(
    of indicator: HUD.Indicator, scale: CGFloat, isDark: Bool
  ) throws -> Surface {
    let screen = OffscreenHost.studio(
      CGSize(width: 96, height: 96), scale: scale, isDark: isDark)
    let controller = HUDController(defaults: Defaults(style: .compact), host: { screen })
    controller.show(HUD.Content(indicator), options: HUD.Options(animation: .flat))
    if indicator.progress != nil { controller.showProgress(0.75) }

    let frames = try Self.moments.map { moment in
      screen.advance(by: moment - screen.now)
      return try screen.picture()
    }
    return try .strip(of: frames, scale: scale)
  }

  /// A square that turns, as a custom indicator of an app.
  nonisolated private static let custom = HUD.Indicator.custom(
    size: CGSize(width: 40, height: 40)
  ) {
    let square = CALayer()
    square.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
    square.backgroundColor = CGColor(srgbRed: 0.9, green: 0.4, blue: 0.2, alpha: 1)
    let turn = CABasicAnimation(keyPath: "transform.rotation")
    turn.fromValue = 0.0
    turn.toValue = Double.pi / 2
    turn.duration = 0.5
    turn.repeatCount = .infinity
    square.add(turn, forKey: "turn")
    return square
  }

  /// A stencil of an arrow to the right, twice as wide as high.
  nonisolated private static let arrow: HUD.Image = {
    let (width, height) = (40, 20)
    var bytes: [UInt8] = []
    for row in 0..<height {
      for column in 0..<width {
        let isShaft = column < 26 && abs(2 * row - 19) < 8
        let isHead = column >= 26 && abs(2 * row - 19) < 3 * (width - column) / 2
        bytes += [0, 0, 0, isShaft || isHead ? 255 : 0]
      }
    }
    guard let image = HUD.Image(rgba: bytes, width: width, height: height) else {
      preconditionFailure("\(bytes.count) bytes do not make an image of \(width) x \(height).")
    }
    return image
  }()
}
#endif
