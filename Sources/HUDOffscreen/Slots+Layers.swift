import HUDCore
import HUDLayers

extension Slots {
  /// The slots as layers, for a screen that has no views.
  func layers(scale: CGFloat) -> [CALayer] {
    let texts = [title, detail].compactMap(\.self)
      .map { CATextLayer($0.text, frame: $0.frame, color: $0.color, scale: scale) }
    return texts + (button?.layers(scale: scale) ?? [])
  }
}

extension Slots.Button {
  /// Around the title.
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
  var pangoName: String { fullName(family: family ?? "Sans") }
}
