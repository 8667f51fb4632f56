package import HUDLayers

/// The frames of the panel and its parts: a pure function of content, style and host metrics.
package struct Layout: Equatable {
  /// The frame of the panel, in the host's coordinates.
  package private(set) var bezel = CGRect.zero
  package private(set) var cornerRadius: CGFloat = 0
  // The frames of the parts, in the panel's coordinates. The frame of a part is empty if the part
  // is missing, or if there is no space for it.
  package private(set) var indicator = CGRect.zero
  package private(set) var status = CGRect.zero
  package private(set) var detail = CGRect.zero
  package private(set) var button = CGRect.zero
  /// The button's title, in a font size and number of lines that fit; nil if there is no button.
  private(set) var buttonTitle: Text?
  /// The space between the button's title and its edges.
  private(set) var buttonPadding = CGSize.zero
  /// The factor by which the indicator is scaled down to fit into `indicator`; 1 if it fits
  /// unscaled.
  package private(set) var indicatorScale: CGFloat = 1

  /// The parts of a panel, and how large they are.
  struct Sizes {
    /// The size of the indicator; zero if there is none.
    var indicator: CGSize
    /// The status; nil if there is none.
    var status: Text?
    /// The detail; nil if there is none.
    var detail: Text?
    /// The button; nil if there is none.
    var button: Button?

    struct Text {
      /// Returns the size of the text in the given room; zero if not even one line fits.
      var size: (_ room: CGSize) -> CGSize
      /// Returns the width of the longest word; zero in a script without spaces between words.
      var longestWord: () -> CGFloat
    }

    struct Button {
      var title: HUDCore.Text
      /// Whether the button cancels the work.
      var cancels: Bool
      /// Returns the size of the button with `title` and `padding`, in the given room.
      var size: (_ title: HUDCore.Text, _ padding: CGSize, _ room: CGSize) -> CGSize
      /// Returns the size of `text`, the title or a part of the title, in the given room.
      var textSize: (_ text: HUDCore.Text, _ room: CGSize) -> CGSize
    }
  }

  package init() {}

  init(_ sizes: Sizes, resolvedOptions: ResolvedOptions, metrics: Metrics) {
    let style = resolvedOptions.style
    let visible = metrics.visibleArea(avoidsKeyboard: resolvedOptions.behavior.avoidsKeyboard)
    var fitting = PanelFitting(sizes, style: style, visible: visible.size, metrics: metrics)
    let rows = fitting.rows()
    let panel = rows.panel
    let shrink = rows.shrink(of: panel)

    let size = CGSize(width: panel.width * shrink, height: panel.height * shrink)
    bezel = visible.place(size, at: resolvedOptions.behavior.position, margin: rows.style.margin)
      .aligned(to: metrics.scale)
    indicator = rows.frame(of: .indicator, in: panel).scaled(by: shrink)
    status = rows.frame(of: .status, in: panel).scaled(by: shrink).aligned(to: metrics.scale)
    detail = rows.frame(of: .detail, in: panel).scaled(by: shrink).aligned(to: metrics.scale)
    button = rows.frame(of: .button, in: panel).scaled(by: shrink).aligned(to: metrics.scale)
    buttonTitle = rows.buttonTitle
    buttonPadding = rows.buttonPadding
    if indicator.width > 0 { indicatorScale = indicator.width / sizes.indicator.width }
    cornerRadius = min(rows.cornerRadius(in: panel), bezel.width / 2, bezel.height / 2)
  }
}

extension HUD.Style {
  var isFilled: Bool { finish == .filled }
}

extension Metrics {
  /// Returns the part of the host that no bar covers. If `avoidsKeyboard` is true, no keyboard
  /// covers that part either.
  func visibleArea(avoidsKeyboard: Bool) -> CGRect {
    var covered = safeArea
    if avoidsKeyboard { covered.bottom = max(covered.bottom, keyboardInset) }
    return CGRect(origin: .zero, size: size).inset(by: covered)
  }
}
