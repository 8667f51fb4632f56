#if canImport(UIKit)
import UIKit

/// The place where a stage is attached: a window or a view of the app, or the HUD's own window on
/// tvOS.
@MainActor protocol Attachment: AnyObject {
  var isReady: Bool { get }

  /// The reason why the attachment is not ready, as the end of a sentence for the log.
  var reasonNotReady: String { get }

  func attach(_ stage: StageView)
  func detach(_ stage: StageView)

  /// Keeps the stage in front at its place. If that place is no longer visible, moves the stage to
  /// a visible place if there is any. Called in each turn of the run loop.
  ///
  /// - Returns: False if the place of the stage is gone, and there is no other place.
  func keep(_ stage: StageView) -> Bool
}
#endif
