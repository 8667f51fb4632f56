import HUDCore
import HUDLayers

extension Slots {
  /// Returns layers that fill the slots, because a virtual screen has no views.
  @MainActor func layers(scale: CGFloat) -> [CALayer] {
    func layers(_ labels: [Label], fading fade: Transition?) -> [CALayer] {
      labels.map { label in
        let layer = CATextLayer(
          label.text, frame: label.frame, color: label.color, scale: scale)
        fade?.fadeWhole(layer)
        return layer
      }
    }
    return layers(leaving, fading: textArrival?.reversed)
      + layers([status, detail].compactMap(\.self), fading: textArrival)
      + (button?.layers(scale: scale) ?? [])
  }
}

extension Slots.Button {
  /// The space around the title.
  static let padding = CGSize(width: 10, height: 6)

  fileprivate func layers(scale: CGFloat) -> [CALayer] {
    let edge = CALayer()
    edge.frame = frame
    edge.cornerRadius = frame.height / 2
    edge.borderWidth = 1
    edge.borderColor = color
    let label = CATextLayer(
      title, frame: frame.insetBy(dx: Self.padding.width, dy: Self.padding.height), color: color,
      scale: scale)
    return [edge, label]
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
  var pangoName: String { pangoName(defaultFamily: "Sans") }
}
