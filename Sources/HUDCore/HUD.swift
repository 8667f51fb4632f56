/// The HUD: the name every public type of this package stands in.
///
/// The calls themselves (`HUD.show()`, `HUD.dismiss()`, …) come with `import HUD`.
public enum HUD {}
