import HUDLayers

/// A scene that fills the screen turns with the device.
extension Device {
  /// Whether the user holds the device sideways.
  package static var isHeldSideways: Bool { state.isHeldSideways }

  /// Turns the device, and gives the scene's windows a new size in an animation. Their content is
  /// laid out inside it.
  package static func rotate(
    _ scene: UIWindowScene, to size: CGSize, safeArea: UIEdgeInsets,
    over duration: Duration = .milliseconds(300)
  ) {
    state.isHeldSideways = size.width > size.height
    turn(scene, to: size, safeArea, over: duration)
    settle()
  }

  /// Holds the device upright again, and turns the scenes.
  package static func putUpright() {
    state.isHeldSideways = false
    settle()
  }

  /// Turns the scenes whose shape is not the device's.
  static func turnScenes() {
    guard system == .iOS else { return }
    for case let scene as UIWindowScene in UIApplication.shared.connectedScenes
    where scene.frameOnScreen.size == UIScreen.device.bounds.size
      && scene.isSideways != isHeldSideways
    {
      let (size, area) = (scene.frameOnScreen.size, scene.safeArea)
      turn(
        scene, to: CGSize(width: size.height, height: size.width),
        scene.isSideways
          ? UIEdgeInsets(top: area.left, left: 0, bottom: area.bottom, right: 0)
          : UIEdgeInsets(top: 0, left: area.top, bottom: area.bottom, right: area.top),
        over: .milliseconds(300))
    }
  }

  private static func turn(
    _ scene: UIWindowScene, to size: CGSize, _ safeArea: UIEdgeInsets, over duration: Duration
  ) {
    UIScreen.device.bounds = CGRect(origin: .zero, size: size)
    let block = AnimationBlock(
      duration: duration / .seconds(1), timing: CAMediaTimingFunction(name: .easeInEaseOut))
    block.run {
      scene.resize(to: CGRect(origin: .zero, size: size), safeArea: safeArea)
      layOut()
    }
  }
}

extension UIWindowScene {
  package var isSideways: Bool { frameOnScreen.width > frameOnScreen.height }
}
