import Foundation
import HUD
import HUDOffscreen
import Testing

// Lines that people write without the documentation. Those that must not compile are in
// Tests/Tools/AppleCheck/mistakes/iOS/Calls.swift.
extension StaticCallTests {
  @Test("The text may come first, as a literal, a variable, an optional or an interpolation")
  func textFirst() {
    let name = "photos"
    let texts: [(HUD.Handle, String?)] = [
      (HUD.show("Loading…"), "Loading…"), (HUD.show(name), name),
      (HUD.show("All \(name)"), "All photos"), (HUD.show(Optional(name)), name),
      (HUD.show(name.isEmpty ? nil : name), name),
      (HUD.show(String?.none), nil),
    ]
    for (handle, text) in texts { #expect(handle.status == text) }
    HUD.show("Copying", detail: "3 of 7", action: .cancel {}, mask: .black, id: "copy")
    #expect(screen.content?.indicator == .spinner)
    #expect(screen.content?.status == "Copying")
    #expect(screen.content?.detail == "3 of 7")
    #expect(screen.content?.action?.role == .cancel)
    HUD.dismiss()
  }

  @Test("The calls without a text first keep their meaning")
  func textLater() throws {
    let picture = try #require(HUD.Image(rgba: [1, 2, 3, 4], width: 1, height: 1))
    HUD.show()
    #expect(screen.content == HUD.Content(.spinner))
    HUD.show(status: String?.none)
    #expect(screen.content == HUD.Content(.spinner))
    HUD.show(.bar(0.4), status: "Copying")
    #expect(screen.content == HUD.Content(.bar(0.4), status: "Copying"))
    HUD.show(.none, status: "Copying")
    #expect(screen.content == HUD.Content(.none, status: "Copying"))
    HUD.show(HUD.Content(.pie(0.4)))
    #expect(screen.content == HUD.Content(.pie(0.4)))
    HUD.show(image: picture, status: "Paired", for: .seconds(2))
    #expect(screen.content == HUD.Content(.image(picture), status: "Paired"))
    HUD.dismiss()
  }

  @Test("A `.none` alone is the indicator, and no text that is missing")
  func noneIsIndicator() {
    HUD.show(.none)
    #expect(screen.content == HUD.Content(.none))
    HUD.dismiss()
  }

  @Test("A status may be attributed")
  func attributedStatus() {
    var status = AttributedString("Copied 3 files")
    status.hud.emphasis = .bold
    HUD.show(status: status)
    #expect(screen.content == HUD.Content(.spinner, status: status))
    HUD.show(.bar(0.4), status: status, detail: "3 of 7")
    #expect(screen.content == HUD.Content(.bar(0.4), status: status, detail: "3 of 7"))
    #expect(screen.content?.attributedStatus == status)
    HUD.dismiss()
  }

  @Test("An error may be optional, and nil shows what a text of nil shows")
  func optionalError() {
    var error: (any Error)? = CocoaError(.fileNoSuchFile)
    HUD.showError(error)
    #expect(screen.content == HUD.Content(.error, status: error?.localizedDescription))
    error = nil
    HUD.showError(error, detail: "Try again")
    #expect(screen.content == HUD.Content(.error, detail: "Try again"))
    HUD.showError(nil, detail: "Try again")
    #expect(screen.content == HUD.Content(.error, detail: "Try again"))
    HUD.dismiss()
  }
}
