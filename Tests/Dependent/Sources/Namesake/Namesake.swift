import HUD

/// An app's own type of this name hides ours, which is still `HUDCore.HUD` there.
enum HUD {
  static let greeting = "Hello"
}

/// A name for all files of that app.
typealias ProgressHUD = HUDCore.HUD

extension ProgressHUD {
  fileprivate static func show(greeting: String) { showSuccess(greeting) }
}

public func greet() {
  HUDCore.HUD.dismiss()
  ProgressHUD.show(greeting: HUD.greeting)
}
