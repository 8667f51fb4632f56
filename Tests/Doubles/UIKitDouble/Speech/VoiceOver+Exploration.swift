import HUDLayers

extension VoiceOver {
  /// Whether the screen reader looks for the element under a finger.
  private(set) static var isExploring = false

  /// Returns the element that the screen reader finds under a finger; nil if it finds none.
  ///
  /// It asks the windows' `hitTest`, from front to back. UIKit's own method finds each element. A
  /// class that overrides the method decides for all that it contains: only the view that it
  /// returns, or a view around that one, can be the element.
  package func element(at point: CGPoint, in scene: UIWindowScene) -> UIView? {
    Device.settle()
    Self.isExploring = true
    defer { Self.isExploring = false }
    let windows = scene.windowsFromFrontToBack.filter { !$0.isHidden }
    let hit = windows.lazy.compactMap { $0.hitTest(point, with: nil) }.first
    return hit.flatMap { sequence(first: $0, next: \.superview).first(where: isOnScreen) }
  }
}
