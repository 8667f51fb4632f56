#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// The place where a stage is attached: a window of the app, a view of the app, or a panel of the
/// HUD's own.
@MainActor protocol Attachment: AnyObject {
  var isReady: Bool { get }

  /// Whether the attachment has a panel of its own for a stage while it is not ready.
  var floats: Bool { get }

  /// The reason why the attachment is not ready, as the end of a sentence for the log.
  var reasonNotReady: String { get }

  /// Whether a request waits for the attachment. If true, the attachment must report `.becameReady`
  /// as soon as it is ready. If false, this report is optional.
  var isAwaited: Bool { get set }

  /// Called when the attachment becomes ready or is lost.
  var changed: (AttachmentChange) -> Void { get set }

  func attach(_ stage: StageView)
  func detach(_ stage: StageView)
  /// Called when the panel was placed on the stage.
  func panelWasPlaced(on stage: StageView)
}

enum AttachmentChange {
  case becameReady
  case wasLost
}
#endif
