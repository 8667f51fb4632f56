import HUD

extension Example {
  static let looks = [
    Example(
      "look-accent", "Accent colour",
      code: """
        let style = HUD.style.with {
          $0.accent = HUD.Color(
            light: HUD.Color(red: 0.36, green: 0.25, blue: 0.85),
            dark: HUD.Color(red: 0.72, green: 0.66, blue: 1))
        }
        HUD.show(
          .ring(0.4), status: "Uploading", action: .cancel { job.cancel() },
          options: HUD.Options(style: style))
        """
    ) {
      let style = HUD.style.with {
        $0.accent = HUD.Color(
          light: HUD.Color(red: 0.36, green: 0.25, blue: 0.85),
          dark: HUD.Color(red: 0.72, green: 0.66, blue: 1))
      }
      HUD.show(
        .ring(0.4), status: "Uploading", action: .cancel { job.cancel() },
        options: HUD.Options(style: style))
    },
    Example(
      "look-outcomes", "Success in the colour of the text",
      code: """
        let style = HUD.style.with { $0.colorsOutcomes = false }
        HUD.showSuccess("Saved", options: HUD.Options(style: style))
        """
    ) {
      let style = HUD.style.with { $0.colorsOutcomes = false }
      HUD.showSuccess("Saved", options: HUD.Options(style: style))
    },
    Example(
      "look-percent", "Per cent in the ring",
      code: """
        let style = HUD.style.with { $0.showsPercent = true }
        HUD.showProgress(0.4, status: "Uploading", options: HUD.Options(style: style))
        """
    ) {
      let style = HUD.style.with { $0.showsPercent = true }
      HUD.showProgress(0.4, status: "Uploading", options: HUD.Options(style: style))
    },
    Example(
      "style-colors", "Text and ring in a colour",
      code: """
        let style = HUD.style.with {
          $0.foreground = HUD.Color(
            light: HUD.Color(red: 0, green: 0.42, blue: 0.5),
            dark: HUD.Color(red: 0.45, green: 0.88, blue: 0.95))
        }
        HUD.show(status: "Saving", options: HUD.Options(style: style))
        """
    ) {
      let style = HUD.style.with {
        $0.foreground = HUD.Color(
          light: HUD.Color(red: 0, green: 0.42, blue: 0.5),
          dark: HUD.Color(red: 0.45, green: 0.88, blue: 0.95))
      }
      HUD.show(status: "Saving", options: HUD.Options(style: style))
    },
    Example(
      "style-panel", "Panel in a colour",
      code: """
        let style = HUD.style.with {
          $0.bezel = .color(HUD.Color(red: 0.16, green: 0.18, blue: 0.42))
          $0.foreground = .white
          $0.indicatorColor = HUD.Color(red: 1, green: 0.8, blue: 0.3)
        }
        HUD.show(status: "Saving", options: HUD.Options(style: style))
        """
    ) {
      let style = HUD.style.with {
        $0.bezel = .color(HUD.Color(red: 0.16, green: 0.18, blue: 0.42))
        $0.foreground = .white
        $0.indicatorColor = HUD.Color(red: 1, green: 0.8, blue: 0.3)
      }
      HUD.show(status: "Saving", options: HUD.Options(style: style))
    },
    Example(
      "style-border", "Border in place of a shadow",
      code: """
        let style = HUD.style.with {
          $0.borderColor = HUD.Color(
            light: HUD.Color(white: 0, alpha: 0.25), dark: HUD.Color(white: 1, alpha: 0.3))
          $0.borderWidth = 1
          $0.castsShadow = false
        }
        HUD.show(status: "Saving", options: HUD.Options(style: style))
        """
    ) {
      let style = HUD.style.with {
        $0.borderColor = HUD.Color(
          light: HUD.Color(white: 0, alpha: 0.25), dark: HUD.Color(white: 1, alpha: 0.3))
        $0.borderWidth = 1
        $0.castsShadow = false
      }
      HUD.show(status: "Saving", options: HUD.Options(style: style))
    },
    Example(
      "style-ring", "Larger, thicker ring",
      code: """
        let style = HUD.style.with {
          $0.ringRadius = 32
          $0.ringThickness = 6
        }
        HUD.showProgress(0.4, status: "Uploading", options: HUD.Options(style: style))
        """
    ) {
      let style = HUD.style.with {
        $0.ringRadius = 32
        $0.ringThickness = 6
      }
      HUD.showProgress(0.4, status: "Uploading", options: HUD.Options(style: style))
    },
    Example(
      "style-minimum", "Minimum size",
      code: """
        let style = HUD.style.with { $0.minimumSize = CGSize(width: 180, height: 140) }
        HUD.show(status: "Saving", options: HUD.Options(style: style))
        """
    ) {
      let style = HUD.style.with { $0.minimumSize = CGSize(width: 180, height: 140) }
      HUD.show(status: "Saving", options: HUD.Options(style: style))
    },
    Example(
      "one-style", "Style and behaviour of one call",
      code: """
        let style = HUD.style.with { $0.appearance = .dark }
        let behavior = HUD.behavior.with {
          $0.position = .top
          $0.mask = .gradient
        }
        HUD.show(
          status: "Only this one", options: HUD.Options(style: style, behavior: behavior))
        """
    ) {
      let style = HUD.style.with { $0.appearance = .dark }
      let behavior = HUD.behavior.with {
        $0.position = .top
        $0.mask = .gradient
      }
      HUD.show(
        status: "Only this one", options: HUD.Options(style: style, behavior: behavior))
    },
    Example(
      "offset", "Below the centre",
      code: #"HUD.showText("Moved down", options: HUD.Options(position: .offset(x: 0, y: 80)))"#
    ) { HUD.showText("Moved down", options: HUD.Options(position: .offset(x: 0, y: 80))) },
    Example(
      "tilt", "Parallax, on iOS",
      code: """
        let behavior = HUD.behavior.with { $0.followsTilt = true }
        HUD.show(status: "Tilt the device", options: HUD.Options(behavior: behavior))
        """
    ) {
      let behavior = HUD.behavior.with { $0.followsTilt = true }
      HUD.show(status: "Tilt the device", options: HUD.Options(behavior: behavior))
    },
    Example(
      "look-compact", "SVProgressHUD’s look",
      code: """
        HUD.showProgress(0.4, status: "Uploading", options: HUD.Options(style: .compact))
        """
    ) { HUD.showProgress(0.4, status: "Uploading", options: HUD.Options(style: .compact)) },
    Example(
      "look-roomy", "MBProgressHUD’s look",
      code: """
        HUD.showProgress(0.4, status: "Uploading", as: .bar, options: HUD.Options(style: .roomy))
        """
    ) {
      HUD.showProgress(0.4, status: "Uploading", as: .bar, options: HUD.Options(style: .roomy))
    },
  ]
}
