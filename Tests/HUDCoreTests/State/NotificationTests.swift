import HUDCore
import Testing

@Suite("Notifications", .timeLimit(.minutes(15))) struct NotificationTests {
  private let fading = Policy(fadeTime: .milliseconds(200))

  @Test("[§O1] Each notification of a presentation is posted once, in order")
  func wholePresentation() {
    let driver = MachineDriver(fading)
    driver.show("One")
    #expect(driver.posts == [.willAppear])
    driver.show("Two")
    driver.toast("Three")
    driver.pass(.milliseconds(200))
    #expect(driver.posts == [.willAppear, .didAppear])
    driver.begin("Four")
    driver.dismiss()
    #expect(driver.posts == [.willAppear, .didAppear, .willDisappear])
    driver.dismiss()
    driver.pass(.milliseconds(200))
    #expect(driver.posts == [.willAppear, .didAppear, .willDisappear, .didDisappear])
    driver.pass(.seconds(3600))
    #expect(driver.events.count == 4)
  }

  @Test("didAppear is posted if a show keeps a lingering HUD that had not yet appeared")
  func overtakenWhileAppearing() {
    let driver = MachineDriver(Policy(minimumTime: .seconds(1), fadeTime: .milliseconds(200)))
    driver.show()
    driver.dismiss()
    driver.show()
    #expect(driver.phase == .appearing)
    driver.pass(.milliseconds(200))
    #expect(driver.posts == [.willAppear, .didAppear])
  }

  @Test("[§T3] willDisappear is posted when the disappearance starts, not at the call")
  func afterTheDelay() {
    let driver = MachineDriver(Policy(minimumTime: .seconds(2), fadeTime: .milliseconds(200)))
    driver.show()
    driver.dismiss(after: .seconds(1))
    driver.pass(.milliseconds(1999))
    #expect(driver.posts == [.willAppear, .didAppear])
    #expect(driver.isVisible)
    driver.pass(.milliseconds(1))
    #expect(driver.posts.last == .willDisappear)
    #expect(!driver.isVisible)
  }

  @Test("[S8] [§O3] A touch is not posted without a mask or before the HUD is visible")
  func noTouches() {
    let driver = MachineDriver(Policy(graceTime: .milliseconds(300), blocksInput: true))
    driver.send(.touch(inside: true))
    driver.show()
    driver.send(.touch(inside: true))
    #expect(driver.posts.isEmpty)
    let open = MachineDriver()
    open.show()
    open.send(.touch(inside: true))
    #expect(open.posts == [.willAppear, .didAppear])
  }
}
