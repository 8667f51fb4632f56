import HUDCore
import HUDLayers
import Testing

/// An animation, and what the references say of it.
struct ReferenceAnimation: Sendable, CustomTestStringConvertible {
  let animation: HUD.Animation
  /// How large the panel is before it comes, and after it went.
  let from: Double
  let to: Double

  /// MBProgressHUD's: springs.
  static let springs = [
    ReferenceAnimation(animation: .fade, from: 1, to: 1),
    ReferenceAnimation(animation: .zoom, from: 0.5, to: 0.5),
    ReferenceAnimation(animation: .zoomIn, from: 0.5, to: 1.5),
    ReferenceAnimation(animation: .zoomOut, from: 1.5, to: 0.5),
  ]

  /// With SVProgressHUD's, which eases.
  static let all = springs + [ReferenceAnimation(animation: .flat, from: 1.3, to: 1 / 1.3)]

  var testDescription: String { "\(animation.motion)" }
}

/// What is seen of a panel and its mask.
struct VisiblePose {
  let opacity: Double
  let scale: Double
  let mask: Double

  init(_ pose: Transition.Pose) {
    opacity = pose.opacity
    scale = pose.scale
    mask = pose.opacity
  }

  /// On the screen at this moment; nil where there is nothing.
  @MainActor init?(_ canvas: Canvas?) {
    guard let bezel = canvas?.bezel.presentation(), let maskLayer = canvas?.mask.presentation()
    else { return nil }
    opacity = Double(bezel.opacity)
    scale = Double(bezel.affineTransform().a)
    mask = Double(maskLayer.opacity)
  }

  /// As far as layers, which count in 32 bits, can tell.
  func isClose(to other: VisiblePose) -> Bool {
    [opacity - other.opacity, scale - other.scale, mask - other.mask].allSatisfy { abs($0) < 1e-4 }
  }
}
