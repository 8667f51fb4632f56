#if GTK && os(Linux)
import CHUDGTK
import HUDCore
import HUDLayers

/// The settings of the user and the display that a HUD follows, such as text size, colours and
/// languages.
@MainActor struct WidgetSettings {
  /// The widget whose settings are read: the stage or, before the stage exists, the window that the
  /// stage will be in.
  let widget: Widget

  /// The default size of GNOME's interface font, in points. With a font of this size, at 96 dots
  /// per inch, `textScale` is 1.
  private static let normalFontSize: CGFloat = 11

  func metrics(size: CGSize) -> Metrics {
    var metrics = Metrics(size: size)
    metrics.scale = SurfaceScale.of(widget)
    metrics.isDark = isDark
    metrics.accent = accent
    metrics.isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    metrics.textScale = textScale
    metrics.fontFamily = fontFamily
    metrics.reducesMotion = Self.reducesMotion(settings)
    metrics.increasesContrast = hasHighContrast
    // GTK has no setting for reduced transparency, so reduce transparency if the contrast is high.
    metrics.reducesTransparency = hasHighContrast
    metrics.languages = languages
    return metrics
  }

  /// The background colour of the theme, always opaque. If the theme names no such colour, this is
  /// white or nearly black.
  var background: GdkRGBA {
    let substitute: Float = prefersDark ? 0.13 : 1
    var color =
      containerBackground ?? themeColor("theme_bg_color")
      ?? GdkRGBA(red: substitute, green: substitute, blue: substitute, alpha: 1)
    color.alpha = 1
    return color
  }

  /// The background colour of dialogs or popovers, which libadwaita's themes have; nil in a window,
  /// or if the theme names no such colour.
  private var containerBackground: GdkRGBA? {
    guard let container = widget.container else { return nil }
    if container.isDialog { return themeColor("dialog_bg_color") }
    return container.raw.isA(gtk_popover_get_type()) ? themeColor("popover_bg_color") : nil
  }

  /// Whether the style manager says that the app is dark, or the theme has a dark background. A
  /// theme may be dark by itself, or because of an environment variable, whatever the user has set.
  private var isDark: Bool { background.luminance < 0.5 || styleManager?.isDark == true }

  /// Whether the user prefers dark apps. False if neither libadwaita nor GTK (from 4.20 on) tells.
  private var prefersDark: Bool {
    styleManager?.isDark ?? (settings?.number("gtk-interface-color-scheme") == Self.dark)
  }

  // The cases of GtkInterfaceColorScheme, GtkInterfaceContrast and GtkReducedMotion that matter.
  // The headers of GTK 4.8 do not have these types.
  private static let dark = 2
  private static let moreContrast = 2
  private static let reduced = 1

  /// The accent colour, in a variant that can be read on the app's background.
  ///
  /// Up to libadwaita 1.5, themes name this colour; later themes name a colour from which it is
  /// derived. An app may redefine either colour. For other themes, this is the theme's colour for
  /// selections or, if there is no such colour, Adwaita's blue.
  private var accent: HUD.Color {
    let manager = styleManager
    let base = themeColor("accent_bg_color") ?? manager?.accent
    let color =
      themeColor("accent_color") ?? base.map { manager?.readable($0) ?? $0 }
      ?? themeColor("theme_selected_bg_color")
    return color.map(HUD.Color.init) ?? HUD.Color(red: 0.208, green: 0.518, blue: 0.894)
  }

  private func themeColor(_ name: String) -> GdkRGBA? {
    var color = GdkRGBA()
    let style = gtk_widget_get_style_context(widget)
    return Bool(gtk_style_context_lookup_color(style, name, &color)) ? color : nil
  }

  /// The family of the user's interface font; "Sans" if it is not known.
  private var fontFamily: String {
    withFont { pango_font_description_get_family($0).map { String(cString: $0) } } ?? "Sans"
  }

  private var textScale: CGFloat {
    let points = withFont { font -> CGFloat? in
      let size = CGFloat(pango_font_description_get_size(font)) / CGFloat(PANGO_SCALE)
      // Ignore a size in pixels: such a size is meant to be fixed, so it does not tell which text
      // size the user wants.
      return size > 0 && !Bool(pango_font_description_get_size_is_absolute(font)) ? size : nil
    }
    // The desktop scales text by changing this resolution, which is in 1/1024 dots per inch. If the
    // setting is not set, its value is -1, and the resolution is 96 dots per inch.
    let resolution = CGFloat(settings?.number("gtk-xft-dpi") ?? -1) / 1024
    return (points ?? Self.normalFontSize) / Self.normalFontSize
      * (resolution > 0 ? resolution / 96 : 1)
  }

  private var hasHighContrast: Bool {
    if styleManager?.hasHighContrast == true { return true }
    if settings?.number("gtk-interface-contrast") == Self.moreContrast { return true }
    // The environment variable takes precedence over the setting, as it does in GTK.
    let theme =
      ProcessInfo.processInfo.environment["GTK_THEME"]?.replacing(":", with: "-")
      ?? settings?.string("gtk-theme-name") ?? ""
    return theme.contains("HighContrast") || theme.split(separator: "-").contains("hc")
  }

  private var languages: [String] {
    guard var name = g_get_language_names() else { return [] }
    var languages: [String] = []
    while let language = name.pointee {
      languages.append(String(cString: language))
      name += 1
    }
    return languages
  }

  private var styleManager: StyleManager? { StyleManager(for: gtk_widget_get_display(widget)) }

  private var settings: UnsafeMutableRawPointer? { gtk_widget_get_settings(widget)?.raw }

  /// Whether the user of the default display asks for reduced motion.
  static var reducesMotion: Bool {
    Bool(gtk_is_initialized()) && reducesMotion(gtk_settings_get_default()?.raw)
  }

  private static func reducesMotion(_ settings: UnsafeMutableRawPointer?) -> Bool {
    guard let settings else { return false }
    return settings.boolean("gtk-enable-animations") == false
      || settings.number("gtk-interface-reduced-motion") == reduced
  }

  private func withFont<Result>(_ body: (OpaquePointer) -> Result?) -> Result? {
    settings?.string("gtk-font-name").flatMap { withPangoFont($0, body) }
  }

  /// Calls `changed` whenever one of the settings or the scale changes, until the returned
  /// connections are released.
  ///
  /// Changes of the style and the text direction are reported by
  /// `DrawnWidget.surroundingsChanged()` instead.
  func watch(_ changed: @escaping @MainActor () -> Void) -> [Connection] {
    let settings = settings?.on("notify", do: changed)
    return [settings].compactMap(\.self) + (styleManager?.watch(changed) ?? [])
      + SurfaceScale.watch(widget, changed)
  }
}

extension HUD.Color {
  init(_ color: GdkRGBA) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }
}

extension GdkRGBA {
  fileprivate var luminance: Float { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
#endif
