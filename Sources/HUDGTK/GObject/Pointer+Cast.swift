#if GTK && os(Linux)
import CHUDGTK

extension UnsafeMutablePointer {
  /// Returns the pointer with the type `Other`, which must be the type of the object or one of its
  /// parent types. The cast works because the struct of a GObject begins with the struct of its
  /// parent type.
  func cast<Other>(to other: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
    raw.assumingMemoryBound(to: other)
  }

  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

  /// The pointer as an `OpaquePointer`. Swift has only this type for a pointer to a struct that GTK
  /// keeps private.
  var opaque: OpaquePointer { OpaquePointer(self) }
}

extension OpaquePointer {
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

  func cast<Other>(to other: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
    raw.assumingMemoryBound(to: other)
  }
}

extension UnsafeMutableRawPointer {
  func cast<Other>(to other: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
    assumingMemoryBound(to: other)
  }
}
#endif
