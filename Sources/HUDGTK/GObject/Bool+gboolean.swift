#if GTK && os(Linux)
import CHUDGTK

extension Bool {
  init(_ value: gboolean) { self = value != 0 }

  var gboolean: gboolean { self ? 1 : 0 }
}
#endif
