import HUD

/// An app's own type of this name, which hides the package's. That one is still `HUDCore.HUD`.
enum HUD {
  static let greeting = "Hello"
}

/// A name for the package's type in all files of that app.
typealias ProgressHUD = HUDCore.HUD

extension ProgressHUD {
  fileprivate static func show(greeting: String) { showSuccess(greeting) }
}

public func greet() {
  HUDCore.HUD.dismiss()
  ProgressHUD.show(greeting: HUD.greeting)
}
