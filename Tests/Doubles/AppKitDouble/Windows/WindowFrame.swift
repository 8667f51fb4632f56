import HUDLayers

/// The view of AppKit that contains the title bar, the toolbar and the content view of a window.
final class WindowFrame: NSView {
  weak var owner: NSWindow?
  var isBuilding = false

  /// AppKit warns about a view that an app adds here, and the double stops.
  override func mayContain(_ view: NSView) -> Bool { isBuilding }
}
