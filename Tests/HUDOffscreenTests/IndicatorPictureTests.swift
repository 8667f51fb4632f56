#if os(Linux)
import CPangoCairo
import HUDCore
import HUDOffscreen
import LayerCairo
import LayerKit
import Testing

/// Every indicator as it looks at four moments, against pictures that were looked at.
@MainActor @Suite("Pictures of the indicators") struct IndicatorPictureTests {
  struct Subject: Sendable, CustomTestStringConvertible {
    let name: String
    let indicator: HUD.Indicator
    var testDescription: String { name }
  }

  /// The panel on its way in, the stroke being drawn, and the turning ring at two of its places.
  nonisolated static let moments: [Duration] = [75, 200, 350, 700].map { .milliseconds($0) }

  nonisolated static let subjects = [
    Subject(name: "spinner", indicator: .spinner),
    Subject(name: "ring", indicator: .ring(0.4)),
    Subject(name: "success", indicator: .success),
    Subject(name: "error", indicator: .error),
    Subject(name: "info", indicator: .info),
    Subject(name: "image", indicator: .image(arrow)),
  ]

  @Test(arguments: subjects, [1, 2])
  func lookAsTheyDid(_ subject: Subject, scale: Int) throws {
    for isDark in [false, true] {
      let strip = try picture(of: subject.indicator, scale: CGFloat(scale), isDark: isDark)
      let name = "\(subject.name)-\(isDark ? "dark" : "light")-\(scale)x"
      try ReferencePicture(name).expect(strip)
    }
  }

  /// Four frames side by side, as one picture.
  private func picture(
    of indicator: HUD.Indicator, scale: CGFloat, isDark: Bool
  ) throws -> Surface {
    let side = CGSize(width: 96, height: 96)
    let screen = OffscreenHost(size: side)
    screen.scale = scale
    screen.isDark = isDark
    screen.background = HUD.Color(light: HUD.Color(white: 0.9), dark: HUD.Color(white: 0.1))
    let controller = HUDController(defaults: Defaults(), host: { screen })
    controller.show(HUD.Content(indicator))
    if indicator.progress != nil { controller.showProgress(0.75) }

    let moments = Self.moments
    let strip = try Surface(
      size: CGSize(width: side.width * CGFloat(moments.count), height: side.height), scale: scale)
    for (index, moment) in moments.enumerated() {
      screen.advance(by: moment - screen.now)
      let frame = try screen.picture()
      try strip.draw { context in
        cairo_translate(context, side.width * CGFloat(index), 0)
        frame.paint(in: context)
      }
    }
    return strip
  }

  /// An arrow to the right, as a stencil twice as wide as high.
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
      preconditionFailure("\(bytes.count) bytes are no picture of \(width) x \(height)")
    }
    return image
  }()
}
#endif
