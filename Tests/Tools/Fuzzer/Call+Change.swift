import HUDCore

// The calls that change or end a HUD.
extension Call {
  static let popActivity = Call(
    "story.hud.popActivity()", expecting: { _ in .pop }, make: { $0.hud.popActivity() })

  static func setStatus(_ status: Sample<String?>) -> Call {
    Call("story.hud.setStatus(\(status.source))") { _ in
      .setStatus(status.value)
    } make: {
      $0.hud.setStatus(status.value)
    }
  }

  static func dismiss(after delay: Duration, isAnimated: Bool, completion: Int?) -> Call {
    let completionSource = completion.map { ", completion: story.completion(\($0))" } ?? ""
    return Call(
      "story.hud.dismiss(\(timing(delay, isAnimated))\(completionSource))"
    ) { _ in
      .dismiss(after: delay, isAnimated: isAnimated, completion: completion)
    } make: { story in
      story.hud.dismiss(
        after: delay, animated: isAnimated, completion: completion.map { story.completion($0) })
    }
  }

  static func dismiss(id: String, isAnimated: Bool) -> Call {
    Call("story.hud.dismiss(id: \"\(id)\", animated: \(isAnimated))") { _ in
      .dismissID(id, isAnimated: isAnimated)
    } make: {
      $0.hud.dismiss(id: id, animated: isAnimated)
    }
  }

  private static func timing(_ delay: Duration, _ isAnimated: Bool) -> String {
    "after: \(delay.source)" + (isAnimated ? "" : ", animated: false")
  }

  // MARK: Through a handle

  private static func change(
    _ handle: Int, _ source: String,
    _ change: @escaping @Sendable (Specification) -> Specification.Change,
    make: @escaping @Sendable (HUD.Handle, Story) -> Void
  ) -> Call {
    Call("story[\(handle)]?.\(source)") { specification in
      guard specification.handles[handle] != nil else { return nil }
      let change = change(specification)
      specification.handles[handle]?.apply(change)
      return specification.acts(handle) ? .change(handle, change) : nil
    } make: { story in
      if let object = story[handle] { make(object, story) }
    }
  }

  static func setStatus(_ status: Sample<String?>, of handle: Int) -> Call {
    change(handle, "status = \(status.source)") { _ in
      .status(status.value)
    } make: { handle, _ in
      handle.status = status.value
    }
  }

  static func setDetail(_ detail: Sample<String?>, of handle: Int) -> Call {
    change(handle, "detail = \(detail.source)") { _ in
      .detail(detail.value)
    } make: { handle, _ in
      handle.detail = detail.value
    }
  }

  static func setProgress(_ progress: Sample<Double>, of handle: Int) -> Call {
    change(handle, "progress = \(progress.source)") { _ in
      .progress(progress.value)
    } make: { handle, _ in
      handle.progress = progress.value
    }
  }

  static func update(
    _ handle: Int, _ indicator: Sample<HUD.Indicator>, status: Sample<String?>, _ button: Button?
  ) -> Call {
    let source =
      "update(HUD.Content(\(indicator.source), status: \(status.source)\(button.argument)))"
    return change(handle, source) { _ in
      .content(HUD.Content(indicator.value, status: status.value, action: button?.expected))
    } make: { handle, story in
      handle.update(
        HUD.Content(indicator.value, status: status.value, action: button?.action(in: story)))
    }
  }

  static func update(_ handle: Int, _ options: Sample<HUD.Options>) -> Call {
    change(handle, "update(options: \(options.source))") { specification in
      .terms(
        Specification.Terms(
          options.value, mask: .inherited, duration: nil, defaults: specification.defaults))
    } make: { handle, _ in
      handle.update(options: options.value)
    }
  }

  // MARK: Ends of one request

  private static func end(
    _ handle: Int, _ source: String,
    _ input: @escaping @Sendable (inout Specification) -> Specification.Input,
    make: @escaping @Sendable (HUD.Handle) -> Void
  ) -> Call {
    Call("story[\(handle)]?.\(source)") { specification in
      specification.acts(handle) ? input(&specification) : nil
    } make: { story in
      if let object = story[handle] { make(object) }
    }
  }

  static func dismiss(_ handle: Int, after delay: Duration, isAnimated: Bool) -> Call {
    end(handle, "dismiss(\(timing(delay, isAnimated)))") { _ in
      delay > .zero
        ? .withdrawLater(handle, after: delay, isAnimated: isAnimated)
        : .withdraw(handle, .dismissed, isAnimated: isAnimated)
    } make: {
      $0.dismiss(after: delay, animated: isAnimated)
    }
  }

  static func succeed(_ handle: Int, _ status: Sample<String?>) -> Call {
    end(handle, "succeed(\(status.source))") {
      .end(handle, toast: $0.closingToast(.success, status.value))
    } make: {
      $0.succeed(status.value)
    }
  }

  static func fail(_ handle: Int, _ status: Sample<String?>, isCancellation: Bool) -> Call {
    guard !isCancellation else {
      return end(handle, "fail(CancellationError())") { _ in
        .withdraw(handle, .cancelled)
      } make: {
        $0.fail(CancellationError())
      }
    }
    return end(handle, "fail(\(status.source) as String?)") {
      .end(handle, toast: $0.closingToast(.error, status.value))
    } make: {
      $0.fail(status.value)
    }
  }

  static func end(_ handle: Int) -> Call {
    Call("story.activity(\(handle))?.end()") { specification in
      specification.acts(handle) ? .end(handle, toast: nil) : nil
    } make: {
      $0.activity(handle)?.end()
    }
  }

  /// Releases a handle, which ends the request of an activity.
  static func release(_ handle: Int) -> Call {
    Call("story[\(handle)] = nil") { specification in
      let acts = specification.acts(handle)
      let released = specification.handles.removeValue(forKey: handle)
      return acts && released?.isActivity == true ? .end(handle, toast: nil) : nil
    } make: {
      $0[handle] = nil
    }
  }
}

extension Specification {
  /// The toast that shows how work ended. Its terms are those of the request that it replaces.
  mutating func closingToast(_ indicator: HUD.Indicator, _ status: String?) -> Wanted {
    Wanted(
      order: nextOrder(), handle: nil, kind: .toast, id: nil,
      content: HUD.Content(indicator, status: status),
      terms: Terms(nil, mask: .inherited, duration: nil, defaults: defaults))
  }
}
