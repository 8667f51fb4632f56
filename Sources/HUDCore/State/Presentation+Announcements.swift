extension Presentation {
  /// Announces the panel when it is first seen.
  mutating func announceAppearance(_ effects: inout [Machine.Effect]) {
    announced = displayed
    if !takesFocus() { announceContent(&effects) }
  }

  /// Announces another text or kind, and of a progress each quarter only.
  mutating func announceChange(_ effects: inout [Machine.Effect]) {
    guard let announced else { return }
    if takesFocus() {
      self.announced = displayed
      return
    }
    let isSame = displayed.id == announced.id
    // A `Progress` describes its steps in the status, and any handle may count in the detail.
    guard isSame && displayed.kind == .tracked || displayed.status == announced.status,
      isSame || displayed.content.detail == announced.content.detail,
      displayed.indicator.isSameKind(as: announced.indicator)
    else {
      self.announced = displayed
      return announceContent(&effects)
    }
    guard let progress = displayed.indicator.progress, let last = announced.indicator.progress,
      (progress * 4).rounded(.down) != (last * 4).rounded(.down)
    else { return }
    self.announced = displayed
    if progress > last { effects.append(.announce(.progress(progress))) }
  }

  /// The panel of `other` stays for this presentation, with the focus if it has it.
  mutating func inheritFocus(from other: Presentation) { hasFocus = other.hasFocus }

  /// Whether the focus comes to the panel now: a screen reader reads the element it focuses, and
  /// must not hear the same twice. Of what changes under the focus it reads nothing by itself.
  private mutating func takesFocus() -> Bool {
    let hadFocus = hasFocus
    hasFocus = displayed.resolvedOptions.policy.blocksInput
    return hasFocus && !hadFocus
  }

  /// A picture without a text has nothing to say.
  private func announceContent(_ effects: inout [Machine.Effect]) {
    switch displayed.indicator.shape {
    case .none, .image, .custom:
      guard displayed.status != nil || displayed.content.detail != nil else { return }
    case .indefinite, .activity, .progress, .success, .error, .info:
      break
    }
    effects.append(.announce(.request(displayed)))
  }
}
