import HUDCore

/// What every call that shows takes: `mask:`, `id:` and `options:`.
struct CallForm: Sendable {
  let id: String?
  let mask: Sample<HUD.Mask>?
  let options: Sample<HUD.Options>?

  var maskValue: HUD.Mask { mask?.value ?? .inherited }

  /// The kind of a `show` or `showProgress` without a duration.
  var showKind: Specification.Wanted.Kind { id == nil ? .anonymous : .named }

  /// The arguments in Swift.
  var source: String {
    [
      mask?.argument("mask"), id.map { ", id: \"\($0)\"" },
      options.map { ", options: \($0.source)" },
    ].compactMap(\.self).joined()
  }

  func terms(_ defaults: Defaults, duration: Duration? = nil) -> Specification.Terms {
    Specification.Terms(
      options?.value, mask: maskValue, duration: duration, defaults: defaults)
  }
}

/// The button of a HUD, with a number that tells which one was pressed.
struct Button: Sendable {
  let number: Int
  let isCancel: Bool
  let keepsHUD: Bool

  func action(in story: Story) -> HUD.Action {
    story.action(number, role: isCancel ? .cancel : .plain, keepsHUD: keepsHUD)
  }

  var source: String {
    "story.action(\(number), role: \(isCancel ? ".cancel" : ".plain"), keepsHUD: \(keepsHUD))"
  }

  /// The same button for the specification, which presses nothing.
  var expected: HUD.Action {
    HUD.Action("Button \(number)", role: isCancel ? .cancel : .plain, keepsHUD: keepsHUD) {}
  }
}

extension Sample {
  /// The value as an argument of a call. A default is left out.
  func argument(_ label: String) -> String {
    ["nil", ".spinner", ".inherited"].contains(source) ? "" : ", \(label): \(source)"
  }
}

extension Button? {
  var argument: String { map { ", action: \($0.source)" } ?? "" }
}

enum ToastKind: CaseIterable, Sendable {
  case success, warning, error, info, text, image, content, failure
}

extension Specification {
  /// Notes that the app has a new handle, and returns its request.
  mutating func wanted(
    _ handle: Int, _ kind: Wanted.Kind, _ id: String?, _ content: HUD.Content, _ terms: Terms
  ) -> Wanted {
    allHandles.append(handle)
    handles[handle] = Said(content, isActivity: kind == .activity)
    return Wanted(
      order: nextOrder(), handle: handle, kind: kind, id: id, content: content, terms: terms)
  }
}
