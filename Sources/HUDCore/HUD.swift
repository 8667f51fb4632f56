/// The HUD: every call, setting and type of this package is a member of it.
///
/// The calls themselves (`HUD.show()`, `HUD.dismiss()`, …) come with `import HUD`.
public enum HUD {}
