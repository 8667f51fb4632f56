#if canImport(SwiftUI)
import Foundation
import HUDCore
import SwiftUI

/// The content of a modifier. Its texts may have to be looked up in the language of a view.
final class HUDTexts: Sendable {
  let content: HUD.Content
  /// Whether the HUD is a toast even if it has no duration and is not for an item.
  let isToast: Bool
  private let status: LocalizedStringResource?
  private let detail: LocalizedStringResource?

  // Never inlined: a copy of this initializer in each modifier would take 2 KB.
  @inline(never) init(
    _ content: HUD.Content, _ status: LocalizedStringResource? = nil,
    _ detail: LocalizedStringResource? = nil, systemImage: String? = nil
  ) {
    var content = content
    if let systemImage { content.indicator = .image(HUD.Image(systemName: systemImage)) }
    (self.content, self.status, self.detail) = (content, status, detail)
    isToast = systemImage != nil || content.indicator.kind == .success
  }

  func content(in environment: EnvironmentValues) -> HUD.Content {
    var content = content
    if let status { content.status = environment.text(status) }
    if let detail { content.detail = environment.text(detail) }
    return content
  }
}
#endif
