/// The right to change one request, from any thread, as long as it lasts.
struct RequestReference: Sendable {
  let id: Request.ID
  let controller: HUDController
  private let said: Locked<Said>

  /// What the owner last said, whether or not it is still on show.
  ///
  /// No more of it than can be asked for: an owner that is kept must not keep pictures and actions,
  /// and an action may well hold its own owner.
  struct Said: Sendable {
    var status: String?
    var detail: String?
    var progress: Double?

    init(_ content: HUD.Content) {
      status = content.title
      detail = content.detail
      progress = content.indicator.progress
    }
  }

  init(id: Request.ID, controller: HUDController, content: HUD.Content) {
    self.id = id
    self.controller = controller
    said = Locked(Said(content))
  }

  var status: String? { said.withLock(\.status) }
  var detail: String? { said.withLock(\.detail) }
  var progress: Double? { said.withLock(\.progress) }

  func change(_ change: Change, isolation: (any Actor)?) {
    controller.send(isolation: isolation) { _ in
      // Noted as it is put in, so that of two threads the one that is shown is the one that said it.
      said.withLock { $0.apply(change) }
      return (Mailbox.Message(.change(id, change)), ())
    }
  }
}

extension RequestReference.Said {
  fileprivate mutating func apply(_ change: Change) {
    switch change {
    case .content(let content): self = RequestReference.Said(content)
    case .status(let text): status = HUD.Content.meaningful(text)
    case .detail(let text): detail = HUD.Content.meaningful(text)
    case .progress(let value): progress = Fraction(value)?.value
    }
  }
}
