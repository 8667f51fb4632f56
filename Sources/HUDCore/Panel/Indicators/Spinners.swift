package import HUDLayers

/// The indeterminate ring: an arc that fades towards its tail and turns once in `period` seconds.
///
/// The path has two turns, of which the stroke shows a fraction of 0.47. An animation group moves
/// both ends of the stroke on by one turn. The arc's mask is a conic gradient that makes the tail
/// fade, and the gradient turns with the arc.
@MainActor package final class SpinnerRing: PanelIndicator {
  private let tail: CAGradientLayer

  package init(
    _ ring: RingGeometry, color: CGColor, scale: CGFloat, reducesMotion: Bool, at now: Duration
  ) {
    let arc = ring.shape(turns: 2, color: color, scale: scale)
    arc.strokeStart = 0.015
    arc.strokeEnd = 0.485
    let tail = CAGradientLayer()
    tail.type = .conic
    tail.frame = arc.bounds
    tail.startPoint = CGPoint(x: 0.5, y: 0.5)
    tail.endPoint = CGPoint(x: 0.5, y: 0)
    tail.colors = Self.ramp.map { CGColor(srgbRed: 0, green: 0, blue: 0, alpha: $0.opacity / 255) }
    tail.locations = Self.ramp.map { NSNumber(value: $0.degrees / 360) }
    arc.mask = tail
    self.tail = tail
    // Reduced motion makes the ring slower. It still turns, to show that work is in progress.
    let period: CFTimeInterval = reducesMotion ? 3 : 1
    super.init(arc) {
      arc.repeatEndlessly(
        [("strokeStart", [0.015, 0.515]), ("strokeEnd", [0.485, 0.985])], period: period,
        beginningAt: now, forKey: "sweep")
      tail.repeatEndlessly(
        [("transform.rotation", [0, 2 * .pi])], period: period, beginningAt: now,
        forKey: "rotation")
    }
  }

  /// Lengthens the arc to a full circle, with a tail as opaque as its head. Always returns true.
  override func close(at now: Duration) -> Bool {
    // A full circle is half of the path, because the path has two turns. Add the part of this half
    // that the arc does not show yet. The circle stays closed until it is removed.
    layer.animate(
      "strokeEnd", from: 0.0, to: 0.5 - (0.485 - 0.015), over: IndicatorContainer.closingTime,
      .easeOut, beginningAt: now, forKey: "close", isAdditive: true, stays: true)
    let opaque = Self.ramp.map { _ in CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1) }
    tail.animate(
      "colors", from: tail.colors ?? [], to: opaque, over: IndicatorContainer.closingTime, .easeOut,
      beginningAt: now, stays: true)
    return true
  }

  /// The opacity of the tail, from 0 to 255, clockwise from 12 o'clock. It grows slowly at first.
  private static let ramp: [(degrees: Double, opacity: CGFloat)] = [
    (0, 0), (45, 21), (90, 52), (135, 88), (180, 128), (225, 167), (270, 203), (315, 234),
    (345, 249), (360, 255),
  ]
}

/// Eight spokes, each paler than the spoke ahead of it, that make one turn in `period` seconds.
@MainActor final class ActivityWheel: PanelIndicator {
  private static let spokes = 8

  init(_ model: PanelModel, at now: Duration) {
    let wheel = CALayer()
    let size = model.round.size
    wheel.frame = CGRect(origin: .zero, size: size)
    for index in 0..<Self.spokes {
      // Use a shape in the wheel's own coordinates, because the edges of a layer that is turned by
      // 45 degrees are jagged on Apple's systems.
      let spoke = CAShapeLayer()
      spoke.frame = wheel.bounds
      spoke.contentsScale = model.metrics.scale
      // Scale MBProgressHUD's wheel, which is 37 points wide, to the size of this wheel.
      let unit = size.width / RingGeometry.outlined.size.width
      let length = 10 * unit
      // The spoke before its rotation, pointing up. The point (0, 0) is the hub of the wheel.
      let outline = CGRect(x: -1.75 * unit, y: -1.8 * length, width: 3.5 * unit, height: length)
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(Self.spokes)
      var place = CGAffineTransform(rotationAngle: angle).concatenating(
        CGAffineTransform(translationX: wheel.bounds.midX, y: wheel.bounds.midY))
      spoke.path = CGPath(
        roundedRect: outline, cornerWidth: outline.width / 2, cornerHeight: outline.width / 2,
        transform: &place)
      spoke.fillColor = model.indicatorColor
      spoke.opacity = 1 - 0.8 * Float(Self.spokes - 1 - index) / Float(Self.spokes - 1)
      wheel.addSublayer(spoke)
    }
    let period: CFTimeInterval = model.metrics.reducesMotion ? 3 : 1
    super.init(wheel) {
      let turns = (0..<Self.spokes).map { 2 * Double.pi * Double($0) / Double(Self.spokes) }
      wheel.repeatEndlessly(
        [("transform.rotation", turns)], inSteps: true, period: period, beginningAt: now,
        forKey: "turn")
    }
  }
}

extension CALayer {
  /// Moves properties through their values in each period.
  ///
  /// - Parameter inSteps: Whether the properties jump from one value to the next.
  @MainActor func repeatEndlessly(
    _ motions: [(keyPath: String, values: [Double])], inSteps: Bool = false,
    period: CFTimeInterval, beginningAt start: Duration, forKey key: String
  ) {
    let group = CAAnimationGroup()
    group.animations = motions.map { keyPath, values in
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.values = values
      if inSteps {
        animation.calculationMode = .discrete
        animation.keyTimes = (0...values.count).map { step in
          NSNumber(value: Double(step) / Double(values.count))
        }
      }
      animation.duration = period
      return animation
    }
    group.duration = period
    group.repeatCount = .infinity
    // Otherwise iOS removes the animations when the app enters the background.
    group.isRemovedOnCompletion = false
    add(group, beginningAt: start, forKey: key)
  }
}
