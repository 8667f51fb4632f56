#if canImport(HUDCairo)
import Foundation
import HUDCairo
import HUDCore
import HUDLayers
import HUDOffscreen

/// Plays `scenario` on a host and on an offscreen host, and compares their pictures at each moment
/// that the scenario marks.
///
/// The host must show no HUD.
///
/// - Returns: A sentence for each moment at which the pictures differ. It names a folder with three
///   pictures: the host's, the offscreen one, and the pixels that differ.
@MainActor package func differences(
  of scenario: Scenario, on subject: HostOnScreen
) throws -> [String] {
  var comparison = Comparison(scenario, on: subject)
  return try comparison.run()
}

extension PictureDifference.Tolerance {
  /// For a few pixels at the edge of a stroke that is still being drawn.
  fileprivate static let strays = PictureDifference.Tolerance(largest: 16, share: 0.00005)
  /// For scaled text. One host scales a picture of it, the other draws the letters at each size.
  fileprivate static let scaled = PictureDifference.Tolerance(largest: 60, share: 0.008)
}

@MainActor private struct Comparison {
  let scenario: Scenario
  let subject: HostOnScreen
  let reference: OffscreenHost
  let controllers: [HUDController]
  private var now = Duration.zero
  private var differences: [String] = []

  init(_ scenario: Scenario, on subject: HostOnScreen) {
    self.scenario = scenario
    self.subject = subject
    let reference = OffscreenHost(size: subject.host.metrics.size)
    self.reference = reference
    let defaults = Defaults()
    defaults.behavior.fadeInTime = Scenario.fade
    defaults.behavior.fadeOutTime = Scenario.fade
    defaults.style = scenario.style
    defaults.style.appearance = scenario.isDark ? .dark : .light
    controllers = [subject.host, reference].map { host in
      HUDController(defaults: defaults) { host }
    }
    reference.background = subject.background
  }

  mutating func run() throws -> [String] {
    guard !scenario.blurs || subject.tolerance.drawsPlainBlur else { return [] }
    subject.setRightToLeft(scenario.isRightToLeft)
    for step in scenario.steps {
      switch step {
      case .call(let call):
        for controller in controllers { call(controller) }
        // Some hosts know their window's metrics only once a HUD has been opened and a frame drawn.
        if subject.host.metrics.size == .zero { subject.advance(.zero) }
        adoptMetrics()
      case .wait(let time):
        now += time
        subject.advance(time)
        reference.advance(by: time)
      case .look:
        try look(isScaled: false)
      case .lookAtScaled:
        try look(isScaled: true)
      }
    }
    for controller in controllers { controller.dismiss() }
    subject.advance(.seconds(1))
    subject.setRightToLeft(false)
    return differences
  }

  private func adoptMetrics() {
    let metrics = subject.host.metrics
    guard metrics.size != .zero else { return }
    reference.size = metrics.size
    reference.scale = metrics.scale
    reference.isDark = metrics.isDark
    reference.textScale = metrics.textScale
    reference.isRightToLeft = metrics.isRightToLeft
    reference.safeArea = metrics.safeArea
    reference.languages = metrics.languages
  }

  private mutating func look(isScaled: Bool) throws {
    adoptMetrics()
    let seen = try subject.picture()
    let expected = try reference.picture()
    let difference =
      if isScaled, let tolerance = subject.tolerance.scaling {
        PictureDifference(try seen.coarse(), try expected.coarse(), tolerance: tolerance)
      } else {
        PictureDifference(seen, expected, tolerance: subject.tolerance.rounding)
      }
    guard !difference.isWithin(isScaled ? .scaled : .strays), !isOfTheButton(difference) else {
      return
    }
    let folder = try save(seen, expected, difference)
    differences.append(
      "\(subject.name), \(scenario.name), after \(now): \(difference), see \(folder.path)")
  }

  private func isOfTheButton(_ difference: PictureDifference) -> Bool {
    guard let reach = subject.tolerance.button, let button = reference.panel?.buttonFrame else {
      return false
    }
    let scale = reference.scale
    let place = CGRect(
      x: button.minX * scale, y: button.minY * scale, width: button.width * scale,
      height: button.height * scale)
    // At a fractional scale a whole number of points is no whole number of pixels.
    let isFractional = scale != scale.rounded()
    return place.insetBy(dx: -reach * scale, dy: isFractional ? -reach * scale : 0).integral
      .contains(difference.area)
  }

  /// Saves the pictures for whoever looks into a failure, and returns their folder.
  private func save(
    _ seen: Surface, _ expected: Surface, _ difference: PictureDifference
  ) throws -> URL {
    let name = "\(subject.name)-\(scenario.name)-\(Int(now / .milliseconds(1)))"
      .map { $0.isLetter || $0.isNumber ? $0 : "-" }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("HUD-comparison").appendingPathComponent(String(name))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (file, picture) in [
      ("host", seen), ("offscreen", expected), ("difference", try Surface(difference.image)),
    ] {
      try picture.pngData().write(to: folder.appendingPathComponent("\(file).png"))
    }
    return folder
  }
}
#endif
