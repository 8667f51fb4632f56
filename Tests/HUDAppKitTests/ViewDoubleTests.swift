import HUDAppKitDouble
import Testing

/// The views of the double: their coordinates, layers and layout are AppKit's.
@MainActor @Suite(.onDouble) struct ViewDoubleTests {
  private let window = NSWindow.ofApp()

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
