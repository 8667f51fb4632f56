import HUDCore
import Testing

@MainActor @Suite(.timeLimit(.minutes(15))) struct EventStreamTests {
  let host = TestHost()
  let hud: HUDController

  init() { hud = .forTest(on: host) }

  @Test("Events carry the same facts as notifications")
  func eventsSayWhatNotifications() async {
    let notes = NotificationLog(of: hud)
    var events = hud.events.makeAsyncIterator()
    hud.showToast(HUD.Content(.success, status: "Saved"), options: .lasting(.seconds(1)))
    host.advance(by: .seconds(2))
    for note in notes.all {
      let event = await events.next()
      #expect(event?.kind == note.kind)
      #expect(event?.status == note.status)
      #expect(event?.presentation == note.presentation)
      #expect(event?.reason == note.reason)
      #expect(event?.isInterrupted == note.isInterrupted ?? false)
    }
    #expect(notes.kinds.count == 4)
  }

  @Test("[MT4] Every listener gets each event since its subscription, and a completion the end")
  func everyListenerHearsEverything() async {
    var first = hud.events.makeAsyncIterator()
    hud.show(HUD.Content(status: "A"))
    var second = hud.events.makeAsyncIterator()
    let reasons = Locked<[HUD.Reason]>([])
    hud.dismiss { reason in reasons.withLock { $0.append(reason) } }
    host.advance(by: .seconds(1))
    #expect(await first.next()?.kind == .willAppear)
    #expect(await first.next()?.kind == .willDisappear)
    #expect(await second.next()?.kind == .willDisappear)
    #expect(await second.next()?.kind == .didDisappear)
    #expect(reasons.value == [.dismissed])
  }

  @Test("A cancelled listener stops, and the others go on")
  func cancelledListenerStops() async {
    let events = hud.events
    let listener = Task { for await _ in events {} }
    listener.cancel()
    await listener.value
    var other = hud.events.makeAsyncIterator()
    hud.show(HUD.Content())
    #expect(await other.next()?.kind == .willAppear)
  }

  @Test("Only one loop can iterate a subscription; a second ends at once")
  func iteratedOnce() async {
    let events = hud.events
    let copy = events
    var first = events.makeAsyncIterator()
    var second = copy.makeAsyncIterator()
    hud.show(status: "A")
    #expect(await second.next() == nil)
    #expect(await first.next()?.kind == .willAppear)
  }

  @Test("A subscription ends when its last copy, iterators included, is released")
  func endsWithLastCopy() async {
    var events: HUD.Events? = hud.events
    var loop = events?.makeAsyncIterator()
    events = nil
    hud.show(status: "A")
    #expect(await loop?.next()?.kind == .willAppear)
    #expect(hud.broadcast.listenerCount == 1)
    loop = nil
    #expect(hud.broadcast.listenerCount == 0)
    _ = hud.events
    #expect(hud.broadcast.listenerCount == 0)
  }

  @Test("A loop that begins after its controller was released ends after the buffered events")
  func loopAfterController() async {
    var hud: HUDController? = .forTest(on: TestHost())
    let events = hud?.events
    hud?.show(status: "A")
    hud = nil
    var loop = events?.makeAsyncIterator()
    #expect(await loop?.next()?.kind == .willAppear)
    #expect(await loop?.next() == nil)
  }
}
