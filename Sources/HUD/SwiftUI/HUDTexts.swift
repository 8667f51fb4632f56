#if canImport(SwiftUI)
import Foundation
import HUDCore
import SwiftUI

/// The content of a modifier. Its texts may have to be looked up in the language of a view.
final class HUDTexts: Sendable {
  private let content: HUD.Content
  private let status: LocalizedStringResource?
  private let detail: LocalizedStringResource?
  let isToast: Bool

  /// - Parameter isToast: Whether content with the success indicator is shown as a toast.
  // Never inlined: a copy of this initializer in each modifier would take 2 KB.
  @inline(never) init(
    _ content: HUD.Content, _ status: LocalizedStringResource? = nil,
    _ detail: LocalizedStringResource? = nil, isToast: Bool = true
  ) {
    (self.content, self.status, self.detail) = (content, status, detail)
    self.isToast = isToast && content.indicator.kind == .success
  }

  func content(in environment: EnvironmentValues) -> HUD.Content {
    var content = content
    if let status { content.status = environment.text(status) }
    if let detail { content.detail = environment.text(detail) }
    return content
  }
}
#endif
