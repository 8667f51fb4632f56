import HUDLayers

/// A view that scrolls another one. The double scrolls nothing: only its place in the hierarchy
/// counts.
@MainActor open class NSScrollView: NSView {
  public let contentView = NSClipView()
  /// Without a scroller the wheel does not scroll.
  open var hasVerticalScroller = false

  public override init(frame frameRect: CGRect) {
    super.init(frame: frameRect)
    contentView.frame = bounds
    contentView.autoresizingMask = [.width, .height]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var documentView: NSView? {
    get { contentView.documentView }
    set { contentView.documentView = newValue }
  }
}

/// The part of a scroll view in which its document is seen.
@MainActor open class NSClipView: NSView {
  open var documentView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let documentView { addSubview(documentView) }
    }
  }
}
