/// Only the types of what is dragged.
public enum NSPasteboard {
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
    public static let fileURL = PasteboardType("public.file-url")
    public static let html = PasteboardType("public.html")
    public static let pdf = PasteboardType("com.adobe.pdf")
    public static let png = PasteboardType("public.png")
    public static let rtf = PasteboardType("public.rtf")
    public static let string = PasteboardType("public.utf8-plain-text")
    public static let tiff = PasteboardType("public.tiff")
    // Apple's name.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = PasteboardType("public.url")
  }
}

@MainActor public enum NSFilePromiseReceiver {
  public static var readableDraggedTypes: [String] { ["com.apple.NSFilePromiseItemMetaData"] }
}

extension NSView {
  public func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {
    registeredDraggedTypes = newTypes
  }

  public func unregisterDraggedTypes() { registeredDraggedTypes = [] }

  /// The view that is asked whether it takes what is dragged to a point of its superview.
  package func dragTarget(at point: CGPoint, type: NSPasteboard.PasteboardType) -> NSView? {
    let own = fromSuperview(point)
    guard !isHidden, mouse(own, in: bounds) else { return nil }
    for view in subviews.reversed() {
      if let target = view.dragTarget(at: own, type: type) { return target }
    }
    return registeredDraggedTypes.contains(type) ? self : nil
  }
}
