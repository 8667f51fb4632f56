#if GTK && os(Linux)

/// A pointer to a widget of GTK, in each form that Swift has for such a pointer.
///
/// Swift imports a widget as an `UnsafeMutablePointer` or, if GTK keeps its struct private, as an
/// `OpaquePointer`, and most functions return an Optional of these.
public protocol GTKWidgetPointer {
  /// The address of the widget; nil for a null pointer.
  var widgetAddress: UnsafeMutableRawPointer? { get }
}

extension UnsafeMutableRawPointer: GTKWidgetPointer {
  /// The address of the widget.
  public var widgetAddress: UnsafeMutableRawPointer? { self }
}

extension UnsafeMutablePointer: GTKWidgetPointer {
  /// The address of the widget.
  public var widgetAddress: UnsafeMutableRawPointer? { raw }
}

extension OpaquePointer: GTKWidgetPointer {
  /// The address of the widget.
  public var widgetAddress: UnsafeMutableRawPointer? { raw }
}

extension Optional: GTKWidgetPointer where Wrapped: GTKWidgetPointer {
  /// The address of the widget; nil for a null pointer.
  public var widgetAddress: UnsafeMutableRawPointer? { self?.widgetAddress }
}
#endif
