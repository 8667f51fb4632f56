import Foundation
import HUDCore

// The calls that show a HUD.
extension Call {
  static func show(
    _ handle: Int, _ indicator: Sample<HUD.Indicator>, status: Sample<String?>,
    detail: Sample<String?>, button: Button?, _ form: CallForm
  ) -> Call {
    Call(
      "story[\(handle)] = story.hud.show(\(indicator.source)\(status.argument("status"))"
        + "\(detail.argument("detail"))\(button.argument)\(form.source))"
    ) { specification in
      let content = HUD.Content(
        indicator.value, status: status.value, detail: detail.value, action: button?.expected)
      // A show with a duration is a toast.
      let kind: Specification.Wanted.Kind =
        form.options?.value.duration != nil ? .toast : form.showKind
      let terms = form.terms(specification.defaults)
      return .show(specification.wanted(handle, kind, form.id, content, terms))
    } make: { story in
      story[handle] = story.hud.show(
        indicator.value, status: status.value, detail: detail.value,
        action: button?.action(in: story), mask: form.maskValue, id: form.id,
        options: form.options?.value)
    }
  }

  static func toast(
    _ handle: Int, _ kind: ToastKind, status: Sample<String?>, lasting duration: Duration?,
    button: Button?, hasTap: Bool, _ form: CallForm
  ) -> Call {
    let nothing: @MainActor @Sendable () -> Void = {}
    let arguments =
      (duration.map { ", for: \($0.source)" } ?? "") + button.argument
      + (hasTap ? ", onTap: story.tapped" : "") + form.source
    return Call("story[\(handle)] = \(kind.source(status.source))\(arguments))") { specification in
      let content = HUD.Content(
        kind.indicator, status: kind == .failure ? Failure().localizedDescription : status.value,
        action: button?.expected, onTap: hasTap ? nothing : nil)
      let terms = form.terms(specification.defaults, duration: duration)
      return .show(specification.wanted(handle, .toast, form.id, content, terms))
    } make: { story in
      let (hud, mask, id, options) = (
        story.hud, form.maskValue, form.id, form.options?.value
      )
      let (status, action) = (status.value, button?.action(in: story))
      let onTap = hasTap ? story.tapped : nil
      story[handle] =
        switch kind {
        case .success:
          hud.showSuccess(
            status, for: duration, action: action, onTap: onTap, mask: mask, id: id,
            options: options)
        case .warning:
          hud.showWarning(
            status, for: duration, action: action, onTap: onTap, mask: mask, id: id,
            options: options)
        case .error:
          hud.showError(
            status, for: duration, action: action, onTap: onTap, mask: mask, id: id,
            options: options)
        case .info:
          hud.showInfo(
            status, for: duration, action: action, onTap: onTap, mask: mask, id: id,
            options: options)
        case .text:
          hud.showText(
            status, for: duration, action: action, onTap: onTap, mask: mask, id: id,
            options: options)
        case .image:
          hud.show(
            image: nil, status: status, for: duration, action: action, onTap: onTap, mask: mask,
            id: id,
            options: options)
        case .content:
          hud.showToast(
            HUD.Content(.activity, status: status, action: action, onTap: onTap), for: duration,
            mask: mask,
            id: id, options: options)
        case .failure:
          hud.showError(
            Failure(), for: duration, action: action, onTap: onTap, mask: mask, id: id,
            options: options)
        }
    }
  }

  static func showProgress(
    _ progress: Sample<Double>, status: Sample<String?>, indicator: Sample<HUD.Indicator>,
    _ form: CallForm
  ) -> Call {
    Call(
      "story.hud.showProgress(\(progress.source)\(status.argument("status"))"
        + "\(indicator.argument("as"))\(form.source))"
    ) { specification in
      let wanted = Specification.Wanted(
        order: specification.nextOrder(), handle: nil, kind: form.showKind, id: form.id,
        content: HUD.Content(
          indicator.value.stepped(to: progress.value), status: status.value),
        terms: form.terms(specification.defaults))
      return .step(
        wanted,
        Specification.Step(
          progress: progress.value, status: status.value, indicator: indicator.value))
    } make: { story in
      story.hud.showProgress(
        progress.value, status: status.value, as: indicator.value, mask: form.maskValue,
        id: form.id, options: form.options?.value)
    }
  }

  static func begin(
    _ handle: Int, _ indicator: Sample<HUD.Indicator>, status: Sample<String?>, button: Button?,
    _ form: CallForm
  ) -> Call {
    Call(
      "story[\(handle)] = story.hud.begin(\(status.source), as: \(indicator.source)"
        + "\(button.argument)\(form.source))"
    ) { specification in
      let content = HUD.Content(indicator.value, status: status.value, action: button?.expected)
      let terms = form.terms(specification.defaults)
      return .show(specification.wanted(handle, .activity, form.id, content, terms))
    } make: { story in
      story[handle] = story.hud.begin(
        status.value, as: indicator.value, action: button?.action(in: story),
        mask: form.maskValue, id: form.id, options: form.options?.value)
    }
  }

  static func track(
    _ handle: Int, _ number: Int, status: Sample<String>, indicator: Sample<HUD.Indicator>,
    _ form: CallForm
  ) -> Call {
    Call(
      "if let progress = story.progress(\(number)) { story[\(handle)] = story.hud.track(progress, "
        + "status: \(status.source), as: \(indicator.source)\(form.source)) }"
    ) { specification in
      guard let progress = specification.tracked(number) else { return nil }
      let content = HUD.Content(
        indicator.value.advanced(to: progress.fraction), status: status.value,
        action: progress.isCancellable ? .cancel {} : nil)
      let terms = form.terms(specification.defaults)
      var wanted = specification.wanted(handle, .tracked, form.id, content, terms)
      wanted.delayCancel()
      specification.track(handle, number, progress.fraction)
      return .show(wanted)
    } make: { story in
      guard let progress = story.progress(number) else { return }
      story[handle] = story.hud.track(
        progress, status: status.value, as: indicator.value, mask: form.maskValue, id: form.id,
        options: form.options?.value)
    }
  }

  static func showCancellation(_ handle: Int, id: String?) -> Call {
    let argument = id.map { ", id: \"\($0)\"" } ?? ""
    return Call("story[\(handle)] = story.hud.showError(CancellationError()\(argument))") {
      specification in
      let terms = Specification.Terms(
        nil, mask: .inherited, duration: nil, defaults: specification.defaults)
      let wanted = specification.wanted(handle, .toast, id, HUD.Content(.none), terms)
      return .cancelled(id: id, toast: wanted)
    } make: { story in
      story[handle] = story.hud.showError(CancellationError(), id: id)
    }
  }
}

extension ToastKind {
  fileprivate func source(_ status: String) -> String {
    switch self {
    case .success: "story.hud.showSuccess(\(status)"
    case .warning: "story.hud.showWarning(\(status)"
    case .error: "story.hud.showError(\(status) as String?"
    case .info: "story.hud.showInfo(\(status)"
    case .text: "story.hud.showText(\(status)"
    case .image: "story.hud.show(image: nil, status: \(status)"
    case .content: "story.hud.showToast(HUD.Content(.activity, status: \(status))"
    case .failure: "story.hud.showError(Failure()"
    }
  }

  fileprivate var indicator: HUD.Indicator {
    switch self {
    case .success: .success
    case .warning: .warning
    case .error, .failure: .error
    case .info: .info
    case .text, .image: .none
    case .content: .activity
    }
  }
}
