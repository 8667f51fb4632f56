import HUDLayers

extension Panel {
  /// Updates layers and slots to the current request and the host's metrics.
  package func update() {
    let (now, metrics, progress) = (host.now, metrics, request.content.indicator.progress)
    // A step of progress only moves a layer. Make no model for it, because steps may be frequent.
    let isStep = !mayDiffer && metrics == drawn?.metrics
    withoutImplicitAnimation {
      if isStep {
        playEntrance(at: now)
      } else {
        draw(PanelModel(request, in: metrics), progress: progress, at: now)
      }
      indicators.indicator?.advance(to: progress, at: now)
      fillSlots(redraws: !isStep)
    }
    mayDiffer = false
    // A host without a size, such as a window that was not laid out yet, shows nothing.
    if metrics.size.width > 0, metrics.size.height > 0 { entrance = nil }
  }

  private func draw(_ model: PanelModel, progress: Double?, at now: Duration) {
    let before = layout
    // Replace the indicator before the layout, because the layout needs the indicator's size, and
    // an app's own indicator has a size only once it is made.
    if !model.hasIndicator(of: drawn) {
      replaceIndicator(model, progress: progress, at: now)
    }
    layout = Layout(model, indicator: indicators.indicator?.layer.bounds.size ?? .zero, on: host)
    // Play the entrance after the layout, because the distance of a slide depends on the layout.
    // Play it before the drawing, because a new material joins the transition that runs by then.
    playEntrance(at: now)
    drawMask(model)
    drawBezel(model)
    move(from: before, to: model, at: now)
    indicators.place(in: layout)
    drawn = model
  }

  /// Draws the mask: the cover between panel and app. If the mask is a blur and the host can blur,
  /// nothing is drawn here, because the host draws the blur in the slot of the mask.
  private func drawMask(_ model: PanelModel) {
    let layer = canvas.mask
    layer.frame = CGRect(origin: .zero, size: model.metrics.size)
    layer.backgroundColor =
      switch model.behavior.mask.cover {
      case .color(let color): color.cgColor(in: model.maskVariant)
      case .blur(let tint) where !model.canBlur: model.maskColor(tint: tint)
      case .inherited, .none, .clear, .gradient, .blur: nil
      }
    let gradient = canvas.gradient
    if gradient.superlayer == nil { layer.addSublayer(gradient) }
    gradient.isHidden = model.behavior.mask != .gradient
    layer.masksToBounds = !gradient.isHidden
    guard !gradient.isHidden else { return }
    gradient.type = .radial
    gradient.colors = [0, 0.75].map { CGColor(srgbRed: 0, green: 0, blue: 0, alpha: $0) }
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    // The gradient is a circle, and its layer is the square around it, so that only the layer's
    // place and size ever change. The circle reaches the farthest corner of the mask, because the
    // edge of a smaller circle would be visible.
    let center = model.visibleArea.center
    let size = layer.bounds.size
    let (x, y) = (max(center.x, size.width - center.x), max(center.y, size.height - center.y))
    let diameter = 2 * (x * x + y * y).squareRoot()
    gradient.bounds.size = CGSize(width: diameter, height: diameter)
    gradient.position = center
  }

  private func drawBezel(_ model: PanelModel) {
    let bezel = canvas.bezel
    bezel.bounds = CGRect(origin: .zero, size: layout.bezel.size)
    bezel.position = layout.bezel.center
    bezel.contentsScale = model.metrics.scale
    bezel.backgroundColor = model.bezelIsMaterial ? nil : model.bezelColor
    bezel.cornerRadius = layout.cornerRadius
    bezel.cornerCurve = model.style.isFilled ? .continuous : .circular
    (bezel.borderColor, bezel.borderWidth) = model.border
    canvas.pressedLook.frame = bezel.bounds
    canvas.pressedLook.backgroundColor = model.pressedLook
    canvas.pressedLook.cornerRadius = bezel.cornerRadius
    canvas.pressedLook.cornerCurve = bezel.cornerCurve
    let shadow = model.shadow
    bezel.shadowOpacity = shadow.opacity * model.shadowStrength
    bezel.shadowRadius = shadow.radius
    bezel.shadowOffset = CGSize(width: 0, height: shadow.drop)
    // Without a path, the shadow would be drawn again in each frame in which the ring turns.
    bezel.shadowPath = .roundedRect(
      bezel.bounds, cornerRadius: bezel.cornerRadius, isContinuous: model.style.isFilled)
    materialShadow.update(in: bezel, opacity: model.materialCastsShadow ? shadow.opacity : 0)
  }

  /// Replaces the indicator with the indicator of `model`. A new indicator starts to move in the
  /// first frame that shows it. If the previous indicator becomes a full circle first, the new
  /// indicator starts to move after that.
  private func replaceIndicator(_ model: PanelModel, progress: Double?, at now: Duration) {
    if indicators.layer.superlayer == nil { canvas.bezel.addSublayer(indicators.layer) }
    let isSame = drawn?.indicator == model.indicator
    let isRedrawn = isSame && drawn?.glyphID == model.glyphID
    let isExchange = !isSame && isExchanging(at: now)
    let closes = isExchange && model.drawsSuccess && indicators.indicator?.close(at: now) == true
    if !isRedrawn { indicatorStart = closes ? now + IndicatorContainer.closingTime : now }
    let old = indicators.indicator
    let indicator = model.makeIndicator(progress: progress, at: indicatorStart)
    if isExchange {
      indicators.exchange(for: indicator, at: now, closes: closes)
    } else {
      if !isRedrawn { indicators.finishExchange() }
      indicators.replace(with: indicator)
    }
    if isRedrawn, let dial = indicator as? ProgressDial { dial.resume(from: old) }
    indicator?.move()
  }
}
