#if GTK && os(Linux)
import CHUDGTK

// GLib 2.88 marks these types as sets of flags. Then Swift imports them as option sets and drops the
// C names of their constants. The names here are valid with every GLib, and `init(rawValue:)` is too.

extension GConnectFlags {
  static var swapped: Self { Self(rawValue: 1 << 1) }
}

extension GSignalMatchType {
  static var unblockedWithID: Self { Self(rawValue: 1 << 0 | 1 << 5) }
}

extension GDBusConnectionFlags {
  static var clientOfMessageBus: Self { Self(rawValue: 1 << 0 | 1 << 3) }
}

extension GDBusProxyFlags {
  static var doNotAutoStart: Self { Self(rawValue: 1 << 2) }
}
#endif
