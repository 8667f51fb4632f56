#if canImport(SwiftUI)
import Foundation
import HUDCore
import SwiftUI

/// The content of a modifier. Its texts may have to be looked up in the language of a view.
final class HUDTexts: Sendable {
  private let content: HUD.Content
  private let status: LocalizedStringResource?
  private let detail: LocalizedStringResource?

  // Never inlined: a copy of this initializer in each modifier would take 2 KB.
  @inline(never) init(
    _ content: HUD.Content, _ status: LocalizedStringResource? = nil,
    _ detail: LocalizedStringResource? = nil
  ) {
    (self.content, self.status, self.detail) = (content, status, detail)
  }

  var areOfSuccess: Bool { content.indicator.kind == .success }

  func content(in environment: EnvironmentValues) -> HUD.Content {
    var content = content
    if let status { content.status = environment.text(status) }
    if let detail { content.detail = environment.text(detail) }
    return content
  }
}

extension Binding<Bool> {
  /// This binding, with nil for false.
  var orNil: Binding<Bool?> {
    Binding<Bool?>(get: { wrappedValue ? true : nil }, set: { wrappedValue = $0 != nil })
  }
}

extension HUD.Options? {
  /// Returns these options with the parameters of a modifier, which take precedence. They are in a
  /// box because each copy of such a large value would add code.
  func with(
    _ duration: Duration?, _ position: HUD.Position, _ mask: HUD.Mask
  ) -> Box<HUD.Options> {
    var options = self ?? HUD.Options()
    if let duration { options.duration = duration }
    if position != .inherited { options.position = position }
    if mask != .inherited { options.mask = mask }
    return Box(options)
  }
}

extension Optional where Wrapped == @MainActor () -> Void {
  var withReason: (@MainActor (HUD.Reason) -> Void)? {
    guard let call = self else { return nil }
    return { _ in call() }
  }
}
#endif
