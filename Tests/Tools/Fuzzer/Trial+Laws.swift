import Foundation
import HUDCore
import HUDLayers

extension Trial {
  /// Checks what can be seen after each step.
  func checkLaws() {
    bystander.check(self)
    if story.posts.count != checked.posts || specification.posts.count != checked.posts {
      checkPosts()
    }
    let isVisible = story.hud.isVisible
    expect(
      isVisible == (checked.lastPost.map { [.willAppear, .didAppear].contains($0.kind) } ?? false),
      .visibility, "\(isVisible) after \(checked.lastPost?.kind as Any)",
      "story.hud.isVisible == \(!isVisible)")
    checkEnds()
    checkResults()
    expect(
      story.presses == specification.presses, .presses,
      "\(story.presses) instead of \(specification.presses)",
      "story.presses == \(specification.presses)")
    let explanations = story.log.withLock(\.count)
    expect(
      explanations == specification.explanations, .explanations,
      "\(explanations) instead of \(specification.explanations)",
      "story.log.withLock(\\.count) == \(specification.explanations)")
    let wakes = story.wakes.withLock(\.self)
    expect(
      wakes == specification.wakes, .wakes, "\(wakes) instead of \(specification.wakes)",
      "story.wakes.withLock(\\.self) == \(specification.wakes)")
    checkDisplay()
    checkHost()
    if host.calls != checked.hostCalls { checkGeometry() }
    checked.hostCalls = host.calls
  }

  private func checkPosts() {
    for post in story.posts[checked.posts...] {
      guard ![.didReceiveTouch, .didTouchInside].contains(post.kind) else { continue }
      let before = checked.lastPost
      let isNext =
        switch post.kind {
        case .willAppear: before == nil || before?.kind == .didDisappear
        case .didAppear: before?.kind == .willAppear
        case .willDisappear: before?.kind == .willAppear || before?.kind == .didAppear
        default: before?.kind == .willDisappear
        }
      let isSame = before?.presentation == post.presentation
      expect(
        isNext && (isSame || post.kind == .willAppear), .postsInOrder,
        "\(post.kind) after \(before?.kind as Any)",
        "story.posts.map(\\.kind) == \(names(specification.posts))")
      checked.lastPost = post
    }
    for (post, expected) in zip(story.posts, specification.posts).dropFirst(checked.posts) {
      let expectation = "story.posts.map(\\.kind) == \(names(specification.posts))"
      expect(post.kind == expected.kind, .posts, "\(post) instead of \(expected)", expectation)
      expect(
        post.time == expected.time, .postTimes,
        "\(post.kind) at \(post.time) instead of \(expected.time)",
        "story.posts.last?.time == \(expected.time.source)")
      expect(
        post == expected, .postContents, "\(post) instead of \(expected)",
        "story.posts.last?.reason == \(expected.reason.map { ".\($0)" } ?? "nil")")
    }
    expect(
      story.posts.count == specification.posts.count, .posts,
      "\(names(story.posts)) instead of \(names(specification.posts))",
      "story.posts.map(\\.kind) == \(names(specification.posts))")
    checked.posts = story.posts.count
  }

  private func names(_ posts: [Story.Post]) -> String {
    "[\(posts.map { ".\($0.kind)" }.joined(separator: ", "))]"
  }

  private func checkEnds() {
    checked.open += specification.allHandles[checked.handles...]
    checked.handles = specification.allHandles.count
    checked.open.removeAll { handle in
      checkEnd(of: handle)
      return specification.ends[handle] != nil
    }
  }

  private func checkEnd(of handle: Int) {
    let (end, expected) = (story.end(of: handle), specification.ends[handle])
    expect(
      end == expected, .requestEnds,
      "\(end?.description ?? "nil") instead of \(expected?.description ?? "nil") for \(handle)",
      "story.end(of: \(handle)) == \(expected.map { ".\($0)" } ?? "nil")")
  }

  private func checkResults() {
    let count = story.results.values.reduce(0) { $0 + $1.count }
    guard count != checked.results || specification.results.count != checked.results else { return }
    checked.results = count
    for number in Set(story.results.keys).union(specification.results.keys) {
      let (results, expected) = (story.results[number], specification.results[number].map { [$0] })
      expect(
        results == expected, .dismissalResults,
        "\(results as Any) instead of \(expected as Any) for \(number)",
        "story.results[\(number)] == \(expected.map { "[.\($0[0])]" } ?? "nil")")
    }
  }

