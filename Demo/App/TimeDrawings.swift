import HUD

extension TimeDrawing {
  /// The drawings of the article about the life of a HUD.
  static let all = [
    TimeDrawing(
      name: "life-count", seconds: 3,
      calls: [
        Call(0.2, #"HUD.show(status: "One")"#) { HUD.show(status: "One") },
        Call(0.8, #"HUD.show(status: "Two")"#) { HUD.show(status: "Two") },
        Call(1.4, "HUD.popActivity()") { HUD.popActivity() },
        Call(2.4, "HUD.popActivity()") { HUD.popActivity() },
      ]),
    TimeDrawing(
      name: "life-grace", seconds: 4,
      calls: [
        Call(0.2, #"HUD.show(status: "Short")"#) { show("Short", graceTime: .milliseconds(500)) },
        Call(0.5, "HUD.dismiss()") { HUD.dismiss() },
        Call(1.4, #"HUD.show(status: "Long")"#) { show("Long", graceTime: .milliseconds(500)) },
        Call(3.2, "HUD.dismiss()") { HUD.dismiss() },
      ],
      span: (1.4, 1.9, "grace time")),
    TimeDrawing(
      name: "life-minimum", seconds: 3,
      calls: [
        Call(0.2, #"HUD.show(status: "Short")"#) {
          show("Short", minimumTime: .milliseconds(1500))
        },
        Call(0.6, "HUD.dismiss()") { HUD.dismiss() },
      ],
      span: (0.2, 1.7, "minimum time")),
    TimeDrawing(
      name: "life-replace", seconds: 5,
      calls: [
        Call(0.2, #"HUD.showSuccess("One")"#) { HUD.showSuccess("One") },
        Call(1.2, #"HUD.showSuccess("Two")"#) { HUD.showSuccess("Two") },
      ]),
    TimeDrawing(
      name: "life-queue", seconds: 5,
      calls: [
        Call(0.2, #"HUD.showSuccess("One")"#) { enqueue("One") },
        Call(1.2, #"HUD.showSuccess("Two")"#) { enqueue("Two") },
      ]),
    TimeDrawing(
      name: "life-cover", seconds: 5,
      calls: [
        Call(0.2, #"activity = HUD.begin("Syncing")"#) { activity = HUD.begin("Syncing") },
        Call(1, #"HUD.showSuccess("Saved")"#) { HUD.showSuccess("Saved") },
        Call(4.2, "activity.end()") { activity?.end() },
      ]),
    TimeDrawing(
      name: "life-delay", seconds: 4,
      calls: [
        Call(0.2, #"HUD.show(status: "One")"#) { HUD.show(status: "One") },
        Call(0.8, "HUD.dismiss(after: .seconds(1))") { HUD.dismiss(after: .seconds(1)) },
        Call(1.4, #"HUD.show(status: "Two")"#) { HUD.show(status: "Two") },
        Call(3, "HUD.dismiss()") { HUD.dismiss() },
      ]),
  ]

  private static var activity: HUD.Activity?

  private static func show(
    _ status: String, graceTime: Duration? = nil, minimumTime: Duration? = nil
  ) {
    HUD.show(
      status: status, options: HUD.Options(graceTime: graceTime, minimumTime: minimumTime))
  }

  private static func enqueue(_ status: String) {
    let behavior = HUD.behavior.with { $0.toastPolicy = .enqueue }
    HUD.showSuccess(status, options: HUD.Options(behavior: behavior))
  }
}
