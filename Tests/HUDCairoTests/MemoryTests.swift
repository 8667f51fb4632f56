#if os(Linux)
@testable import HUDCairo
@testable import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(15))) struct MemoryTests {
  @Test("forget() empties all caches of a renderer")
  func rendererThatForgetsKeeps() throws {
    let renderer = LayerRenderer()
    var kept: [String: Bool] {
      [
        "shadows": !renderer.shadows.entries.isEmpty,
        "conicGradients": !renderer.conicGradients.entries.isEmpty,
        "images": !renderer.images.entries.isEmpty,
        "measuredPaths": !renderer.measuredPaths.entries.isEmpty,
        "layouts": !renderer.text.layouts.entries.isEmpty,
      ]
    }
    _ = try renderer.picture(of: .withEverythingThatIsKept, at: 0)
    #expect(kept.values.allSatisfy { $0 }, "\(kept)")
    renderer.forget()
    #expect(kept.values.allSatisfy { !$0 }, "\(kept)")
  }
}

extension CALayer {
  fileprivate static var withEverythingThatIsKept: CALayer {
    let frame = CGRect(0, 0, 20, 20)
    let root = CALayer.filled(.white, frame)
    root.shadowOpacity = 1
    let gradient = CAGradientLayer()
    gradient.frame = frame
    gradient.type = .conic
    gradient.colors = [CGColor.red, CGColor.blue]
    let image = CALayer()
    image.frame = frame
    image.contents = CGImage(
      width: 1, height: 1, premultipliedBGRA: Array(repeating: 255, count: 4))
    let half = CAShapeLayer.stroked(CGPath(ellipseIn: frame, transform: nil))
    half.strokeEnd = 0.5
    let text = TextLayer()
    text.frame = frame
    text.string = "A"
    text.color = .black
    root.sublayers = [gradient, image, half, text]
    return root
  }
}
#endif
