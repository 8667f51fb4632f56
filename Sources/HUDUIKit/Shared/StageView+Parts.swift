#if HOST
import HUDCore
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension StageView {
  /// Creates, updates and removes the texts, the button and the app's own view as `slots` says.
  /// Leaves a view alone if its slot is unchanged, unless its colour may change with the material.
  func fillContent(_ slots: Slots, after old: Slots?, materialChanged: Bool) {
    if slots.leaving != old?.leaving {
      // Put the old texts on separate labels, which fade out while the new texts fade in.
      for label in leaving { label.removeFromSuperview() }
      leaving = slots.leaving.compactMap { show($0, on: nil, glassColor: nil) }
    }
    if materialChanged || slots.status != old?.status { status = show(slots.status, on: status) }
    if materialChanged || slots.detail != old?.detail {
      detail = show(slots.detail, on: detail, glassColor: .secondaryLabelColor)
    }
    if materialChanged || slots.percent != old?.percent {
      percent = show(slots.percent, on: percent)
    }
    if materialChanged || slots.button != old?.button { button = show(slots.button) }
    if slots.indicator != old?.indicator { show(slots.indicator) }
  }

  /// Returns the label that shows `slot`: `label` or, if that is nil, a new one.
  ///
  /// - Parameter glassColor: The colour of the text on glass, unless the style sets a colour. If
  ///   nil, the text keeps the colour of its slot.
  private func show(
    _ slot: Slots.Label?, on label: PanelLabel?, glassColor: PlatformColor? = .labelColor
  ) -> PanelLabel? {
    guard let slot else {
      label?.removeFromSuperview()
      return nil
    }
    let label = label ?? added(PanelLabel())
    let ownColor = hasGlass && slot.hasDefaultColor ? glassColor : nil
    label.set(slot.text, color: ownColor ?? slot.color.platformColor)
    label.frame = slot.frame.insetBy(dx: -PanelLabel.margin, dy: 0)
    label.follow(slot.motion)
    return label
  }

  private func show(_ slot: Slots.Button?) -> PanelButton? {
    guard let slot else {
      button?.removeFromSuperview()
      return nil
    }
    let button = button ?? added(PanelButton(on: self))
    button.show(slot, color: hasGlass && slot.hasDefaultColor ? .labelColor : nil)
    button.follow(slot.motion)
    return button
  }

  private func show(_ slot: Slots.Native?) {
    #if canImport(UIKit)
    // For a view of the app that inherits the tint colour. Texts and button set their own colours.
    content.tintColor = slot?.color.platformColor
    #endif
    // Remove a view for which there is no space. It could still draw its subviews beyond its empty
    // frame.
    guard let slot, !slot.frame.isEmpty, let view = slot.view as? PlatformView else {
      return emptyIndicator()
    }
    if view !== indicator?.view { emptyIndicator() }
    let isNew = indicator == nil
    let container = indicator ?? added(CustomViewContainer(view))
    indicator = container
    container.place(in: slot.frame)
    // Allow animations here, because the app's view may start an animation when it enters the
    // window.
    if isNew { withImplicitAnimation { container.takeView() } }
    container.follow(slot.motion)
  }

  func emptyIndicator() {
    indicator?.releaseView()
    indicator?.removeFromSuperview()
    indicator = nil
  }

  private func added<View: PlatformView>(_ view: View) -> View {
    content.addSubview(view)
    return view
  }

  /// Returns the app's view on the panel that takes a touch or click at `point`; nil if there is
  /// none, or while the panel disappears.
  func appView(at point: CGPoint) -> PlatformView? {
    guard !isLeaving, let indicator else { return nil }
    return indicator.touchedView(at: convert(point, to: indicator))
  }

  /// Whether the panel is glass, which turns light or dark with the content below it, whatever the
  /// app's appearance is.
  ///
  /// On glass, the texts and the button get the system's label colours, which follow the glass,
  /// unless the style sets a colour. On a blur, they keep the colours of their slots. The panel
  /// decides whether the blur is light or dark, so these colours match it. They also have more
  /// contrast than the system's secondary label colour.
  private var hasGlass: Bool { material?.isGlass == true }
}
#endif
