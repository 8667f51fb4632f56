public import HUDCore
public import HUDLayers

extension OffscreenHost {
  /// The panel as a user sees it: its texts, its indicator, and their frames on the screen.
  ///
  /// A text for which the panel has no space is nil here, although `OffscreenHost.content` contains
  /// it. If a text is truncated on the screen, its property still contains the whole text. All
  /// frames are in the screen's coordinates. While the panel appears, the frames already have their
  /// final values.
  ///
  /// ```swift
  /// HUD.show(.ring(0.4), status: "Copying", action: .cancel { job.cancel() })
  /// #expect(screen.panel?.status == "Copying")
  /// #expect(screen.panel?.indicator == .ring)
  /// #expect(screen.panel?.buttonTitle == "Cancel")
  /// ```
  public struct Panel: Sendable, Equatable {
    /// The panel's frame, in the screen's coordinates.
    public let frame: CGRect

    /// The main text; nil if no status is drawn.
    public let status: String?
    /// The frame of the status, in the screen's coordinates; nil if no status is drawn.
    public let statusFrame: CGRect?

    /// The smaller text below the status; nil if no detail is drawn.
    public let detail: String?
    /// The frame of the detail, in the screen's coordinates; nil if no detail is drawn.
    public let detailFrame: CGRect?

    /// The kind of the indicator; `.none` if no indicator is drawn.
    public let indicator: HUD.Indicator.Kind
    /// The progress from 0 to 1 that the indicator shows or moves to; nil if it shows no progress.
    public let progress: Double?
    /// The frame of the indicator, in the screen's coordinates; nil if no indicator is drawn.
    public let indicatorFrame: CGRect?

    /// The title of the button; nil if no button is drawn.
    public let buttonTitle: String?
    /// The frame of the button, in the screen's coordinates. A touch inside it presses the button.
    /// Nil if no button is drawn.
    public let buttonFrame: CGRect?

    init(_ slots: Slots) {
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
      let drawn = slots.request.content.indicator.drawn(in: slots.request.resolvedOptions.style)
      indicator = hasIndicator ? drawn.kind : .none
      progress = hasIndicator ? drawn.progress : nil
      indicatorFrame = hasIndicator ? onScreen(slots.indicatorFrame) : nil
    }
  }
}
