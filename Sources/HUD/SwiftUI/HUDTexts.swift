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

  private init(
    _ content: HUD.Content, _ status: LocalizedStringResource?,
    _ detail: LocalizedStringResource?, _ systemImage: String?
  ) {
    var content = content
    if let systemImage { content.indicator = .image(HUD.Image(systemName: systemImage)) }
    (self.content, self.status, self.detail) = (content, status, detail)
    isToast = systemImage != nil || content.indicator.kind == .success
  }

  // Never inlined: copies of these initializers in each modifier would take 4 KB.
  @inline(never) convenience init(_ content: HUD.Content, systemImage: String? = nil) {
    self.init(content, nil, nil, systemImage)
  }

  @inline(never) convenience init(
    _ indicator: HUD.Indicator?, _ action: HUD.Action?, _ status: LocalizedStringResource?,
    _ detail: LocalizedStringResource?, systemImage: String? = nil
  ) {
    var content = HUD.Content(action: action)
    if let indicator { content.indicator = indicator }
    self.init(content, status, detail, systemImage)
  }

  func content(in environment: EnvironmentValues) -> HUD.Content {
    var content = content
    if let status { content.status = environment.text(status) }
    if let detail { content.detail = environment.text(detail) }
    return content
  }
}
#endif
