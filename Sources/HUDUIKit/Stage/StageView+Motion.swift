#if canImport(UIKit)
import HUDCore
import UIKit

extension StageView {
  /// Moves everything on the panel to its place while the panel grows or shrinks. If the panel does
  /// neither, ends the previous move. `Panel` has already moved the layer of the panel itself.
  func followMove(at now: Duration) {
    guard let slots else { return }
    let move = slots.move
    content.clipsToBounds = move != nil
    content.layer.cornerRadius = bezel.layer.cornerRadius
    if let move {
      move.run(onShape: content.layer)
      if content.superview !== bezel {
        // Keep the content in place in the material, which grows from its upper left corner.
        // Content in the bezel does not need this, because the bezel grows around its centre.
        PanelMove.run(move, move.growthToCenter, on: content.layer)
      }
    } else {
      PanelMove.stop(on: content.layer)
    }
    var labels = [(status, slots.status), (detail, slots.detail), (percent, slots.percent)]
    labels += zip(leaving, slots.leaving).map { ($0, $1) }
    for case (let label?, let slot?) in labels {
      PanelMove.run(move, slot.offset, on: label.layer)
    }
    if let button { PanelMove.run(move, slots.button?.offset ?? .zero, on: button.layer) }
    for layer in [canvas.movingLayer, indicator?.layer].compactMap(\.self) {
      PanelMove.run(move, slots.indicatorOffset, on: layer)
    }
    if let move { material?.follow(move, at: now) }
  }
}
#endif
