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
  var slots: Slots?
  /// Whether the panel is disappearing.
  private(set) var isLeaving = false

  init(size: CGSize, clock: Locked<Duration>) {
    withoutImplicitAnimation {
      root.bounds = CGRect(origin: .zero, size: size)
      root.anchorPoint = .zero
      root.addSublayer(background)
      background.frame = root.bounds
    }
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

  func paint(_ color: CGColor?) {
    withoutImplicitAnimation { background.backgroundColor = color }
  }

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
    withoutImplicitAnimation {
      canvas?.mask.removeFromSuperlayer()
      canvas?.bezel.removeFromSuperlayer()
    }
    canvas = nil
    parts = CALayer()
    slots = nil
    isLeaving = false
  }

  func play(_ transition: Transition) {
    isLeaving = transition.to.opacity == 0
    if let canvas { transition.run(on: canvas) }
  }

  func fill(
    _ slots: Slots, scale: CGFloat, titleShift: CGFloat, measure: (Text, CGSize) -> CGSize
  ) {
    let before = self.slots
    self.slots = slots
    withoutImplicitAnimation {
      guard let canvas else { return }
      if parts.superlayer == nil { canvas.bezel.addSublayer(parts) }
      parts.sublayers = nil
      parts.frame = canvas.bezel.bounds
      parts.cornerRadius = canvas.bezel.cornerRadius
      for layer in slots.layers(scale: scale, titleShift: titleShift, measure: measure) {
        parts.addSublayer(layer)
      }
      parts.masksToBounds = slots.move != nil
      guard slots.move != before?.move || slots.indicatorOffset != before?.indicatorOffset else {
        return
      }
      if let move = slots.move { move.run(onShape: parts) } else { PanelMove.stop(on: parts) }
      if let indicator = canvas.movingLayer {
        PanelMove.run(slots.move, slots.indicatorOffset, on: indicator)
      }
    }
  }
}

extension Slots {
  /// Returns layers that show the texts and the button. A real host shows them in native views,
  /// which a virtual screen does not have.
  ///
  /// - Parameter titleShift: How far the button's title is below the middle of the button.
  @MainActor func layers(
    scale: CGFloat, titleShift: CGFloat, measure: (Text, CGSize) -> CGSize
  ) -> [CALayer] {
    let labels = (leaving + [percent, status, detail].compactMap(\.self)).map { label in
      let layer = CATextLayer(label.text, frame: label.frame, color: label.color, scale: scale)
      label.fade?.fadeWhole(layer)
      PanelMove.run(move, label.offset, on: layer)
      return layer
    }
    let buttonLayers =
      button?.layers(scale: scale, titleShift: titleShift, measure: measure) ?? []
    if let button {
      for layer in buttonLayers {
        button.fade?.fadeWhole(layer)
        PanelMove.run(move, button.offset, on: layer)
      }
    }
    return labels + buttonLayers
  }
}

extension Slots.Button {
  fileprivate func layers(
    scale: CGFloat, titleShift: CGFloat, measure: (Text, CGSize) -> CGSize
  ) -> [CALayer] {
    let edge = CALayer()
    edge.frame = frame
    edge.cornerRadius = frame.height / 2
    edge.backgroundColor = fill
    edge.borderWidth = fill == nil ? 1 : 0
    edge.borderColor = color
    // Centre the title, because the button may be higher than its title and padding together.
    let room = frame.insetBy(dx: padding.width, dy: 0)
    let height = measure(title, room.size).height
    let titleFrame = room.insetBy(dx: 0, dy: (room.height - height) / 2)
      .offsetBy(dx: 0, dy: titleShift)
    return [edge, CATextLayer(title, frame: titleFrame, color: color, scale: scale)]
  }
}

extension CATextLayer {
  convenience init(_ text: Text) {
    self.init()
    string = text.string
    font = text.font.pangoName as CFTypeRef
    fontSize = text.font.size
    isWrapped = text.wraps
    alignmentMode = text.isCentered ? .center : .natural
    truncationMode = .end
    #if canImport(HUDCairo)
    isRightToLeft = text.isRightToLeft
    runs = text.layerRuns
    #endif
  }

  fileprivate convenience init(_ text: Text, frame: CGRect, color: CGColor, scale: CGFloat) {
    self.init(text)
    self.frame = frame
    foregroundColor = color
    contentsScale = scale
  }
}

extension HUD.Font {
  /// The font's name for Pango. The default family is Inter, which resembles the systems' own
  /// fonts. If Inter is not installed, fontconfig's default font is used.
  var pangoName: String { pangoName(defaultFamily: "Inter, Sans") }
}
