import HUDLayers

extension HUDController {
  /// Starts an activity, which keeps the HUD visible until the activity is ended or released.
  ///
  /// See ``HUD/begin(_:as:detail:action:mask:id:options:)``.
  public func begin(
    _ status: String? = nil, as indicator: HUD.Indicator = .spinner, detail: String? = nil,
    action: HUD.Action? = nil, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) -> HUD.Activity {
    begin(
      HUD.Content(indicator, status: status, detail: detail, action: action), mask: mask, id: id,
      options: options)
  }

  /// Starts an activity that shows `content`. See ``HUD/begin(_:mask:id:options:)``.
  public func begin(
    _ content: HUD.Content, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) -> HUD.Activity {
    begin(content, name: id, defaults.resolvedOptions(for: options, mask: mask))
  }

  func begin(
    _ content: HUD.Content, name: String?, _ resolvedOptions: ResolvedOptions
  ) -> HUD.Activity {
    send { id in
      let request = Request(
        id: id, kind: .activity, name: name, content: content, resolvedOptions: resolvedOptions)
      let activity = HUD.Activity(id: id, controller: self, content: content)
      return (Mailbox.Message(.show(request), endPromise: activity.endPromise), activity)
    }
  }
}
