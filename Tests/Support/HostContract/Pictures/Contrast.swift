#if canImport(HUDCairo)
package import HUDCairo
package import HUDCore
import HUDLayers

/// The contrast of the default look over an app, as measured in a picture of a host.
///
/// Each figure is the worst of all pixels of the panel, because an app may show through it.
package struct Contrast: CustomStringConvertible {
  package let status: Double
  package let detail: Double
  package let indicator: Double
  /// The contrast between a ring's track and the panel.
  package let track: Double

  package var description: String {
    "status \(status), detail \(detail), indicator \(indicator), track \(track)"
  }

  /// Whether the figures are those of the default look: as WCAG asks of text and, for the track, as
  /// much as is seen.
  package var isSufficient: Bool {
    status >= 7 && detail >= 4.5 && indicator >= 4.5 && track >= 1.5
  }

  /// Shows a ring with texts on `host`, and measures the picture that `picture` makes of it.
  ///
  /// - Parameters:
  ///   - isDark: The appearance of the panel.
  ///   - advance: Advances the time of the host, and draws a frame.
  @MainActor package init(
    on host: any HUD.Host, isDark: Bool, advance: (Duration) -> Void, picture: () throws -> Surface
  ) throws {
    let defaults = Defaults()
    defaults.style.appearance = isDark ? .dark : .light
    // Large letters have pixels that are covered completely. The colours are those of all sizes.
    defaults.style.statusFont.size = 44
    defaults.style.detailFont.size = 44
    defaults.style.ringRadius = 30
    defaults.style.ringThickness = 12
    let hud = HUDController(defaults: defaults) { host }
    hud.show(HUD.Content(.ring(0.5), status: "IMI", detail: "IMI"))
    advance(.seconds(1))
    guard let panel = hud.panel else { preconditionFailure("The HUD is not shown.") }
    let pixels = Pixels(try picture(), scale: host.metrics.scale)
    let frame = panel.frame
    let layout = panel.layout
    func place(_ part: CGRect) -> CGRect { part.offsetBy(dx: frame.minX, dy: frame.minY) }
    // Between the hairline and the content, where there is nothing but the panel.
    let empty = Set(
      pixels.luminances(
        in: CGRect(x: frame.minX + 30, y: frame.minY + 4, width: frame.width - 60, height: 12)))
    func worst(_ part: Double) -> Double {
      empty.map { ratio($0, part) }.min() ?? 0
    }
    /// The pixel that differs most from the panel has the part's colour.
    func best(_ part: CGRect) -> Double {
      Set(pixels.luminances(in: place(part))).map(worst).max() ?? 0
    }
    status = best(layout[.status])
    detail = best(layout[.detail])
    indicator = best(layout[.indicator])
    // At nine o'clock, which half a turn does not reach.
    let ring = place(layout[.indicator])
    let track = CGRect(x: ring.midX - 32, y: ring.midY - 2, width: 4, height: 4)
    self.track = pixels.luminances(in: track).map(worst).min() ?? 0
    hud.dismiss()
    advance(.seconds(1))
  }
}

/// The contrast ratio of two relative luminances, as WCAG defines it.
private func ratio(_ one: Double, _ two: Double) -> Double {
  (max(one, two) + 0.05) / (min(one, two) + 0.05)
}

private struct Pixels {
  let picture: Surface
  let scale: CGFloat

  init(_ picture: Surface, scale: CGFloat) {
    self.picture = picture
    self.scale = scale
  }

  /// Returns the relative luminance of each pixel in `frame`, which is in points.
  func luminances(in frame: CGRect) -> [Double] {
    let columns = Int(frame.minX * scale)..<Int(frame.maxX * scale)
    return (Int(frame.minY * scale)..<Int(frame.maxY * scale)).flatMap { row in
      columns.map { column in
        let pixel = picture[column, row]
        return 0.2126 * linear(pixel.red) + 0.7152 * linear(pixel.green)
          + 0.0722 * linear(pixel.blue)
      }
    }
  }

  private func linear(_ component: UInt8) -> Double {
    let value = Double(component) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
#endif
