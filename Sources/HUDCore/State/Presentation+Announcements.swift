extension Presentation {
  /// Announces the panel when it appears, unless the screen reader's focus moves to it.
  mutating func announceAppearance(_ effects: inout [Machine.Effect]) {
    announced = displayed
    if !takesFocus() { announceContent(&effects) }
  }

  /// Announces a new text or another kind of indicator. Progress is announced at each quarter only.
  mutating func announceChange(_ effects: inout [Machine.Effect]) {
    guard let announced else { return }
    if takesFocus() {
      self.announced = displayed
      return
    }
    let isSame = displayed.id == announced.id
    // These are not announced: the status of a followed `Progress`, which describes each step, and
    // the detail of the same request, in which the app may count.
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

  /// Takes over the focus with the panel of `other`, which this presentation continues to use.
  mutating func inheritFocus(from other: Presentation) { hasFocus = other.hasFocus }

  /// Returns whether the screen reader's focus moves to the panel now, and records where it is.
  ///
  /// A screen reader reads the element that it focuses, so an announcement would repeat that. It
  /// does not read later changes of that element, so those are announced.
  private mutating func takesFocus() -> Bool {
    let hadFocus = hasFocus
    hasFocus = displayed.resolvedOptions.policy.blocksInput
    return hasFocus && !hadFocus
  }

  /// Announces the displayed request, unless it is a picture without a text.
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
