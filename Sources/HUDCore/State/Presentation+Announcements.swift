extension Presentation {
  /// Announces the panel when it appears, and later a new text or another kind of indicator. If
  /// nothing but the progress changes, the progress is announced only when it rises to another
  /// quarter.
  func announce(_ effects: inout [Machine.Effect]) {
    let hadFocus = hasFocus
    hasFocus = displayed.resolvedOptions.behavior.mask.blocksInput
    // If blocking moves the focus to the panel, a screen reader reads the panel, so an announcement
    // would repeat the text. Later changes are not read, so they are announced.
    let movesFocus = hasFocus && !hadFocus
    let isSame = displayed.id == announced?.id
    // An equal toast is announced again. Two changes are not announced, because they may come with
    // each step of the work: a new description of a tracked `Progress`, and a new detail of the
    // request that was announced last.
    guard !movesFocus, let announced,
      isSame || !displayed.merges(with: announced),
      isSame && displayed.statusIsDescription
        || displayed.content.status.isIdentical(to: announced.content.status),
      isSame || displayed.content.detail.isIdentical(to: announced.content.detail),
      displayed.content.indicator.isSameKind(as: announced.content.indicator)
    else {
      self.announced = displayed
      let content = displayed.content
      // Announce no word for an app's view without a label: the view may speak for itself.
      guard
        content.status != nil || content.detail != nil
          || HUD.Words.words(for: []).spoken(content, viewSpeaks: true) != ""
      else { return }
      return effects.append(.announce(.request(displayed), unlessFocused: movesFocus))
    }
    guard let progress = displayed.content.indicator.progress,
      let last = announced.content.indicator.progress,
      (progress * 4).rounded(.down) != (last * 4).rounded(.down)
    else { return }
    self.announced = displayed
    if progress > last { effects.append(.announce(.progress(progress))) }
  }
}
