#if canImport(UIKit)
import UIKit

/// The place where a stage is attached: a separate window for the HUD, or a view of the app.
@MainActor protocol Attachment: AnyObject {
  var isReady: Bool { get }

  /// The reason why the attachment is not ready, as the end of a sentence for the log.
  var reasonNotReady: String { get }

  /// Whether a request waits for the attachment. If true, the attachment must report `.becameReady`
  /// as soon as it is ready. If false, this report is optional.
  var isAwaited: Bool { get set }

  /// Called when the attachment becomes ready, is lost or is gone, and when it is drawn again after
  /// a time in the background.
  var changed: (AttachmentChange) -> Void { get set }

  func attach(_ stage: StageView)
  func detach(_ stage: StageView)
}

enum AttachmentChange {
  case becameReady
  case wasLost
  case cameBack
  /// The scene was disconnected, so the attachment will never be ready again.
  case isGone
}
#endif
