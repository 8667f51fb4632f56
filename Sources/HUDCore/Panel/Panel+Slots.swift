import HUDLayers

extension Panel {
  /// Gives the host new slots if it has to draw. If only the request's content has changed, as with
  /// progress that no label shows, puts the new request into the slots that the host has.
  ///
  /// - Parameter redraws: Whether more than the progress has changed, so that the host has to draw.
  func fillSlots(redraws: Bool) {
    guard let drawn else { return }
    let old = slots
    // Without a change, only the percentage can differ.
    guard redraws || old?.percent.map({ $0.text != percentLabel(drawn)?.text }) == true else {
      old?.request = request
      return
    }
    let new = slots(drawn)
    slots = new
    host.fill(new)
    // Release the actions now, because a host may keep the old slots until its next frame.
    old?.releaseActions()
  }

  private func slots(_ model: PanelModel) -> Slots {
    let slots = Slots(request)
    let style = model.style
    slots.panelFrame = frame
    slots.indicatorFrame = layout[.indicator]
    slots.indicatorMotion = motion(of: .indicator)
    slots.status = label(of: .status, model)
    slots.detail = label(of: .detail, model)
    slots.percent = percentLabel(model)
    slots.leaving = leavingLabels
    if let title = layout.buttonTitle, let spoken = model.buttonTitle?.string,
      let role = request.content.action?.role, !layout[.button].isEmpty
    {
      slots.button = Slots.Button(
        title: title.scaled(by: layout.scale), spoken: spoken, frame: layout[.button],
        color: model.buttonColor(role), fill: model.buttonFill(role),
        padding: layout.buttonPadding, role: role,
        hasDefaultColor: role != .destructive && style.buttonColor == nil
          && style.accent == nil && style.foreground == nil,
        motion: motion(of: .button, fade: buttonArrival))
    }
    slots.indicator = (indicators.indicator as? CustomIndicator)?.native.map {
      Slots.Native(
        view: $0, frame: layout[.indicator], color: model.indicatorColor,
        motion: motion(of: .indicator, fade: indicators.arrival))
    }
    if model.bezelIsMaterial {
      slots.bezel = Slots.Material(
        cornerRadius: canvas.bezel.cornerRadius, isContinuous: style.isFilled,
        tint: model.bezelColor, isTinted: model.bezelIsTinted, isDark: model.isDark,
        hasFixedAppearance: style.appearance != .automatic, effect: style.bezel.effect)
    }
    if case .blur(let tint) = model.behavior.mask.cover, model.canBlur {
      slots.mask = Slots.Material(
        cornerRadius: 0, tint: model.maskColor(tint: tint), isTinted: tint != nil,
        isDark: model.isDark)
    }
    return slots
  }

  /// The texts that fade out. While the panel moves, the hosts clip these texts to the panel. If
  /// the panel changes its size without a move, a text that would reach out of the panel is removed
  /// at once.
  private var leavingLabels: [Slots.Label] {
    var labels = [statusExchange, detailExchange].compactMap(\.leaving)
    for index in labels.indices {
      labels[index].frame.origin = labels[index].frame.origin + layout.center
    }
    return labels.filter { move != nil || canvas.bezel.bounds.contains($0.frame) }
  }

  /// Returns the label of the status or of the detail; nil if the panel has no such text.
  func label(of row: PanelRow, _ model: PanelModel) -> Slots.Label? {
    let isStatus = row == .status
    let text = model.texts.first { $0.row == row }?.text
    return label(
      text?.scaled(by: layout.scale), in: layout[row],
      color: isStatus ? model.statusColor : model.detailColor,
      isDefault: model.style.foreground == nil && (isStatus || model.style.detailColor == nil),
      motion(of: row, fade: (isStatus ? statusExchange : detailExchange).arrival))
  }

  /// Returns the percentage inside a ring; nil if there is no ring with progress, if the ring is too
  /// small, or if the style shows no percentage.
  private func percentLabel(_ model: PanelModel) -> Slots.Label? {
    let radius = model.ring.radius * layout.indicatorScale
    guard let progress = request.content.indicator.progress, model.style.showsPercent, radius >= 16,
      case .progress(let dial, _) = model.indicator.shape, dial == .ring || dial == .annular
    else { return nil }
    var percent = Text(
      // Round down, so that the panel shows 100% only when the work is finished.
      string: "\(Int((progress * 100).rounded(.down)))%",
      // At this size, "100%" fits inside the ring without touching its stroke.
      font: HUD.Font(size: radius * 0.55, weight: .semibold), wraps: false)
    percent.font.hasTabularDigits = true
    let size = host.measure(percent, in: layout[.indicator].size)
    let frame = CGRect(center: layout[.indicator].center, size: size)
    return label(
      percent, in: frame, color: model.indicatorColor, isDefault: false, motion(of: .indicator))
  }

  private func label(
    _ text: Text?, in frame: CGRect, color: CGColor, isDefault: Bool, _ motion: Slots.Motion
  ) -> Slots.Label? {
    guard var text, frame.width > 0, frame.height > 0 else { return nil }
    text.isCentered = !layout.hasPartsBeside
    return Slots.Label(
      text: text, frame: frame, color: color, hasDefaultColor: isDefault, motion: motion)
  }
}
