#if canImport(SwiftUI)
import Foundation
import HUDCore
import SwiftUI

/// The content of a modifier. Its texts may have to be looked up in the language of a view.
final class HUDTexts: Sendable {
  let content: HUD.Content
  private let status: LocalizedStringResource?
  private let detail: LocalizedStringResource?

  // Never inlined: a copy of this initializer in each modifier would take 2 KB.
  @inline(never) init(
    _ content: HUD.Content, _ status: LocalizedStringResource? = nil,
    _ detail: LocalizedStringResource? = nil
  ) {
    (self.content, self.status, self.detail) = (content, status, detail)
  }

  func content(in environment: EnvironmentValues) -> HUD.Content {
    var content = content
    if let status { content.status = environment.text(status) }
    if let detail { content.detail = environment.text(detail) }
    return content
  }
}

extension Binding<Bool> {
  /// Returns a binding to `value` while this binding is true, and to nil while it is false. A value
  /// that is set to nil also makes this binding false.
  func showing<Shown: Sendable>(_ value: Binding<Shown?>) -> Binding<Shown?> {
    Binding<Shown?>(
      get: { wrappedValue ? value.wrappedValue : nil },
      set: {
        wrappedValue = $0 != nil
        value.wrappedValue = $0
      })
  }
}

extension HUD.Options? {
  /// Returns these options with the parameters of a modifier, which take precedence. They are in a
  /// box because each copy of such a large value would add code.
  func with(_ duration: Duration?, _ position: HUD.Position, _ mask: HUD.Mask) -> Box<HUD.Options> {
    var options = self ?? HUD.Options()
    if let duration { options.duration = duration }
    if position != .inherited { options.position = position }
    if mask != .inherited { options.mask = mask }
    return Box(options)
  }
}

extension Optional where Wrapped == @MainActor () -> Void {
  var withReason: (@MainActor (HUD.Reason) -> Void)? {
    map { call in { @MainActor (_: HUD.Reason) in call() } }
  }
}
#endif
