import Foundation
import HUD

extension Example {
  /// Every example, in the order in which they are shown.
  public static let all: [Example] =
    indicators + toasts + masks + looks + texts + calls + courses + mbProgressHUD

  private static let indicators = [
    Example(
      "spinner", "The indeterminate ring", code: #"HUD.show()"#, length: .seconds(1)
    ) { HUD.show() },
    Example(
      "spinner-status", "With a status", code: #"HUD.show(status: "Loading…")"#,
      length: .seconds(1)
    ) { HUD.show(status: "Loading…") },
    Example(
      "progress", "Progress", code: #"HUD.showProgress(0.4)"#
    ) { HUD.showProgress(0.4) },
    Example(
      "progress-status", "Steps, drawn smoothly",
      code: #"HUD.showProgress(fraction, status: "Uploading")"#, at: .milliseconds(900),
      length: .milliseconds(2400), then: uploading
    ) { HUD.showProgress(0, status: "Uploading") },
  ]

  private static let toasts = [
    Example(
      "success", "Success", code: #"HUD.showSuccess("Saved")"#, length: .milliseconds(1200)
    ) { HUD.showSuccess("Saved") },
    Example(
      "error", "Error", code: #"HUD.showError("No connection")"#, length: .milliseconds(1200)
    ) { HUD.showError("No connection") },
    Example(
      "info", "Information", code: #"HUD.showInfo("Draft kept")"#, length: .milliseconds(1200)
    ) { HUD.showInfo("Draft kept") },
    Example(
      "by-hand", "Tap or swipe away",
      code: #"HUD.showInfo("Draft kept", options: HUD.Options(dismissal: [.tap, .swipe]))"#
    ) {
      HUD.showInfo("Tap or swipe me away", options: HUD.Options(dismissal: [.tap, .swipe]))
    },
    Example(
      "success-alone", "Without a text", code: #"HUD.showSuccess()"#
    ) { HUD.showSuccess() },
    Example(
      "text", "Text alone", code: #"HUD.showText("Copied")"#
    ) { HUD.showText("Copied") },
    Example(
      "text-attributed", "Text with attributes",
      code: "status[range].hud.emphasis = .bold"
    ) {
      var status = AttributedString("Copied 3 files")
      if let number = status.range(of: "3") { status[number].hud.emphasis = [.bold, .underlined] }
      HUD.showToast(HUD.Content(.success, status: status))
    },
    Example(
      "image", "A picture, tinted", code: #"HUD.show(image: picture, status: "Paired")"#
    ) { HUD.show(image: .headphones, status: "Paired") },
    Example(
      "image-colors", "A picture in its own colours",
      code: "HUD.Options(style: HUD.style.with { $0.tintsImages = false })"
    ) {
      let style = HUD.style.with {
        $0.tintsImages = false
        $0.imageSize = .init(width: 44, height: 44)
      }
      HUD.show(image: .palette, status: "Colours", options: HUD.Options(style: style))
    },
  ]

  private static let masks = [
    mask("mask-clear", "An invisible mask", ".clear", .clear),
    mask("mask-black", "A dark mask", ".black", .black),
    mask("mask-gradient", "A mask with a bright centre", ".gradient", .gradient),
    mask(
      "mask-color", "A mask of your own colour", ".color(…)",
      .color(HUD.Color(red: 0.2, green: 0.35, blue: 0.9, alpha: 0.35))),
  ]

  private static func mask(
    _ name: String, _ title: String, _ code: String, _ mask: HUD.Mask
  ) -> Example {
    Example(name, title, code: #"HUD.show(status: "Please wait", mask: \#(code))"#) {
      HUD.show(status: "Please wait", mask: mask)
    }
  }

