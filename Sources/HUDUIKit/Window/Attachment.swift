#if canImport(UIKit)
import UIKit

/// The place where a stage is attached: a separate window for the HUD, or a view of the app.
@MainActor protocol Attachment: AnyObject {
  /// Whether the stage can be attached. An attachment that answers false reports `.becameReady` as
  /// soon as it can.
  var isReady: Bool { get }

  /// The reason why the attachment is not ready, as the end of a sentence for the log.
  var reasonNotReady: String { get }

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
