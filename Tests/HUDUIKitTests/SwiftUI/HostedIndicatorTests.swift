import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDOnDouble
@testable import HUDUIKitOnDouble

/// Views of SwiftUI on the panel. SwiftUI's own view is a plain one here, and the test says how
/// large its content is.
@MainActor @Suite(.onDouble) struct HostedIndicatorTests {
  private let room = CGSize(width: 270, height: 300)
  private let side = CGSize(width: 10, height: 10)

  /// The content of one modifier, and the views that were made for it.
  @MainActor private final class Hosted {
    var size = CGSize(width: 120, height: 60)
    private(set) var count = 0
    private(set) weak var box: HostedViewContainer?
    private(set) weak var view: HostingView?
    private(set) var content: Content?
    private(set) var indicator = HUD.Indicator.none
    private let room: CGSize

    @MainActor final class Content: HostedIndicator {
      private unowned let hosted: Hosted

      init(_ hosted: Hosted) { self.hosted = hosted }

      override func makeBox() -> HostedViewContainer { hosted.makeBox() }
    }

    init(room: CGSize) {
      self.room = room
      content = Content(self)
      makeIndicator()
    }

    private func makeBox() -> HostedViewContainer {
      let view = HostingView()
      let box = HostedViewContainer(view, room: room, contentSize: size)
      (self.view, self.box) = (view, box)
      count += 1
      return box
    }

    func makeIndicator() { indicator = content?.makeIndicator() ?? .none }

    func resize(to size: CGSize) {
      self.size = size
      content?.contentChanged(to: size)
    }

    /// Releases the content, as SwiftUI does when it removes the modifier.
    func release() {
      content = nil
      makeIndicator()
    }
  }

  private func appear(
    _ hosted: Hosted, in app: SwiftUIApp, while state: AppState<Bool>,
    options: HUD.Options = HUD.Options()
  ) -> ModifiedView {
    let view = app.appear {
      HUDBinding(
        while: state,
        WantedHUD(
          HUD.Content(status: "Launching"), options: options,
          hosted: hosted.indicator))
    }
    hosted.content?.resized = { [weak hosted, weak view] in
      hosted?.makeIndicator()
      view?.evaluate()
    }
    app.graph.advance(by: .seconds(1))
    return view
  }

  @Test("A view is above the text in its own size, and in the middle of all the room it may take")
  func place() throws {
    let app = SwiftUIApp()
    let hosted = Hosted(room: room)
    let view = appear(hosted, in: app, while: app.state(true))
    let (box, shown) = (try #require(hosted.box), try #require(hosted.view))
    let panel = try #require(app.hud.panel?.frame)
    #expect(box.bounds.size == hosted.size)
    #expect(shown.bounds.size == room)
    #expect(abs(box.convert(box.bounds.middle, to: nil).x - panel.midX) < 0.5)
    #expect(shown.center == box.bounds.middle)
    #expect(panel.width > 120 && panel.height > 60 && panel.width < room.width)
    view.update()
    #expect(hosted.count == 1)
  }

  @Test("An evaluation makes no call and no new view while the size stays the same")
  func evaluation() {
    let app = SwiftUIApp()
    let hosted = Hosted(room: room)
    let view = appear(hosted, in: app, while: app.state(true))
    hosted.resize(to: CGSize(width: 120.3, height: 60))
    app.graph.update {
      view.evaluate()
      #expect(!app.graph.hasWork)
    }
    #expect(hosted.count == 1)
  }

  @Test("The panel follows the size of the view, in one presentation and with the same view")
  func resized() throws {
    let app = SwiftUIApp()
    let log = PostLog(app.hud)
    let hosted = Hosted(room: room)
    let view = appear(hosted, in: app, while: app.state(true))
    let shown = try #require(hosted.view)
    let panel = try #require(app.hud.panel?.frame)
    for size in [CGSize(width: 160, height: 130), CGSize(width: 140, height: 90)] {
      hosted.resize(to: size)
      app.graph.advance(by: .seconds(1))
      let grown = try #require(app.hud.panel?.frame)
      #expect(abs(grown.height - panel.height - (size.height - 60)) < 1)
      #expect(hosted.box?.bounds.size == size)
      #expect(hosted.view === shown && shown.window != nil)
      #expect(shown.bounds.size == room)
    }
    view.update()
    #expect(hosted.count == 1)
    #expect(log.kinds == [.willAppear, .didAppear])
  }

  @Test("The next presentation has a new view, in the size of that time")
  func again() {
    let app = SwiftUIApp()
    let state = app.state(true)
    let hosted = Hosted(room: room)
    let view = appear(hosted, in: app, while: state)
    hosted.resize(to: CGSize(width: 160, height: 130))
    app.graph.advance(by: .seconds(1))
    state.value = false
    view.update()
    app.graph.advance(by: .seconds(1))
    #expect(hosted.box == nil && hosted.view == nil)
    hosted.size = CGSize(width: 80, height: 40)
    state.value = true
    view.update()
    app.graph.advance(by: .seconds(1))
    #expect(hosted.count == 2)
    #expect(hosted.box?.bounds.size == CGSize(width: 80, height: 40))
  }

  @Test(
    "A control in the view is pressed, whether a mask blocks the app or not",
    arguments: [HUD.Mask.none, .black])
  func control(mask: HUD.Mask) throws {
    let app = SwiftUIApp()
    let hosted = Hosted(room: room)
    let options = HUD.Options(mask: mask, dismissal: .tap)
    let modified = appear(hosted, in: app, while: app.state(true), options: options)
    let view = try #require(hosted.view)
    var presses = 0
    view.controls = [(CGRect(origin: view.bounds.middle, size: side), { presses += 1 })]
    let middle = view.convert(view.bounds.middle, to: nil)
    Device.tap(CGPoint(x: middle.x + 1, y: middle.y + 1), in: app.phone.scene)
    modified.update()
    #expect(presses == 1 && app.hud.isVisible)
  }

  @Test("The view has all touches in its frame, and the HUD those on the rest of the panel")
  func touches() throws {
    let app = SwiftUIApp()
    let hosted = Hosted(room: room)
    let state = app.state(true)
    let view = appear(hosted, in: app, while: state)
    let (box, shown) = (try #require(hosted.box), try #require(hosted.view))
    let corner = box.convert(CGPoint(x: 1, y: 1), to: nil)
    func touched(_ point: CGPoint) -> UIView? { Device.hitTest(point, in: app.phone.scene) }
    #expect(touched(corner) === shown)
    let beside = CGPoint(x: corner.x, y: corner.y - 3)
    #expect(touched(beside) is StageView)
    app.phone.startVoiceOver()
    #expect(touched(corner) === shown)
    state.value = false
    view.update()
    #expect(box.window != nil)
    #expect(touched(corner)?.isDescendant(of: app.phone.window) == true)
  }

  @Test("A toast that waits for its turn shows its view although its modifier was removed")
  func waiting() {
    let app = SwiftUIApp()
    let hosted = Hosted(room: room)
    app.hud.showText("First", for: .seconds(2))
    let view = appear(
      hosted, in: app, while: app.state(true), options: HUD.Options(duration: .seconds(3)))
    app.graph.update { view.dismantle() }
    hosted.release()
    app.graph.advance(by: .seconds(2))
    #expect(hosted.box?.window != nil)
    #expect(hosted.count == 1)
    app.graph.advance(by: .seconds(4))
    #expect(hosted.box == nil)
  }
}
