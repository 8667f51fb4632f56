#if GTK && os(Linux)
import CHUDGTK

/// Remembers an object without holding it: nil once it is gone.
@MainActor final class WeakReference {
  // On the heap, because GObject writes to it from outside.
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
