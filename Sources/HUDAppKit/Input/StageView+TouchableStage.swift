#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import HUDCore

extension StageView: TouchableStage {
  var host: (any HUD.Host)? { owner }

  var isTouchable: Bool { true }

  /// Moves the panel by `offset` from its place. If `time` is above zero, animates from `start`.
  func slidePanel(from start: CGPoint, to offset: CGPoint, over time: Duration) {
    guard let home = slots?.panelFrame else { return }
    let frame = home.offsetBy(dx: offset.x, dy: offset.y)
    withoutImplicitAnimation { canvas.bezel.position = CGPoint(x: frame.midX, y: frame.midY) }
    material?.move(to: frame)
    if content.superview === self { content.frame = frame }
    guard time > .zero else { return }
    let animation = Curve.easeOut.animation("position", over: time)
    animation.isAdditive = true
    animation.fromValue = CGPoint(x: start.x - offset.x, y: start.y - offset.y)
    animation.toValue = CGPoint.zero
    // Content that is in glass moves with the glass.
    let parts = content.superview === self ? [material, content] : [material]
    for layer in [canvas.bezel] + parts.compactMap({ $0?.layer }) {
      layer.add(animation, forKey: "drag")
    }
  }
}
#endif
