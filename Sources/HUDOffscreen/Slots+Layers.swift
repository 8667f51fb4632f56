import HUDCore
import HUDLayers

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

  /// The time at which all fades and moves have ended.
  var restsFrom: Duration {
    let fades = (leaving + [status, detail].compactMap(\.self)).map(\.fade) + [button?.fade]
    return max(move?.end ?? .zero, fades.compactMap { $0?.end }.max() ?? .zero)
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
    alignmentMode = .center
    truncationMode = .end
    #if os(Linux)
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
  /// The font's name for Pango. The default family is Inter, which resembles the systems' own fonts.
  /// If Inter is not installed, fontconfig's default font is used.
  var pangoName: String { pangoName(defaultFamily: "Inter, Sans") }
}
