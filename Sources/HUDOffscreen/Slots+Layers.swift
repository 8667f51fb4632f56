#if canImport(HUDCairo)
import HUDCairo
import HUDCore
import HUDLayers

extension Slots {
  /// Returns layers that show the texts and the button. A real host shows them in native views,
  /// which a virtual screen does not have.
  @MainActor func layers(measuredBy text: Typesetter) -> [CALayer] {
    let labels = (leaving + [percent, status, detail].compactMap(\.self)).map { label in
      let layer = TextLayer(label.text, frame: label.frame, color: label.color)
      label.motion.run(on: layer)
      return layer
    }
    guard let button else { return labels }
    let buttonLayers = button.layers(measuredBy: text)
    for layer in buttonLayers { button.motion.run(on: layer) }
    return labels + buttonLayers
  }
}

extension Slots.Button {
  fileprivate func layers(measuredBy text: Typesetter) -> [CALayer] {
    let edge = CALayer()
    edge.frame = frame
    edge.cornerRadius = frame.height / 2
    edge.backgroundColor = fill
    edge.borderWidth = fill == nil ? 1 : 0
    edge.borderColor = color
    // Centre the title, because the button may be higher than its title and padding together.
    let room = frame.insetBy(dx: padding.width, dy: 0)
    let height = text.measure(title.string, style: title.style, in: room.size).height
    let titleFrame = room.insetBy(dx: 0, dy: (room.height - height) / 2)
      .offsetBy(dx: 0, dy: title.shiftInButton(capitals: text.offsetOfCapitals(in: title.style)))
    return [edge, TextLayer(title, frame: titleFrame, color: color)]
  }
}

extension TextLayer {
  fileprivate convenience init(_ text: Text, frame: CGRect, color: CGColor) {
    self.init()
    string = text.string
    style = text.style
    self.frame = frame
    self.color = color
  }
}

extension Text {
  /// The style of the text. The default family is Inter, which resembles the systems' own fonts. If
  /// Inter is not installed, fontconfig's default font is used.
  var style: TextStyle { style(defaultFamily: "Inter, Sans") }
}
#endif
