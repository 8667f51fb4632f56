import HUDCore
import Testing

@Suite("Equal toasts", .timeLimit(.minutes(15))) struct EqualToastTests {
  private let driver = MachineDriver(Policy(toastTime: .seconds(2), enqueuesToasts: true))

  @Test("[§I6] An equal toast takes the place of the one on show, and its time starts anew")
  func onShow() {
    let first = driver.toast("Offline")
    driver.pass(.seconds(1))
    let second = driver.toast("Offline")
    #expect(driver.ends(of: first) == [.replaced])
    driver.pass(.milliseconds(1999))
    #expect(driver.ends(of: second) == [])
    driver.pass(.milliseconds(1))
    #expect(driver.ends(of: second) == [.timedOut])
    #expect(driver.phase == .hidden)
  }

  @Test("[§I6] An equal toast takes the place of the one that waits")
  func waiting() {
    driver.toast("One")
    let toasts = (0..<10).map { _ in driver.toast("Offline") }
    driver.toast("Two")
    for toast in toasts.dropLast() { #expect(driver.ends(of: toast) == [.replaced]) }
    driver.pass(.seconds(4))
    #expect(driver.ends(of: toasts[9]) == [.timedOut])
    #expect(driver.panel?.status == "Two")
  }

  @Test("[§I6] A toast with an id, a tap or a button of the app never merges")
  func ownHandlers() {
    let contents = [
      HUD.Content(.success, status: "Sent", action: HUD.Action("Undo") {}),
      HUD.Content(.success, status: "Sent", onTap: {}),
    ]
    for content in contents {
      let driver = MachineDriver(Policy(toastTime: .seconds(2), enqueuesToasts: true))
      let first = driver.put(up: content, as: .toast)
      driver.put(up: content, as: .toast)
      #expect(driver.ends(of: first) == [])
    }
    let first = driver.toast("Sent", named: "a")
    driver.toast("Sent")
    #expect(driver.ends(of: first) == [])
  }

  @Test("[§O6] An event tells that another request is displayed, an equal toast too")
  func change() {
    driver.show("One")
    driver.put(
      up: HUD.Content(.error, status: "Two", detail: "Why"), as: .toast, named: "b")
    driver.pass(.seconds(9))
    let event = driver.allEvents.first { $0.kind == .didChange }
    #expect(event?.status == "Two" && event?.detail == "Why")
    #expect(event?.indicator == .error && event?.id == "b")
    driver.toast("Three")
    driver.toast("Three")
    #expect(driver.allEvents.filter { $0.kind == .didChange }.count == 2)
  }

  @Test("[§O6] A change of one request is no such event, nor is a toast that only waits")
  func noChange() {
    let first = driver.toast("One")
    driver.send(.change(first, .status("Another")))
    driver.toast("Two")
    #expect(driver.allEvents.allSatisfy { $0.kind != .didChange })
  }
}
