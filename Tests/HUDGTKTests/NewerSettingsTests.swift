#if GTK && os(Linux)
import CHUDGTK
import Glibc
@testable import HUDCore
@testable import HUDGTK
import XCTest

/// The settings that libadwaita, and GTK from 4.20 on, give an app.
final class NewerSettingsTests: GTKTestCase {
  func test_the_panel_follows_Adwaitas_contrast_and_colours() throws {
    try inAProcessOfItsOwn(["ADW_DISABLE_PORTAL": "1"]) {
      let adwaita = try XCTUnwrap(StyleSettings())
      let window = TestWindow()
      window.present()
      let hud = TestHUD()
      hud.show()
      XCTAssertFalse(hud.host.metrics.increasesContrast)
      adwaita.setHighContrast(true)
      waitFor("more contrast") { hud.host.metrics.increasesContrast }
      XCTAssertTrue(hud.host.metrics.reducesTransparency)
      adwaita.setHighContrast(false)
      waitFor("the usual contrast") { !hud.host.metrics.increasesContrast }
      XCTAssertFalse(hud.host.metrics.isDark)
      adwaita.setDark(true)
      waitFor("the dark colours") { hud.host.metrics.isDark }
      adwaita.setDark(false)
      waitFor("the light colours") { !hud.host.metrics.isDark }
      hud.end()
      window.destroy()
    }
  }

  func test_the_panel_follows_Adwaitas_accent() throws {
    try inAProcessOfItsOwn(["ADW_DISABLE_PORTAL": "1"]) {
      let adwaita = try XCTUnwrap(StyleSettings())
      guard adwaita.hasAccents else {
        throw XCTSkip("Accent colours came with libadwaita 1.6.")
      }
      let window = TestWindow()
      window.present()
      let hud = TestHUD()
      hud.show()
      adwaita.setAccent("red")
      waitFor("the accent") { hud.host.metrics.accent == adwaita.standaloneRed }
      window.withStyle("@define-color accent_color #00ff00;") {
        let own = HUD.Color(red: 0, green: 1, blue: 0)
        waitFor("the app's own accent") { hud.host.metrics.accent == own }
      }
      hud.end()
      window.destroy()
    }
  }

  func test_the_panel_follows_the_settings_of_GTK_4_20() {
    withInterfaceSettings { settings, hud in
      XCTAssertFalse(hud.host.metrics.increasesContrast)
      InterfaceSettings.set("gtk-interface-contrast", of: settings, to: 2)
      XCTAssertTrue(hud.host.metrics.increasesContrast)
      InterfaceSettings.set("gtk-interface-contrast", of: settings, to: 3)
      XCTAssertFalse(hud.host.metrics.increasesContrast)
      XCTAssertFalse(hud.host.metrics.reducesMotion)
      InterfaceSettings.set("gtk-interface-reduced-motion", of: settings, to: 1)
      XCTAssertTrue(hud.host.metrics.reducesMotion)
      InterfaceSettings.set("gtk-interface-reduced-motion", of: settings, to: 0)
      XCTAssertFalse(hud.host.metrics.reducesMotion)
    }
  }

  func test_where_the_theme_names_no_background_the_users_colour_scheme_decides() {
    withInterfaceSettings(["GTK_THEME": "Empty"]) { settings, hud in
      XCTAssertFalse(hud.host.metrics.isDark)
      InterfaceSettings.set("gtk-interface-color-scheme", of: settings, to: 2)
      XCTAssertTrue(hud.host.metrics.isDark)
      InterfaceSettings.set("gtk-interface-color-scheme", of: settings, to: 3)
      XCTAssertFalse(hud.host.metrics.isDark)
    }
  }

  /// Shows a HUD in a process whose settings have the properties of GTK 4.20.
  private func withInterfaceSettings(
    _ environment: [String: String] = [:],
    _ body: @MainActor (_ settings: UnsafeMutableRawPointer, _ hud: TestHUD) -> Void
  ) {
    inAProcessOfItsOwn(environment) {
      let window = TestWindow()
      let settings = gtk_widget_get_settings(window.widget)!.raw
      InterfaceSettings.add(to: settings)
      window.present()
      let hud = TestHUD()
      hud.show()
      body(settings, hud)
      hud.end()
      window.destroy()
    }
  }
}

/// libadwaita, loaded at run time, and the desktop's settings that it reads without a portal.
@MainActor private struct StyleSettings {
  private let library: UnsafeMutableRawPointer

  init?() {
    guard let library = dlopen("libadwaita-1.so.0", RTLD_NOW),
      let initialise = dlsym(library, "adw_init")
    else { return nil }
    self.library = library
    unsafeBitCast(initialise, to: (@convention(c) () -> Void).self)()
  }

