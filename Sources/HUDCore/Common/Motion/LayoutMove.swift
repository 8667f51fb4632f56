package import HUDLayers

/// The motion of a panel and its parts from one layout to the next, as a function of time.
///
/// The layers get their new frames at once; the animations show the way to these frames. All
/// animations follow the same spring, so that everything on the panel keeps its distance from the
/// panel's centre.
package struct LayoutMove: Sendable, Equatable {
  /// The frame of a panel, in the host's coordinates, and the radius of its corners.
  package struct Shape: Sendable, Equatable {
    package var frame: CGRect
    package var cornerRadius: CGFloat
  }

  package let from: Shape
  package let to: Shape
  package let start: Duration
  /// How far each `PanelRow` was from its final place when the move started. Both places are
  /// relative to the panel's centre.
  let offsets: [CGPoint]
  private static let curve = Curve.spring

  func offset(of row: PanelRow) -> CGPoint { offsets[row.rawValue] }

  package var end: Duration { start + Transition.exchangeTime }

  /// Returns the part of the way that is left: 1 at the start and 0 at the end.
  package func remaining(at time: Duration) -> CGFloat {
    1 - Self.curve.value(at: (time - start) / Transition.exchangeTime)
  }

  package func shape(at time: Duration) -> Shape {
    let remaining = remaining(at: time)
    func mix(_ end: CGFloat, _ start: CGFloat) -> CGFloat { end + (start - end) * remaining }
    return Shape(
      frame: CGRect(
        x: mix(to.frame.minX, from.frame.minX), y: mix(to.frame.minY, from.frame.minY),
        width: mix(to.frame.width, from.frame.width),
        height: mix(to.frame.height, from.frame.height)),
      cornerRadius: mix(to.cornerRadius, from.cornerRadius))
  }

  /// Returns how far the panel's centre is at `time` from its place at the end of the move.
  package func offset(at time: Duration) -> CGPoint {
    (from.frame.center - to.frame.center) * remaining(at: time)
  }

  /// How far the panel's centre at the start of the move would be from its centre at the end, if
  /// the panel's upper left corner stayed in its place.
  package var growthToCenter: CGPoint { CGPoint.zero - bounds(of: from.frame.size).origin }

  /// Returns bounds of `size` in the coordinates of the panel's final frame. They share the centre
  /// of that frame, so the parts of the panel keep their distance from the centre while the bounds
  /// grow or shrink.
  package func bounds(of size: CGSize) -> CGRect {
    CGRect(
      x: (to.frame.width - size.width) / 2, y: (to.frame.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  /// Animates the layer of the panel.
  @MainActor func run(onPanel layer: CALayer) {
    run(from: from.frame.center - to.frame.center, on: layer)
    run(onShape: layer)
    run(onOutline: "shadowPath", of: layer) { $0 }
  }

  /// Animates a path that follows the outline of the panel.
  ///
  /// - Parameter path: Makes the path from the outline.
  @MainActor func run(onOutline keyPath: String, of layer: CALayer, path: (CGPath) -> CGPath) {
    guard !from.frame.isEmpty, !to.frame.isEmpty else { return }
    add(keyPath, from: path(outline(of: from)), to: path(outline(of: to)), isAdditive: false, layer)
  }

  /// Returns the outline of the panel, for its shadow. The path has the same number of points for
  /// every size, so that one outline can be animated to another.
  private func outline(of shape: Shape) -> CGPath {
    // A path without corners would have fewer points.
    .roundedRect(bounds(of: shape.frame.size), cornerRadius: max(shape.cornerRadius, 0.01))
  }

  /// Animates bounds and corners of a layer that covers the panel.
  @MainActor package func run(onShape layer: CALayer) {
    let (old, new) = (from.frame.size, to.frame.size)
    let growth = CGSize(width: old.width - new.width, height: old.height - new.height)
    run(onOrigin: layer)
    add("bounds.size", from: growth, to: CGSize.zero, layer)
    run(onCorners: layer)
  }

  /// Animates the origin of the bounds, so that the content of the layer stays in its place while
  /// the layer grows around its centre.
  @MainActor package func run(onOrigin layer: CALayer) {
    add("bounds.origin", from: bounds(of: from.frame.size).origin, to: CGPoint.zero, layer)
  }

  @MainActor package func run(onCorners layer: CALayer) {
    add("cornerRadius", from: from.cornerRadius - to.cornerRadius, to: CGFloat.zero, layer)
  }

  /// Ends the move of a layer at once, so that the layer has its final frame.
  @MainActor package static func stop(on layer: CALayer) {
    for key in layer.animationKeys() ?? [] where key.hasPrefix("move.") {
      layer.removeAnimation(forKey: key)
    }
  }

  /// Moves a layer to its place from a distance of `offset`.
  @MainActor package func run(from offset: CGPoint, on layer: CALayer) {
    add("position", from: offset, to: CGPoint.zero, layer)
  }

  /// Adds an animation with the key "move." + `keyPath`. By default the animation is additive, so
  /// that a keyboard or a finger may move the layer at the same time.
  @MainActor private func add(
    _ keyPath: String, from: Any, to: Any, isAdditive: Bool = true, _ layer: CALayer
  ) {
    layer.animate(
      keyPath, from: from, to: to, over: Transition.exchangeTime, Self.curve, beginningAt: start,
      forKey: "move." + keyPath, isAdditive: isAdditive)
  }
}