  private static let looks = [
    styled("style-colors", "Colours of your own", "HUD.style.foreground = …") { style in
      style.foreground = HUD.Color(red: 0, green: 0.6, blue: 0.7)
    },
    styled("style-panel", "A panel of your own", "HUD.style.bezel = .color(…)") { style in
      style.bezel = .color(HUD.Color(red: 0.16, green: 0.18, blue: 0.42))
      style.foreground = .white
      style.indicatorColor = HUD.Color(red: 1, green: 0.8, blue: 0.3)
      style.cornerRadius = 24
    },
    styled("style-border", "A border", "HUD.style.borderWidth = 1") { style in
      style.borderColor = HUD.Color(
        light: HUD.Color(white: 0, alpha: 0.2), dark: HUD.Color(white: 1, alpha: 0.25))
      style.borderWidth = 1
      style.castsShadow = false
    },
    styled("style-minimum", "A minimum size", "HUD.style.minimumSize = …") { style in
      style.minimumSize = .init(width: 160, height: 120)
    },
    styled("style-ring", "A thicker ring", "HUD.style.ringThickness = 4") { style in
      style.ringThickness = 4
      style.ringRadius = 24
    },
    Example(
      "offset", "Below the centre", code: "HUD.Options(position: .offset(x: 0, y: 120))"
    ) {
      HUD.showText(
        "Moved down", for: .seconds(2), options: HUD.Options(position: .offset(x: 0, y: 120)))
    },
    Example(
      "tilt", "Moves as the device is tilted, on iOS", code: "HUD.behavior.followsTilt = true"
    ) {
      let behavior = HUD.behavior.with { $0.followsTilt = true }
      HUD.show(status: "Tilt the device", options: HUD.Options(behavior: behavior))
    },
  ]

  private static func styled(
    _ name: String, _ title: String, _ code: String, _ change: (inout HUD.Style) -> Void
  ) -> Example {
    let style = HUD.Style().with(change)
    return Example(name, title, code: code) {
      HUD.show(status: "Loading…", options: HUD.Options(style: style))
    }
  }

  private static let texts = [
    text("text-long", "A long text wraps", longText),
    text("text-chinese", "Chinese", "正在上传照片，请稍候"),
    text("text-japanese", "Japanese", "写真を読み込んでいます"),
    text("text-arabic", "Arabic, right to left", "جارٍ تحميل الصور، يرجى الانتظار"),
    text("text-lines", "Several lines", "Importing\n12 of 240 photos"),
  ]

  private static func text(_ name: String, _ title: String, _ text: String) -> Example {
    Example(name, title, code: "HUD.show(status: …)") { HUD.show(status: text) }
  }

  private static let longText = """
    Your library is being moved to the new volume. You can go on working in the meantime; \
    changes are kept.
    """

  private static let courses = [
    Example(
      "course", "Work, then a toast",
      code: #"HUD.show(status: "Saving…"); …; HUD.showSuccess("Saved")"#,
      at: .milliseconds(900), length: .milliseconds(3300),
      then: [(.milliseconds(1400), { saved() })]
    ) { HUD.show(status: "Saving…") },
    Example(
      "activities", "Two activities, each with its own text",
      code: #"let activity = HUD.begin("Syncing")"#, at: .milliseconds(900),
      length: .milliseconds(2600),
      then: [(.milliseconds(1400), { Owned.shared.syncing?.succeed("Synced") })]
    ) { Owned.shared.syncing = HUD.begin("Syncing") },
    Example(
      "count", "Three loads, and a pop for each",
      code: "HUD.show(…); HUD.show(…); HUD.show(…); HUD.popActivity()", at: .milliseconds(900),
      length: .milliseconds(2600),
      then: [900, 1500, 2100].map { (.milliseconds($0), { HUD.popActivity() }) }
    ) { for load in 1...3 { HUD.show(status: "Load \(load)") } },
    Example(
      "later", "Dismissed in two seconds", code: "HUD.dismiss(after: .seconds(2))",
      at: .milliseconds(900), length: .milliseconds(2600)
    ) {
      HUD.show(status: "Two more seconds")
      HUD.dismiss(after: .seconds(2))
    },
    Example(
      "threads", "From ten tasks at once; the last call wins",
      code: #"Task.detached { HUD.show(status: "Task 7") }"#, picture: .none
    ) {
      for number in 1...10 { Task.detached { HUD.show(status: "Task \(number)") } }
    },
  ]

  private static let uploading: [(Duration, Step)] =
    (1...8).map { step in
      (.milliseconds(220 * step), { HUD.showProgress(Double(step) / 8, status: "Uploading") })
    }

  @MainActor private static func saved() {
    HUD.showSuccess("Saved", for: .seconds(1))
  }
}

/// Retains an activity while its example runs.
@MainActor private final class Owned {
  static let shared = Owned()
  var syncing: HUD.Activity?
}