  func setHighContrast(_ isHigh: Bool) {
    let settings = g_settings_new("org.gnome.desktop.a11y.interface")
    g_settings_set_boolean(settings, "high-contrast", isHigh.gboolean)
    g_object_unref(settings?.raw)
  }

  func setDark(_ isDark: Bool) {
    typealias Find = @convention(c) () -> OpaquePointer
    typealias SetScheme = @convention(c) (OpaquePointer, CInt) -> Void
    let find = unsafeBitCast(dlsym(library, "adw_style_manager_get_default")!, to: Find.self)
    let set = dlsym(library, "adw_style_manager_set_color_scheme")!
    let (forceLight, forceDark) = (CInt(1), CInt(4))
    unsafeBitCast(set, to: SetScheme.self)(find(), isDark ? forceDark : forceLight)
  }

  var hasAccents: Bool { dlsym(library, "adw_accent_color_to_standalone_rgba") != nil }

  func setAccent(_ name: String) {
    let settings = g_settings_new("org.gnome.desktop.interface")
    g_settings_set_string(settings, "accent-color", name)
    g_object_unref(settings?.raw)
  }

  /// The red accent for glyphs and text on a light background.
  var standaloneRed: HUD.Color {
    typealias Convert = @convention(c) (CInt, gboolean, UnsafeMutablePointer<GdkRGBA>) -> Void
    let red = CInt(5)
    var color = GdkRGBA()
    let function = dlsym(library, "adw_accent_color_to_standalone_rgba")!
    unsafeBitCast(function, to: Convert.self)(red, false.gboolean, &color)
    return HUD.Color(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }
}

/// The properties that GTK 4.20 and 4.22 add to `GtkSettings`, for tests with an older GTK.
@MainActor private enum InterfaceSettings {
  nonisolated private static let names = [
    "gtk-interface-color-scheme", "gtk-interface-contrast", "gtk-interface-reduced-motion",
  ]
  nonisolated private static let firstID: guint = 1_000
  nonisolated(unsafe) private static var values = [gint](repeating: 0, count: names.count)
  nonisolated(unsafe) private static var inherited: GObjectClass?

  static func add(to settings: UnsafeMutableRawPointer) {
    let settingsClass = objectClass(of: settings)
    guard g_object_class_find_property(settingsClass, names[0]) == nil else { return }
    inherited = settingsClass.pointee
    settingsClass.pointee.get_property = { InterfaceSettings.get($0, $1, $2, $3) }
    settingsClass.pointee.set_property = { InterfaceSettings.set($0, $1, $2, $3) }
    let type = g_enum_register_static("TestSetting", cases)
    for (index, name) in names.enumerated() {
      g_object_class_install_property(
        settingsClass, firstID + guint(index),
        g_param_spec_enum(name, nil, nil, type, 0, .readWrite))
    }
  }

  nonisolated private static func get(
    _ object: UnsafeMutablePointer<GObject>?, _ id: guint, _ value: UnsafeMutablePointer<GValue>?,
    _ spec: UnsafeMutablePointer<GParamSpec>?
  ) {
    guard id >= firstID else { return inherited!.get_property(object, id, value, spec) }
    g_value_set_enum(value, values[Int(id - firstID)])
  }

  nonisolated private static func set(
    _ object: UnsafeMutablePointer<GObject>?, _ id: guint, _ value: UnsafePointer<GValue>?,
    _ spec: UnsafeMutablePointer<GParamSpec>?
  ) {
    guard id >= firstID else { return inherited!.set_property(object, id, value, spec) }
    values[Int(id - firstID)] = g_value_get_enum(value)
  }

  static func set(_ name: String, of settings: UnsafeMutableRawPointer, to value: gint) {
    let spec = g_object_class_find_property(objectClass(of: settings), name)!
    var box = GValue()
    g_value_init(&box, spec.pointee.value_type)
    g_value_set_enum(&box, value)
    g_object_set_property(settings.assumingMemoryBound(to: GObject.self), name, &box)
  }

  private static func objectClass(
    of object: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<GObjectClass> {
    object.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class!.cast()
  }

  /// GObject keeps the array, which ends with an empty element.
  nonisolated(unsafe) private static let cases: UnsafeMutablePointer<GEnumValue> = {
    let cases = UnsafeMutablePointer<GEnumValue>.allocate(capacity: 5)
    for value in 0..<4 {
      let name = UnsafePointer(strdup("case-\(value)"))
      cases[value] = GEnumValue(value: gint(value), value_name: name, value_nick: name)
    }
    cases[4] = GEnumValue()
    return cases
  }()
}
#endif
