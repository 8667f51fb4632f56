// Found late, on the way to machine code, where no type is wrong.
import HUDLayers

func sendsALayer(_ layer: CALayer) {
  Task.detached { layer.opacity = 0 }
}
