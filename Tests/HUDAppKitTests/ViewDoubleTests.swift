import HUDAppKitDouble
import Testing

/// The views of the double: their coordinates, layers and layout are AppKit's.
@MainActor @Suite(.onDouble) struct ViewDoubleTests {
  private let window = NSWindow.ofApp()

  @Test("A view converts between coordinates that point up and down")
  func conversion() throws {
    let content = try #require(window.contentView)
    #expect(content.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
    #expect(!content.isFlipped)
    let flipped = FlippedView(frame: CGRect(x: 50, y: 100, width: 200, height: 80))
    content.addSubview(flipped)
    // The top left corner of the flipped view.
    #expect(flipped.convert(.zero, to: content) == CGPoint(x: 50, y: 180))
    #expect(flipped.convert(CGPoint(x: 50, y: 100), from: content) == CGPoint(x: 0, y: 80))
    let inner = NSView(frame: CGRect(x: 10, y: 10, width: 20, height: 30))
    flipped.addSubview(inner)
    #expect(
      inner.convert(inner.bounds, to: content) == CGRect(x: 60, y: 140, width: 20, height: 30))
    #expect(
      content.convert(CGRect(x: 60, y: 140, width: 20, height: 30), to: inner) == inner.bounds)
    // Nil is the window, whose title bar is above the content.
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 60, y: 140))
  }

  @Test("A hit test takes a point of the superview, and finds the frontmost view")
  func hitTest() throws {
    let content = try #require(window.contentView)
    let flipped = FlippedView(frame: CGRect(x: 50, y: 100, width: 200, height: 80))
    content.addSubview(flipped)
    let inner = NSView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    flipped.addSubview(inner)
    #expect(flipped.hitTest(CGPoint(x: 55, y: 175)) === inner)
    #expect(flipped.hitTest(CGPoint(x: 55, y: 105)) === flipped)
    #expect(flipped.hitTest(CGPoint(x: 5, y: 5)) == nil)
    inner.alphaValue = 0
    #expect(flipped.hitTest(CGPoint(x: 55, y: 175)) === inner)
    inner.isHidden = true
    #expect(flipped.hitTest(CGPoint(x: 55, y: 175)) === flipped)
  }

  @Test("A view shows its layer only where AppKit does, and its anchor is a corner")
  func layers() throws {
    let content = try #require(window.contentView)
    let view = NSView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.layer == nil)
    view.wantsLayer = true
    #expect(view.layer?.anchorPoint == .zero)
    content.addSubview(view)
    let inner = NSView(frame: .zero)
    view.addSubview(inner)
    #expect(inner.layer == nil)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    view.layer?.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    CATransaction.commit()
    Device.settle()
    #expect(view.layer?.affineTransform() == .identity)
  }

  @Test("A view that hosts a layer has no subviews, and sets the layer first")
  func hosting() async {
    let view = FlippedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let layer = CALayer()
    view.layer = layer
    view.wantsLayer = true
    #expect(view.layer === layer)
    #expect(layer.bounds.size == CGSize(width: 100, height: 100))

    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Device.switchOn()
        let view = NSView()
        view.wantsLayer = true
        view.layer = CALayer()
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Device.switchOn()
        let view = NSView()
        view.layer = CALayer()
        view.wantsLayer = true
        view.addSubview(NSView())
      }
    }
  }

  @Test("A new order of the subviews takes none of them out of the window")
  func reordering() throws {
    let content = try #require(window.contentView)
    let views = (0..<3).map { _ in MovingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    for view in views { content.addSubview(view) }
    content.subviews = [views[2], views[0], views[1]]
    #expect(content.hitTest(CGPoint(x: 5, y: 5)) === views[1])
    #expect(views.allSatisfy { $0.moves == 1 && $0.window === window })
    content.subviews = [views[0]]
    #expect(views.map(\.moves) == [1, 2, 2])
  }

  @Test("Parts that are flexible share a growth")
  func autoresizing() throws {
    let content = try #require(window.contentView)
    let filling = NSView(frame: content.bounds)
    filling.autoresizingMask = [.width, .height]
    let centred = NSView(frame: CGRect(x: 150, y: 100, width: 100, height: 100))
    centred.autoresizingMask = [.minXMargin, .maxXMargin, .minYMargin, .maxYMargin]
    content.addSubview(filling)
    content.addSubview(centred)
    window.setContentSize(CGSize(width: 600, height: 500))
    #expect(filling.frame == CGRect(x: 0, y: 0, width: 600, height: 500))
    #expect(centred.frame == CGRect(x: 250, y: 200, width: 100, height: 100))
  }

  @Test("A view whose constraints are on has the frame that they decide, or its own size")
  func constraints() async throws {
    let content = try #require(window.contentView)
    let label = NSTextField(labelWithString: "Loading…")
    label.translatesAutoresizingMaskIntoConstraints = false
    label.frame = CGRect(x: 90, y: 90, width: 9, height: 9)
    content.addSubview(label)
    Device.settle()
    #expect(label.frame == CGRect(origin: .zero, size: label.fittingSize))
    let width = label.widthAnchor.constraint(equalTo: content.widthAnchor)
    width.priority = NSLayoutConstraint.Priority(999)
    NSLayoutConstraint.activate([
      width, label.centerYAnchor.constraint(equalTo: content.centerYAnchor),
    ])
    Device.settle()
    #expect(label.frame.width == 400 && label.frame.midY == 150)

    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Device.switchOn()
        let views = (NSView(), NSView())
        views.1.translatesAutoresizingMaskIntoConstraints = false
        views.0.addSubview(views.1)
        NSLayoutConstraint.activate([
          views.1.heightAnchor.constraint(equalTo: views.0.heightAnchor)
        ])
      }
    }
  }

  @Test("The bars of the window are in the safe area of views below them")
  func safeArea() throws {
    let content = try #require(window.contentView)
    #expect(content.safeAreaInsets == NSEdgeInsets())
    window.styleMask.insert(.fullSizeContentView)
    #expect(content.frame.height == 328)
    #expect(content.safeAreaInsets.top == 28)
    #expect(content.safeAreaRect == CGRect(x: 0, y: 0, width: 400, height: 300))
    let flipped = FlippedView(frame: CGRect(x: 10, y: 318, width: 50, height: 10))
    content.addSubview(flipped)
    #expect(flipped.safeAreaInsets.top == 28)
    window.toolbar = NSToolbar()
    #expect(content.safeAreaInsets.top == 52)
    window.toolbar = nil
    window.orderOut(nil)
    #expect(content.safeAreaInsets.top == 0)
    window.orderFront(nil)
    #expect(content.safeAreaInsets.top == 28)
    window.toggleFullScreen(nil)
    #expect(content.safeAreaInsets.top == 0)
    Device.advance(by: .seconds(1))
  }
}

private final class MovingView: NSView {
  var moves = 0
  override func viewDidMoveToWindow() { moves += 1 }
}

final class FlippedView: NSView {
  override var isFlipped: Bool { true }
}

extension NSWindow {
  /// A window of an app, on the screen until the test ends.
  static func ofApp(
    _ title: String = "Document", contentSize: CGSize = CGSize(width: 400, height: 300)
  ) -> NSWindow {
    let window = NSWindow(
      contentRect: CGRect(origin: CGPoint(x: 100, y: 200), size: contentSize),
      styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered,
      defer: false)
    window.title = title
    window.isReleasedWhenClosed = false
    window.makeKeyAndOrderFront(nil)
    Device.atEnd { [weak window] in window?.close() }
    return window
  }
}
