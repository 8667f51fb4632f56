// A mistake that is found late, in compiling to machine code, and only without type errors.
import HUDLayers

func sendsALayer(_ layer: CALayer) {
  Task.detached { layer.opacity = 0 }
}
