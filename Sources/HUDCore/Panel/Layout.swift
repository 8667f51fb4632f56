package import LayerKit

/// Where everything stands: a pure function of content, style and the host's metrics.
package struct Layout: Equatable {
  /// The panel, in the host's coordinates.
  package private(set) var bezel = CGRect.zero
  /// In the panel's coordinates; empty where there is none.
  package private(set) var indicator = CGRect.zero
  /// In the panel's coordinates; empty where there is none.
  package private(set) var status = CGRect.zero
  /// Below 1 where the host is too small for the panel as it should be.
  package private(set) var shrink: CGFloat = 1

  package init() {}

  /// - Parameters:
  ///   - indicator: the room of the indicator, zero where there is none.
  ///   - measure: the size of the status in the room there is for it.
  init(
    indicator: CGSize, terms: Terms, metrics: Metrics, measure: (CGSize) -> CGSize
  ) {
    let style = terms.style
    let visible = metrics.visibleArea(avoidsKeyboard: terms.avoidsKeyboard)
    let available = visible.inset(by: HUD.Insets(all: style.margin)).size

    var stack = Stack(indicator: indicator, style: style, available: available)
    let text = measure(stack.room(for: style.maximumStatusSize, metrics: metrics))
    stack.add(text)
    if !stack.fits, indicator != .zero { stack.dropText() }

    shrink = stack.shrink
    let size = CGSize(width: stack.panel.width * shrink, height: stack.panel.height * shrink)
    bezel = visible.place(size, offset: terms.position, margin: style.margin)
      .aligned(to: metrics.scale)
    self.indicator = stack.indicatorFrame.scaled(by: shrink)
    status = stack.textFrame.scaled(by: shrink).aligned(to: metrics.scale)
  }
}

/// The indicator, and the text under it, with the insets around them.
private struct Stack {
  let indicator: CGSize
  let style: HUD.Style
  let available: CGSize
  private var text = CGSize.zero

  init(indicator: CGSize, style: HUD.Style, available: CGSize) {
    self.indicator = indicator
    self.style = style
    self.available = available
  }

  /// Room for text, which grows with the user's text size as far as the host has it.
  func room(for maximum: CGSize, metrics: Metrics) -> CGSize {
    let growth = max(metrics.textScale, 1)
    let above = indicator == .zero ? 0 : indicator.height + style.spacing
    return CGSize(
      width: min(
        maximum.width * growth, available.width - style.insets.left - style.insets.right),
      height: min(
        maximum.height * growth,
        available.height - style.insets.top - style.insets.bottom - above))
  }

  mutating func add(_ text: CGSize) { self.text = text }

  mutating func dropText() { text = .zero }

  var fits: Bool { panel.width <= available.width && panel.height <= available.height }

  var shrink: CGFloat {
    guard panel.width > 0, panel.height > 0 else { return 1 }
    return max(min(1, available.width / panel.width, available.height / panel.height), 0)
  }

  var panel: CGSize {
    let smallest = CGSize(
      width: min(style.minimumSize.width, available.width),
      height: min(style.minimumSize.height, available.height))
    return CGSize(
      width: max(content.width + style.insets.left + style.insets.right, smallest.width),
      height: max(content.height + style.insets.top + style.insets.bottom, smallest.height))
  }

  var indicatorFrame: CGRect {
    CGRect(
      x: middle - indicator.width / 2, y: top, width: indicator.width, height: indicator.height)
  }

  var textFrame: CGRect {
    CGRect(
      x: middle - text.width / 2, y: top + indicator.height + spacing, width: text.width,
      height: text.height)
  }

  private var spacing: CGFloat {
    indicator.height > 0 && text.height > 0 ? style.spacing : 0
  }

  private var content: CGSize {
    CGSize(
      width: max(indicator.width, text.width), height: indicator.height + spacing + text.height)
  }

  // The content stands in the middle of what the insets leave, also in a larger panel.
  private var middle: CGFloat { (panel.width + style.insets.left - style.insets.right) / 2 }
  private var top: CGFloat {
    (panel.height - content.height + style.insets.top - style.insets.bottom) / 2
  }
}

extension Metrics {
  /// What of the host neither bars nor a keyboard cover.
  func visibleArea(avoidsKeyboard: Bool) -> CGRect {
    var covered = safeArea
    if avoidsKeyboard { covered.bottom = max(covered.bottom, keyboardInset) }
    return CGRect(origin: .zero, size: size).inset(by: covered)
  }
}
