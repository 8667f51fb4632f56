import HUD

extension Example {
  static let actions = [
    Example(
      "undo", "Toast with Undo",
      code: """
        HUD.showText("Moved to Archive", action: HUD.Action("Undo") { HUD.showInfo("Moved back") })
        """
    ) {
      HUD.showText("Moved to Archive", action: HUD.Action("Undo") { HUD.showInfo("Moved back") })
    },
    Example(
      "success-undo", "Success with Undo",
      code: """
        HUD.showSuccess("Deleted", action: HUD.Action("Undo") { HUD.showInfo("Restored") })
        """
    ) {
      HUD.showSuccess("Deleted", action: HUD.Action("Undo") { HUD.showInfo("Restored") })
    },
    Example(
      "tap", "Toast that a tap opens",
      code: """
        let options = HUD.Options(position: .bottom, dismissal: [.swipe, .tapOutside])
        HUD.showSuccess("Moved to Archive", onTap: { HUD.showInfo("Opened") }, options: options)
        """
    ) {
      let options = HUD.Options(position: .bottom, dismissal: [.swipe, .tapOutside])
      HUD.showSuccess("Moved to Archive", onTap: { HUD.showInfo("Opened") }, options: options)
    },
    Example(
      "cancel", "Spinner with Cancel",
      code: #"HUD.show(status: "Pairing…", action: .cancel { job.cancel() })"#, length: .seconds(1)
    ) { HUD.show(status: "Pairing…", action: .cancel { job.cancel() }) },
    Example(
      "one-call", "Bar, detail and Cancel under a mask",
      code: """
        HUD.show(
          .bar(0.4), status: "Copying", detail: "3 of 7", action: .cancel { job.cancel() },
          mask: .black)
        """
    ) {
      HUD.show(
        .bar(0.4), status: "Copying", detail: "3 of 7", action: .cancel { job.cancel() },
        mask: .black)
    },
    Example(
      "destructive", "Destructive button",
      code: """
        let empty = HUD.Action("Empty", role: .destructive) { HUD.showSuccess("Emptied") }
        HUD.showText("Empty the bin?", detail: "12 photos", action: empty)
        """
    ) {
      let empty = HUD.Action("Empty", role: .destructive) { HUD.showSuccess("Emptied") }
      HUD.showText("Empty the bin?", detail: "12 photos", action: empty)
    },
    Example(
      "keeps-hud", "Button that keeps the HUD",
      code: #"""
        count = 0
        let add = HUD.Action("Add one", keepsHUD: true) {
          count += 1
          handle?.detail = "\(count) in the basket"
        }
        handle = HUD.show(.none, status: "Postcards", detail: "0 in the basket", action: add)
        """#
    ) {
      count = 0
      let add = HUD.Action("Add one", keepsHUD: true) {
        count += 1
        handle?.detail = "\(count) in the basket"
      }
      handle = HUD.show(.none, status: "Postcards", detail: "0 in the basket", action: add)
    },
  ]
}
