import HUDLayers

extension UIView {
  /// Moves the view by its motion effects. They are added to the presented position, and the view's
  /// own position does not change.
  func lean() {
    layer.removeAnimation(forKey: UIView.leaning)
    if !motionEffects.isEmpty, window != nil {
      layer.add(drift(at: Device.tilt), forKey: UIView.leaning)
    }
    for view in subviews { view.lean() }
  }

  private static let leaning = "tilt"

  private func drift(at tilt: UIOffset) -> CAAnimation {
    var offset = CGPoint.zero
    for effect in motionEffects {
      for (keyPath, value) in effect.keyPathsAndRelativeValues(forViewerOffset: tilt) ?? [:] {
        switch (keyPath, value as? Double) {
        case ("center.x", let distance?): offset.x += distance
        case ("center.y", let distance?): offset.y += distance
        default: preconditionFailure("The double cannot move \(keyPath) by \(value).")
        }
      }
    }
    let animation = CABasicAnimation(keyPath: "position")
    animation.isAdditive = true
    animation.fromValue = offset
    animation.toValue = offset
    // Longer than any test.
    animation.duration = 1_000_000
    return animation
  }
}
