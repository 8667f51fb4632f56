import HUDCore
import HUDLayers
import Testing

/// An animation, with the scales that the two reference libraries give it.
struct ReferenceAnimation: Sendable, CustomTestStringConvertible {
  let animation: HUD.Animation
  /// The scale of the panel before it appears; `to` is its scale once it has disappeared.
  let from: Double
  let to: Double
  /// Whether it comes from an edge of the screen, and leaves to it.
  var slides = false

  var options: HUD.Options {
    HUD.Options(mask: .black, animation: animation, position: slides ? .bottom : .inherited)
  }

  /// MBProgressHUD's animations, which are springs.
  static let springs = [
    ReferenceAnimation(animation: .fade, from: 1, to: 1),
    ReferenceAnimation(animation: .zoom, from: 0.5, to: 0.5),
    ReferenceAnimation(animation: .zoomIn, from: 0.5, to: 1.5),
    ReferenceAnimation(animation: .zoomOut, from: 1.5, to: 0.5),
  ]

  /// The springs, SVProgressHUD's animation, which eases, and our own.
  static let all =
    springs + [
      ReferenceAnimation(animation: .flat, from: 1.3, to: 1 / 1.3),
      ReferenceAnimation(animation: .standard, from: 0.9, to: 0.95),
      ReferenceAnimation(animation: .slide, from: 1, to: 1, slides: true),
    ]

  var testDescription: String { "\(animation.motion)" }
}

/// The opacity and scale that are visible at one moment.
struct VisiblePose {
  let opacity: Double
  let scale: Double
  let offset: Double
  let mask: Double

  init(_ pose: Transition.Pose) {
    opacity = pose.opacity
    scale = pose.scale
    offset = pose.offset
    mask = pose.opacity
  }

  /// Reads the presentation layers of `canvas`; nil if there are none.
  @MainActor init?(_ canvas: Canvas?) {
    guard let bezel = canvas?.bezel.presentation(), let maskLayer = canvas?.mask.presentation()
    else { return nil }
    opacity = Double(bezel.opacity)
    scale = Double(bezel.affineTransform().a)
    offset = Double(bezel.affineTransform().ty)
    mask = Double(maskLayer.opacity)
  }

  /// Whether the two are equal within the precision of layers, which use 32-bit floats.
  func isClose(to other: VisiblePose) -> Bool {
    [opacity - other.opacity, scale - other.scale, mask - other.mask].allSatisfy { abs($0) < 1e-4 }
      && abs(offset - other.offset) < 0.01
  }
}
