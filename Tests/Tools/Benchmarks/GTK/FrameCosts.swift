#if GTK && os(Linux)
import CHUDGTK
import HUD

/// The cost of frames in which one widget is redrawn: one that draws nothing, GtkSpinner, or the
/// ring of a HUD. Then of frames in which the content moves below a HUD, whose mask of blur must
/// follow.
@MainActor struct FrameCosts {
  let window: BenchmarkWindow

  func measure() {
    // The first frames of a process cost more.
    window.run(for: 1)
    measure("nothing", with: window.nothing)
    measure("spinner", with: window.spinner)
    measure("ring", below: HUD.Content(.spinner, status: "Loading…"), style: .plain)
    measure(
      "default", below: HUD.Content(.spinner, status: "Loading…"),
      style: HUD.Style().with { $0.bezel = .color(.white) })
    guard window.scale == 1 else { return }
    // It stays visible: GTK 4.24 does not turn a spinner that is hidden and shown again.
    gtk_widget_set_visible(window.inside, 1)
    window.measureFrames("moving")
    for (name, mask) in [("moving-panel", HUD.Mask.none), ("moving-mask", .blur)] {
      measure(name, below: HUD.Content(.ring(0.4), status: "Loading…"), mask: mask)
    }
  }

  private func measure(_ name: String, with widget: UnsafeMutablePointer<GtkWidget>) {
    gtk_widget_set_visible(widget, 1)
    window.measureFrames(name)
    gtk_widget_set_visible(widget, 0)
  }

  private func measure(
    _ name: String, below content: HUD.Content, style: HUD.Style? = nil, mask: HUD.Mask = .inherited
  ) {
    HUD.show(content, options: HUD.Options(mask: mask, style: style))
    window.settle()
    window.measureFrames(name)
    HUD.dismiss()
    window.run(for: 0.5)
  }
}

extension HUD.Style {
  /// A look without a material, which is drawn once.
  static let plain = compact.with { $0.bezel = .color(.white) }
}
#endif
