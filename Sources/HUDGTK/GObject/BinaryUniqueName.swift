#if GTK && os(Linux)
import CHUDGTK

/// The names under which GLib keeps types and data for the whole process.
///
/// An app and its plugin may each contain a copy of this library. A copy must not use the types and
/// data of the other, so each name ends with the address of the program or shared library that
/// contains this copy.
enum BinaryUniqueName {
  static func type(_ name: String) -> String { name + suffix }

  static func quark(_ name: String) -> GQuark { g_quark_from_string(name + suffix) }

  private static let suffix = "-" + String(UInt(bitPattern: #dsohandle), radix: 16)
}
#endif
