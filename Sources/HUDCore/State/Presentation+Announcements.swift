extension Presentation {
  /// Announces the panel when it appears, and later a new text or another kind of indicator. If
  /// nothing but the progress changes, the progress is announced only when it rises to another
  /// quarter.
  func announce(_ effects: inout [Machine.Effect]) {
    let hadFocus = hasFocus
    hasFocus = displayed.resolvedOptions.behavior.mask.blocksInput
    if hasFocus, !hadFocus {
      // If blocking moves the focus to the panel, a screen reader reads the panel, so an
      // announcement would repeat the text. Later changes are not read, so they are announced.
      announced = displayed
      return announceContent(&effects, Machine.Effect.announceUnlessFocused)
    }
    let isSame = displayed.id == announced?.id
    // An equal toast is announced again. Two changes are not announced, because they may come with
    // each step of the work: a new description of a tracked `Progress`, and a new detail of the
    // request that was announced last.
    guard let announced,
      isSame || !displayed.merges(with: announced),
      isSame && displayed.statusIsDescription
        || displayed.content.status.isIdentical(to: announced.content.status),
      isSame || displayed.content.detail.isIdentical(to: announced.content.detail),
      displayed.content.indicator.isSameKind(as: announced.content.indicator)
    else {
      self.announced = displayed
      return announceContent(&effects) { .announce(.request($0)) }
    }
    guard let progress = displayed.content.indicator.progress,
      let last = announced.content.indicator.progress,
      (progress * 4).rounded(.down) != (last * 4).rounded(.down)
    else { return }
    self.announced = displayed
    if progress > last { effects.append(.announce(.progress(progress))) }
  }

  /// Announces the displayed request if it has a text, or an indicator for which a word is spoken.
  private func announceContent(
    _ effects: inout [Machine.Effect], _ effect: (Request) -> Machine.Effect
  ) {
    let content = displayed.content
    let hasWord =
      switch content.indicator.shape {
      case .none: false
      case .image(let image): image.label != ""
      // Announce no word for an app's view without a label: the view may speak for itself.
      case .custom(let custom, _): custom.label?.isEmpty == false
      case .indefinite, .activity, .progress, .success, .warning, .error, .info: true
      }
    guard hasWord || content.status != nil || content.detail != nil else { return }
    effects.append(effect(displayed))
  }
}
