public import HUDCore
public import HUDLayers

extension OffscreenHost {
  /// The panel as a user sees it: its texts, its indicator, and their frames on the screen.
  ///
  /// A text that the panel has no room for is nil here, although `content` still has it. A text
  /// that ends in an ellipsis is returned whole. All frames are in the screen's coordinates. While
  /// the panel still moves, they are those that it will have once it has appeared.
  ///
  /// ```swift
  /// HUD.show(.ring(0.4), status: "Copying", action: .cancel { job.cancel() })
  /// #expect(screen.panel?.status == "Copying")
  /// #expect(screen.panel?.indicator == .ring)
  /// #expect(screen.panel?.buttonTitle == "Cancel")
  /// ```
  public struct Panel: Sendable, Equatable {
    /// The panel's frame.
    public let frame: CGRect

    /// The main text; nil if none is drawn.
    public let status: String?
    /// The frame of the status; nil if none is drawn.
    public let statusFrame: CGRect?

    /// The smaller text below the status; nil if none is drawn.
    public let detail: String?
    /// The frame of the detail; nil if none is drawn.
    public let detailFrame: CGRect?

    /// The kind of the indicator; `.none` if none is drawn.
    public let indicator: HUD.Indicator.Kind
    /// The progress that the indicator shows or moves to, 0...1; nil if it shows none.
    public let progress: Double?
    /// The frame of the indicator; nil if none is drawn.
    public let indicatorFrame: CGRect?

    /// The title of the button; nil if none is drawn.
    public let buttonTitle: String?
    /// The frame of the button, where a touch presses it; nil if none is drawn.
    public let buttonFrame: CGRect?

    init(_ request: Request, _ slots: Slots) {
      func onScreen(_ frame: CGRect) -> CGRect {
        frame.offsetBy(dx: slots.panelFrame.minX, dy: slots.panelFrame.minY)
      }
      frame = slots.panelFrame
      status = slots.status?.text.string
      statusFrame = slots.status.map { onScreen($0.frame) }
      detail = slots.detail?.text.string
      detailFrame = slots.detail.map { onScreen($0.frame) }
      buttonTitle = slots.button?.title.string
      buttonFrame = slots.button.map { onScreen($0.frame) }
      let hasIndicator = !slots.indicatorFrame.isEmpty
      let drawn = request.content.indicator.drawn(in: request.resolvedOptions.style)
      indicator = hasIndicator ? drawn.kind : .none
      progress = hasIndicator ? drawn.progress : nil
      indicatorFrame = hasIndicator ? onScreen(slots.indicatorFrame) : nil
    }
  }
}
