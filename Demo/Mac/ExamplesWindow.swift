#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import HUDExamples

/// A window with the list of all examples. A click shows one in it.
public final class ExamplesWindow: NSWindow {
  public init(_ examples: [Example] = Example.onAppKit) {
    super.init(
      contentRect: CGRect(x: 0, y: 0, width: 480, height: 640),
      styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered,
      defer: false)
    title = "HUD"
    isReleasedWhenClosed = false
    let list = ListView(frame: .zero)
    list.add("Dismiss") { Player.dismiss() }
    for example in examples {
      list.add(example.title) { [weak self] in Player.play(example, in: self) }
    }
    let scrollView = NSScrollView(frame: CGRect(x: 0, y: 0, width: 480, height: 640))
    scrollView.documentView = list
    scrollView.hasVerticalScroller = true
    scrollView.autoresizingMask = [.width, .height]
    contentView?.addSubview(scrollView)
    center()
  }
}
#endif
