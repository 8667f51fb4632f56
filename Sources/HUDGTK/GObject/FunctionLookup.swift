#if GTK && os(Linux)
import CHUDGTK

/// Looks up a C function of GTK or libadwaita by name, so that this library can be loaded with
/// versions that do not have the function. Returns nil with such a version.
///
/// - Parameter library: The library that has the function; nil to search the libraries that the
///   program is linked with.
func function<Function>(
  _ name: String, in library: UnsafeMutableRawPointer? = nil, as type: Function.Type = Function.self
) -> Function? {
  dlsym(library ?? dlopen(nil, RTLD_LAZY), name).map { unsafeBitCast($0, to: type) }
}
#endif