  private func checkDisplay() {
    let expected =
      specification.isVisible || specification.phase == .disappearing
      ? specification.displayed?.content : nil
    let content = host.request?.content
    let isEqual =
      content?.status == expected?.status && content?.detail == expected?.detail
      && content?.indicator == expected?.indicator
      && content?.action?.role == expected?.action?.role
      && content?.action?.title == expected?.action?.title
    expect(
      isEqual, .display, "\(summary(of: content)) instead of \(summary(of: expected))",
      "story.screen.content?.status == \(expected?.status?.debugDescription ?? "nil")")
  }

  private func summary(of content: HUD.Content?) -> String {
    guard let content else { return "nothing" }
    let progress = content.indicator.progress.map { " \($0)" } ?? ""
    return "\(content.indicator.kind)\(progress), \(content.status?.debugDescription ?? "nil"), "
      + "\(content.detail?.debugDescription ?? "nil"), \(content.action?.title ?? "nil")"
  }

  private func checkHost() {
    let isVisible = specification.isVisible
    expect(
      host.blocksInput == (isVisible && specification.displayed?.terms.blocksInput == true),
      .blocking, "\(host.blocksInput) in \(specification.phase)",
      "story.screen.blocksInput == \(!host.blocksInput)")
    expect(
      host.isAwaited == (specification.phase == .waitingForHost), .awaiting,
      "\(host.isAwaited) in \(specification.phase)", "story.hud.isVisible")
    let alarm = host.alarm
    if let deadline = specification.nextDeadline {
      let offset = story.now - host.now
      expect(
        alarm.map { $0 + offset <= deadline } ?? false, .timers,
        "\(alarm as Any) instead of \(deadline - offset)", "story.hud.isVisible")
    } else {
      // The panel may still be changing from one content to the next.
      let isChanging = isVisible && alarm.map { $0 <= host.now + .milliseconds(250) } == true
      expect(
        alarm == nil || isChanging, .timers,
        "\(alarm as Any), but nothing happens by itself in \(specification.phase)",
        "story.hud.isVisible")
    }
    if specification.phase == .hidden {
      expect(
        host.canvas == nil && !host.isAwaited && alarm == nil,
        .nothingSurvives, "layers or a timer", "story.screen.isEmpty")
    }
    for host in earlierHosts {
      expect(
        host.canvas == nil && host.alarm == nil && host.delegate == nil && !host.isAwaited,
        .nothingSurvives, "an earlier host still has a part of the HUD", "story.screen.isEmpty")
    }
  }

  /// Checks at the end of a story what was checked only when it changed.
  func checkEverythingOnce() {
    for handle in specification.allHandles { checkEnd(of: handle) }
    for (number, said) in specification.handles {
      guard let handle = story[number] else { continue }
      expect(
        handle.status == said.status && handle.detail == said.detail
          && handle.progress == said.progress,
        .saying,
        "\(handle.status as Any), \(handle.detail as Any), \(handle.progress as Any) "
          + "instead of \(said)",
        "story[\(number)]?.status == \(said.status?.debugDescription ?? "nil")")
    }
  }
}

// MARK: Geometry

extension Trial {
  private func checkGeometry() {
    guard let canvas = host.canvas else { return }
    for root in [canvas.mask, canvas.bezel] {
      expect(isFinite(root), .geometry, "a layer below \(root)", "story.screen.panel != nil")
    }
    guard let slots = host.slots else { return }
    let labels = [slots.status, slots.detail, slots.percent].compactMap { $0?.frame }
    let frames = labels + [slots.indicatorFrame, slots.button?.frame].compactMap(\.self)
    let isInside = frames.allSatisfy {
      isFinite($0)
        && ($0.isEmpty
          || CGRect(origin: .zero, size: slots.panelFrame.size).insetBy(dx: -1, dy: -1)
            .contains($0))
    }
    expect(
      isFinite(slots.panelFrame) && isInside, .geometry, "the panel's parts: \(slots)",
      "story.screen.panel != nil")
  }

  private func isFinite(_ layer: CALayer) -> Bool {
    let transform = layer.affineTransform()
    return isFinite(layer.bounds) && layer.position.x.isFinite && layer.position.y.isFinite
      && layer.opacity >= 0 && layer.opacity <= 1 && layer.cornerRadius.isFinite
      && transform.a.isFinite && transform.d.isFinite && transform.tx.isFinite
      && transform.ty.isFinite
      && (layer.sublayers ?? []).allSatisfy { isFinite($0) }
      && (layer.mask.map { isFinite($0) } ?? true)
  }

  private func isFinite(_ frame: CGRect) -> Bool {
    frame.origin.x.isFinite && frame.origin.y.isFinite && frame.width.isFinite
      && frame.height.isFinite
  }
}
