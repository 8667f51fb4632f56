#if canImport(AppKit) && !targetEnvironment(macCatalyst)
package import AppKit

/// An invisible view over the content of a window, in which HUDs are shown. The content view of a
/// SwiftUI window does not support other subviews, so SwiftUI itself adds this view.
@MainActor package final class StageContainer: NSView {
  private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  /// A window's weak reference to the stage container in the window.
  private final class Reference {
    weak var ground: StageContainer?
  }

  package convenience init() { self.init(frame: .zero) }

  package override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    guard let window else { return }
    let reference = Reference()
    reference.ground = self
    objc_setAssociatedObject(window, Self.key, reference, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// Returns a stage or a view in a stage; nil if neither is hit, so that the app gets the click.
  package override func hitTest(_ point: NSPoint) -> NSView? {
    let hit = super.hitTest(point)
    return hit === self ? nil : hit
  }

  /// Returns the stage container in `window`; nil if there is none.
  fileprivate static func of(_ window: NSWindow) -> StageContainer? {
    let ground = (objc_getAssociatedObject(window, key) as? Reference)?.ground
    return ground?.window === window ? ground : nil
  }
}

extension NSWindow {
  /// The view to which a stage is added: the stage container, or else the content view.
  var ground: NSView? { StageContainer.of(self) ?? contentView }
}
#endif
