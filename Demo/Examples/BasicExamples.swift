import HUD

extension Example {
  static let basics = [
    Example(
      "course", "Spinner to success",
      code: """
        HUD.show(status: "Saving")
        // later
        HUD.showSuccess("Saved")
        """,
      at: .milliseconds(900), length: .milliseconds(3800),
      then: [(.milliseconds(1400), { HUD.showSuccess("Saved") })]
    ) { HUD.show(status: "Saving") },
    Example("spinner", "Spinner", code: "HUD.show()", length: .seconds(1)) { HUD.show() },
    Example(
      "spinner-status", "Spinner with text", code: #"HUD.show(status: "Signing in")"#,
      length: .seconds(1)
    ) { HUD.show(status: "Signing in") },
    Example(
      "spinner-detail", "Spinner with text and detail",
      code: #"HUD.show(status: "Importing", detail: "The library is large")"#, length: .seconds(1)
    ) { HUD.show(status: "Importing", detail: "The library is large") },
    Example(
      "wheel", "Activity wheel", code: #"HUD.show(.activity, status: "Signing in")"#,
      length: .seconds(1)
    ) { HUD.show(.activity, status: "Signing in") },
    Example(
      "in-window", "Over one window or view",
      code: #"HUD.in(window).show(status: "Signing in")"#, length: .seconds(1)
    ) { HUD.in(window).show(status: "Signing in") },
    Example(
      "later", "Dismiss after a delay",
      code: """
        HUD.show(status: "Two more seconds")
        HUD.dismiss(after: .seconds(2))
        """,
      at: .milliseconds(900), length: .milliseconds(2600)
    ) {
      HUD.show(status: "Two more seconds")
      HUD.dismiss(after: .seconds(2))
    },
  ]
}
