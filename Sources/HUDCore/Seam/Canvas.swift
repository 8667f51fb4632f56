package import HUDLayers

/// The layers that a host gives to the panel to draw on.
@MainActor package struct Canvas {
  /// The layer between the app and the panel, as large as the host's window or view.
  package let mask: CALayer
  /// The gradient of the mask, a sublayer of `mask` that is larger than `mask`.
  let gradient: CAGradientLayer
  /// The layer of the panel, the box that the user sees.
  package let bezel: CALayer
  /// The layer on the panel that contains the indicator.
  let indicator = CALayer()
  /// The layer that covers the panel's background; hidden unless the user presses the panel.
  package let pressedLook = CALayer()

  /// - Parameter gradient: The gradient of the mask, if the host makes it; by default a new layer.
  package init(mask: CALayer, gradient: CAGradientLayer = CAGradientLayer(), bezel: CALayer) {
    self.mask = mask
    self.gradient = gradient
    self.bezel = bezel
    pressedLook.isHidden = true
    bezel.insertSublayer(pressedLook, at: 0)
  }

  /// Makes the panel look pressed if `isPressed` is true, and normal if it is false.
  package func setPressed(_ isPressed: Bool) {
    withoutImplicitAnimation { pressedLook.isHidden = !isPressed }
  }

  /// The layer that contains the indicator; nil if no indicator is visible. Only this layer
  /// animates by itself, so a host can cache a picture of all other layers.
  package var movingLayer: CALayer? {
    indicator.sublayers?.isEmpty == false && !indicator.isHidden ? indicator : nil
  }
}

extension Transition {
  /// Fades mask and panel, and moves the panel. The layers get their final values at once. Only
  /// the animations show the values before the end.
  @MainActor package func run(on canvas: Canvas) {
    for layer in [canvas.mask, canvas.bezel] { fade(layer) }
    runMotion(on: canvas.bezel)
  }
}
