#if GTK && os(Linux)
import CHUDGTK

/// Looks up a C function of GTK or libadwaita by name, so that this library can be loaded with a
/// version that does not have the function. Returns nil then.
///
/// - Parameter library: The library that has the function; nil for those that the program is linked
///   with.
func function<Function>(
  _ name: String, in library: UnsafeMutableRawPointer? = nil, as type: Function.Type = Function.self
) -> Function? {
  dlsym(library ?? dlopen(nil, RTLD_LAZY), name).map { unsafeBitCast($0, to: type) }
}
#endif
