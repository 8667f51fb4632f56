import HUDCore
import HUDLayers

/// The layers of a virtual screen: the background, and above it the HUD.
@MainActor final class Stage {
  let root = CALayer()
  private let background = CALayer()
  private(set) var canvas: Canvas?
  /// The layer that contains the layers of the slots, and clips them while the panel grows or
  /// shrinks.
  private var parts = CALayer()
  private(set) var slots: Slots?
  /// Whether the panel is disappearing.
  private(set) var isLeaving = false

  init(size: CGSize, clock: Locked<Duration>) {
    withoutImplicitAnimation {
      root.anchorPoint = .zero
      root.addSublayer(background)
    }
    resize(to: size)
    #if canImport(HUDCairo)
    root.screenClock = { clock.withLock(\.self).seconds }
    #endif
  }

  var isEmpty: Bool { canvas == nil }

  func resize(to size: CGSize) {
    withoutImplicitAnimation {
      root.bounds = CGRect(origin: .zero, size: size)
      background.frame = root.bounds
    }
  }

  func paint(_ color: CGColor?) { withoutImplicitAnimation { background.backgroundColor = color } }

  /// Inserts `layer`, a picture of an app, between background and HUD.
  func show(behind layer: CALayer) {
    withoutImplicitAnimation { root.insertSublayer(layer, above: background) }
  }

  func open() -> Canvas {
    let canvas = Canvas(mask: CALayer(), bezel: CALayer())
    withoutImplicitAnimation {
      root.addSublayer(canvas.mask)
      root.addSublayer(canvas.bezel)
    }
    self.canvas = canvas
    return canvas
  }

  func close() {
    // Release everything last, because the `deinit` of an object of the app may use the screen.
    let last = (canvas, parts, slots)
    (canvas, parts, slots, isLeaving) = (nil, CALayer(), nil, false)
    withoutImplicitAnimation {
      last.0?.mask.removeFromSuperlayer()
      last.0?.bezel.removeFromSuperlayer()
    }
    withExtendedLifetime(last) {}
  }

  func play(_ transition: Transition) {
    isLeaving = transition.to.opacity == 0
    if let canvas { transition.run(on: canvas) }
  }

  /// Shows `slots`. `layers` draw the texts and the button.
  func fill(_ slots: Slots, with layers: [CALayer]) {
    let before = self.slots
    self.slots = slots
    // Release the previous slots last, for the same reason as in `close()`.
    defer { withExtendedLifetime(before) {} }
    guard let canvas else { return }
    withoutImplicitAnimation {
      if parts.superlayer == nil { canvas.bezel.addSublayer(parts) }
      parts.frame = canvas.bezel.bounds
      parts.cornerRadius = canvas.bezel.cornerRadius
      parts.sublayers = layers
      parts.masksToBounds = slots.move != nil
      guard slots.indicatorMotion != before?.indicatorMotion else { return }
      if let move = slots.move { move.run(onShape: parts) } else { LayoutMove.stop(on: parts) }
      canvas.movingLayer.map(slots.indicatorMotion.run)
    }
  }
}
