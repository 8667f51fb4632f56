/// The namespace of all calls, settings and types of this package.
///
/// The calls (`HUD.show()`, `HUD.dismiss()`, …) are available after `import HUD`.
public enum HUD {}
