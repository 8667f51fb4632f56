import HUDCore
import HUDLayers

/// The layers of a virtual screen, from the background up.
@MainActor final class Stage {
  let root = CALayer()
  private let background = CALayer()
  private(set) var canvas: Canvas?
  private var labels: [CALayer] = []
  private(set) var slots: Slots?
  /// A number that grows with every change of the layers. The animation of the moving layer is no
  /// change.
  private(set) var generation = 0
  /// Whether the panel is disappearing.
  private(set) var isLeaving = false
  /// The time at which the last transition ends. From then on, only the indicator moves.
  private(set) var restsFrom = Duration.zero

  init(size: CGSize, clock: Locked<Duration>) {
    write {
      root.bounds = CGRect(origin: .zero, size: size)
      root.anchorPoint = .zero
      root.addSublayer(background)
      background.frame = root.bounds
    }
    #if os(Linux)
    root.screenClock = { clock.withLock(\.self).seconds }
    #endif
  }

  var isEmpty: Bool { canvas == nil }

  func resize(to size: CGSize) {
    write {
      root.bounds = CGRect(origin: .zero, size: size)
      background.frame = root.bounds
    }
  }

  func paint(_ color: CGColor?) {
    write { background.backgroundColor = color }
  }

  /// Inserts `layer`, a picture of an app, between background and HUD.
  func show(behind layer: CALayer) {
    write { root.insertSublayer(layer, above: background) }
  }

  func open() -> Canvas {
    let canvas = Canvas(mask: CALayer(), bezel: CALayer())
    write {
      root.addSublayer(canvas.mask)
      root.addSublayer(canvas.bezel)
    }
    self.canvas = canvas
    return canvas
  }

  func close() {
    write {
      canvas?.mask.removeFromSuperlayer()
      canvas?.bezel.removeFromSuperlayer()
    }
    canvas = nil
    labels = []
    slots = nil
    isLeaving = false
  }

  func play(_ transition: Transition) {
    generation += 1
    restsFrom = transition.end
    isLeaving = transition.to.opacity == 0
    if let canvas { transition.run(on: canvas) }
  }

  func fill(
    _ slots: Slots, scale: CGFloat, measure: (Text, CGSize) -> CGSize
  ) {
    self.slots = slots
    if let arrival = slots.textArrival {
      restsFrom = max(restsFrom, arrival.start + arrival.duration)
    }
    write {
      for label in labels { label.removeFromSuperlayer() }
      labels = slots.layers(scale: scale, measure: measure)
      for label in labels { canvas?.bezel.addSublayer(label) }
    }
  }

  private func write(_ change: () -> Void) {
    generation += 1
    withoutImplicitAnimation(change)
  }
}
