import Foundation
import HUD

/// Images of the app.
private let headphones = HUD.Image.headphones
private let palette = HUD.Image.palette

extension Example {
  static let toasts = [
    Example(
      "success", "Success", code: #"HUD.showSuccess("Saved")"#, length: .milliseconds(2600)
    ) { HUD.showSuccess("Saved") },
    Example(
      "warning", "Warning", code: #"HUD.showWarning("Low disk space")"#, length: .milliseconds(2600)
    ) { HUD.showWarning("Low disk space") },
    Example(
      "error", "Error", code: #"HUD.showError("No connection")"#, length: .milliseconds(2600)
    ) { HUD.showError("No connection") },
    Example(
      "error-value", "Error from a Swift error", code: "HUD.showError(error)"
    ) { HUD.showError(error) },
    Example(
      "info", "Info", code: #"HUD.showInfo("Draft kept")"#, length: .milliseconds(2600)
    ) { HUD.showInfo("Draft kept") },
    Example("text", "Text only", code: #"HUD.showText("Copied")"#) { HUD.showText("Copied") },
    Example(
      "success-alone", "Success without text", code: "HUD.showSuccess()"
    ) { HUD.showSuccess() },
    Example(
      "image", "Image", code: #"HUD.show(image: headphones, status: "Paired")"#
    ) { HUD.show(image: headphones, status: "Paired") },
    Example(
      "image-colors", "Image in its own colours",
      code: """
        let style = HUD.style.with { $0.tintsImages = false }
        HUD.show(image: palette, status: "Colours", options: HUD.Options(style: style))
        """
    ) {
      let style = HUD.style.with { $0.tintsImages = false }
      HUD.show(image: palette, status: "Colours", options: HUD.Options(style: style))
    },
    Example(
      "text-attributed", "Bold and underlined words",
      code: """
        var status = AttributedString("Copied 3 files")
        if let number = status.range(of: "3") { status[number].hud.emphasis = [.bold, .underlined] }
        HUD.showToast(HUD.Content(.success, status: status))
        """
    ) {
      var status = AttributedString("Copied 3 files")
      if let number = status.range(of: "3") { status[number].hud.emphasis = [.bold, .underlined] }
      HUD.showToast(HUD.Content(.success, status: status))
    },
    Example(
      "by-hand", "Tap or swipe away",
      code: """
        HUD.showInfo("Tap or swipe me away", options: HUD.Options(dismissal: [.tap, .swipe]))
        """
    ) {
      HUD.showInfo("Tap or swipe me away", options: HUD.Options(dismissal: [.tap, .swipe]))
    },
    Example(
      "toast-bottom", "Toast at the bottom",
      code: #"HUD.showText("Link copied", options: HUD.Options(position: .bottom))"#,
      length: .milliseconds(2600)
    ) { HUD.showText("Link copied", options: HUD.Options(position: .bottom)) },
    Example(
      "toast-inset", "Toast above a bar of the app",
      code: """
        HUD.showText("Link copied", options: HUD.Options(position: .bottom(inset: 64)))
        """,
      length: .milliseconds(2600)
    ) { HUD.showText("Link copied", options: HUD.Options(position: .bottom(inset: 64))) },
    Example(
      "toast-close", "Toast that the user closes",
      code: """
        HUD.showError("Upload failed", action: .close, options: HUD.Options(position: .bottom))
        """,
      length: .milliseconds(2600)
    ) {
      HUD.showError("Upload failed", action: .close, options: HUD.Options(position: .bottom))
    },
    Example(
      "toast-equal", "Equal toasts are one",
      code: """
        HUD.showError("No connection")
        // and again
        HUD.showError("No connection")
        """,
      at: .milliseconds(1700), length: .milliseconds(3600),
      then: [900, 1800].map { (.milliseconds($0), { HUD.showError("No connection") }) }
    ) { HUD.showError("No connection") },
    Example(
      "id", "Toast replaced in place",
      code: """
        HUD.showInfo("1 new message", id: "inbox")
        // at the next message
        HUD.showInfo("2 new messages", id: "inbox")
        """,
      at: .milliseconds(2000), length: .milliseconds(3600),
      then: [(.milliseconds(1000), { HUD.showInfo("2 new messages", id: "inbox") })]
    ) { HUD.showInfo("1 new message", id: "inbox") },
    Example(
      "queue", "Toasts that wait for each other",
      code: #"""
        let behavior = HUD.behavior.with { $0.toastPolicy = .enqueue }
        for name in ["Harbour", "Dunes", "Fern"] {
          HUD.showSuccess(
            "\(name) sent", for: .seconds(1), options: HUD.Options(behavior: behavior))
        }
        """#,
      length: .milliseconds(4000)
    ) {
      let behavior = HUD.behavior.with { $0.toastPolicy = .enqueue }
      for name in ["Harbour", "Dunes", "Fern"] {
        HUD.showSuccess(
          "\(name) sent", for: .seconds(1), options: HUD.Options(behavior: behavior))
      }
    },
  ]
}
