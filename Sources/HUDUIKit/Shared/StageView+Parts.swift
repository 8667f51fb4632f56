#if HOST
import HUDCore
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension StageView {
  typealias Path<View> = ReferenceWritableKeyPath<StageView, View?>

  /// Creates, updates and removes the texts, the button and the app's own view as `slots` says.
  /// Leaves a view alone if its slot is unchanged, unless its colour may change with the material.
  func fillContent(_ slots: Slots, after old: Slots?, materialChanged: Bool) {
    if materialChanged || slots.leaving != old?.leaving { showLeaving(slots.leaving) }
    if materialChanged || slots.status != old?.status { show(slots.status, in: \.status) }
    if materialChanged || slots.detail != old?.detail { show(slots.detail, in: \.detail) }
    if materialChanged || slots.percent != old?.percent { show(slots.percent, in: \.percent) }
    if materialChanged || slots.button != old?.button { show(slots.button) }
    button?.drawn = slots.press
    if slots.indicator != old?.indicator { show(slots.indicator) }
  }

  /// Puts the old texts on separate labels, which fade out while the new texts fade in.
  private func showLeaving(_ slots: [Slots.Label]) {
    for label in leaving { label.removeFromSuperview() }
    leaving = slots.map { slot in
      let label = PanelLabel()
      content.addSubview(label)
      label.show(slot)
      return label
    }
  }

  private func show(_ slot: Slots.Label?, in path: Path<PanelLabel>) {
    guard let slot else { return empty(path) }
    let label = self[keyPath: path] ?? put(PanelLabel(), in: path)
    label.show(slot, color: labelColor(slot, in: path))
  }

  private func show(_ slot: Slots.Button?) {
    guard let slot else {
      buttonWillLeave()
      return empty(\.button)
    }
    let button = button ?? put(makeButton(), in: \.button)
    button.show(slot, color: buttonColor(slot))
    button.follow(slot.motion)
  }

  private func show(_ slot: Slots.Native?) {
    tintContent(slot?.color)
    // Remove a view for which there is no space. It could still draw its subviews beyond its empty
    // frame.
    guard let slot, !slot.frame.isEmpty else { return emptyIndicator() }
    guard let view = slot.view as? PlatformView else {
      preconditionFailure("A custom indicator must be a \(PlatformView.self), not \(slot.view).")
    }
    if view !== indicator?.view {
      emptyIndicator()
      let container = put(CustomViewContainer(view), in: \.indicator)
      container.place(in: slot.frame)
      // Allow animations here, because the app's view may start an animation when it enters the
      // window.
      withImplicitAnimation { container.takeView() }
    }
    indicator?.place(in: slot.frame)
    indicator?.follow(slot.motion)
  }

  func emptyIndicator() {
    indicator?.releaseView()
    empty(\.indicator)
  }

  private func put<View: PlatformView>(_ view: View, in path: Path<View>) -> View {
    content.addSubview(view)
    self[keyPath: path] = view
    return view
  }

  func empty(_ path: Path<some PlatformView>) {
    self[keyPath: path]?.removeFromSuperview()
    self[keyPath: path] = nil
  }

  /// Returns the app's view on the panel that takes a touch or click at `point`; nil if there is
  /// none, or while the panel disappears.
  func appView(at point: CGPoint) -> PlatformView? {
    guard !isLeaving, let indicator else { return nil }
    return indicator.touchedView(at: convert(point, to: indicator))
  }
}

/// Colours for glass, which turns light or dark with the content below it, whatever the app's
/// appearance is.
///
/// On glass, the texts and the button get the system's label colours, which follow the glass,
/// unless the style sets a colour. On a blur, they keep the colours of their slots. The panel
/// decides whether the blur is light or dark, so these colours match it. They also have more
/// contrast than the system's secondary label colour.
extension StageView {
  /// Returns the colour for the label in `path`; nil if the label keeps the colour of its slot.
  private func labelColor(_ slot: Slots.Label, in path: Path<PanelLabel>) -> PlatformColor? {
    guard material?.isGlass == true, slot.hasDefaultColor else { return nil }
    return path == \.detail ? .secondaryLabelColor : .labelColor
  }

  /// Returns the colour for the button; nil if the button keeps the colours of its slot.
  private func buttonColor(_ slot: Slots.Button) -> PlatformColor? {
    material?.isGlass == true && slot.hasDefaultColor ? .labelColor : nil
  }
}
#endif
