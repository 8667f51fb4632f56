#if GTK && os(Linux)
import CHUDGTK

/// libadwaita's `AdwStyleManager`, which knows the colours and the contrast of an app that uses
/// libadwaita. In such an app, GTK's own settings do not tell the colours and the contrast.
///
/// Everything is looked up by name, so that this library does not need libadwaita.
@MainActor struct StyleManager {
  private let object: UnsafeMutableRawPointer

  /// Finds the style manager of `display`; nil if the app does not use libadwaita.
  init?(for display: OpaquePointer?) {
    typealias Find = @convention(c) (_ display: OpaquePointer?) -> UnsafeMutableRawPointer?
    guard g_type_from_name("AdwStyleManager") != 0,
      let find = function("adw_style_manager_get_for_display", in: Self.libadwaita, as: Find.self),
      let object = find(display)
    else { return nil }
    self.object = object
  }

  var isDark: Bool { object.boolean("dark") == true }

  var hasHighContrast: Bool { object.boolean("high-contrast") == true }

  /// The user's accent colour; nil before libadwaita 1.6.
  var accent: GdkRGBA? { object.color("accent-color-rgba") }

  /// Returns a variant of the accent colour `accent` that can be read on the app's background.
  func readable(_ accent: GdkRGBA) -> GdkRGBA {
    typealias Convert =
      @convention(c) (
        _ color: UnsafePointer<GdkRGBA>, _ isDark: gboolean, _ result: UnsafeMutablePointer<GdkRGBA>
      ) -> Void
    // libadwaita before 1.6 has no such function. Its themes name a readable accent colour.
    guard let convert = function("adw_rgba_to_standalone", in: Self.libadwaita, as: Convert.self)
    else { return accent }
    var (color, result) = (accent, accent)
    convert(&color, isDark.gboolean, &result)
    return result
  }

  func watch(_ changed: @escaping @MainActor () -> Void) -> [Connection] {
    ["dark", "high-contrast", "accent-color-rgba"].map { object.on("notify::\($0)", do: changed) }
  }

  /// The library; nil if the app has not loaded it. With nil, `function` searches the app itself,
  /// which contains the functions if libadwaita is linked statically.
  private static var libadwaita: UnsafeMutableRawPointer? {
    dlopen("libadwaita-1.so.0", RTLD_LAZY | RTLD_NOLOAD)
  }
}
#endif
