#if canImport(UIKit)
import UIKit

/// Where a stage can stand: a window of its own, or somebody's view.
@MainActor protocol Attachment: AnyObject {
  var isReady: Bool { get }

  /// The reason why it is not, as the end of a sentence for the log.
  var reasonNotReady: String { get }

  /// Whether somebody waits for it to be ready, and has to be told then.
  var isAwaited: Bool { get set }

  /// Told when that changes, and when the place comes back from where nothing is drawn.
  var changed: (AttachmentChange) -> Void { get set }

  /// Where among windows the stage stands; a place within a window has no say in that.
  var level: CGFloat { get set }

  func attach(_ stage: StageView)
  func detach(_ stage: StageView)
}

enum AttachmentChange {
  case becameReady
  case wasLost
  case cameBack
  /// For good: the scene was disconnected.
  case isGone
}
#endif
