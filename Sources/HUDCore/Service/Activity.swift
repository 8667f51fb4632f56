extension HUD {
  /// Work that owns its place on the HUD, apart from `show` and `popActivity`.
  ///
  /// ```swift
  /// let activity = HUD.begin("Syncing")
  /// activity.progress = 0.4
  /// activity.succeed("Synced")
  /// ```
  ///
  /// The HUD stays as long as any activity runs; the newest one is shown. One that is released
  /// has ended. Ending twice, or after a dismissal, is harmless.
  public final class Activity: Sendable {
    private let owner: RequestReference
    /// The toast at its end goes by them; kept no longer, as they may hold pictures.
    private let options: Locked<HUD.Options?>

    init(_ owner: RequestReference, options: HUD.Options?) {
      self.owner = owner
      self.options = Locked(options)
    }

    deinit { finish(with: nil, isolation: nil) }

    /// The text of this activity.
    public var status: String? {
      get { owner.status }
      set { owner.change(.status(newValue), isolation: nil) }
    }

    /// The smaller text under it.
    public var detail: String? {
      get { owner.detail }
      set { owner.change(.detail(newValue), isolation: nil) }
    }

    /// How far it is, 0...1; nil where that is not known.
    public var progress: Double? {
      get { owner.progress }
      set { owner.change(.progress(newValue ?? .nan), isolation: nil) }
    }

    /// Ends it without a word.
    public func end(isolation: isolated (any Actor)? = #isolation) {
      finish(with: nil, isolation: isolation)
    }

    /// Ends it, and says so with a check mark.
    public func succeed(_ status: String? = nil, isolation: isolated (any Actor)? = #isolation) {
      finish(with: Content(.success, title: status), isolation: isolation)
    }

    /// Ends it, and says with a cross that it failed.
    public func fail(_ status: String? = nil, isolation: isolated (any Actor)? = #isolation) {
      finish(with: Content(.error, title: status), isolation: isolation)
    }

    private func finish(with toast: Content?, isolation: (any Actor)?) {
      var options = options.withLock { options in
        defer { options = nil }
        return options
      }
      // That was the work's, and is not its toast's.
      options?.duration = nil
      let resolvedOptions = toast.map { _ in owner.controller.defaults.resolvedOptions(for: options)
      }
      owner.controller.send(isolation: isolation) { [activity = owner.id] id in
        let toast = toast.flatMap { toast in
          resolvedOptions.map { Request(id: id, kind: .toast, content: toast, resolvedOptions: $0) }
        }
        return (Mailbox.Message(.end(activity, toast: toast)), ())
      }
    }
  }
}
