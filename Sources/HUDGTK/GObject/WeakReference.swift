#if GTK && os(Linux)
import CHUDGTK

/// A weak reference to a GObject. It becomes nil when the object is destroyed.
@MainActor final class WeakReference {
  // The pointer is on the heap to have a fixed address: GObject writes nil to this address when the
  // object is destroyed.
  private let place: UnsafeMutablePointer<gpointer?>

  init(_ object: UnsafeMutableRawPointer?) {
    place = .allocate(capacity: 1)
    place.initialize(to: object)
    if let object { g_object_add_weak_pointer(object.cast(), place) }
  }

  isolated deinit {
    if let object = place.pointee { g_object_remove_weak_pointer(object.cast(), place) }
    place.deallocate()
  }

  var object: UnsafeMutableRawPointer? { place.pointee }

  var widget: Widget? { place.pointee?.cast() }
}
#endif
