/// The right to change one showing, from any thread, as long as it lasts.
struct Owner: Sendable {
  let id: Showing.ID
  let controller: HUDController
  private let content: Locked<HUD.Content>

  init(id: Showing.ID, controller: HUDController, content: HUD.Content) {
    self.id = id
    self.controller = controller
    self.content = Locked(content)
  }

  /// What the owner last said, whether or not it is still on show.
  var current: HUD.Content { content.withLock(\.self) }

  func change(_ change: Change, isolation: (any Actor)?) {
    content.withLock { $0.apply(change) }
    controller.send(.change(id, change), isolation: isolation)
  }
}
