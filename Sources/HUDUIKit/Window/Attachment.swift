#if canImport(UIKit)
/// The place where a stage is attached: a window or a view of the app, or the HUD's own window on
/// tvOS.
@MainActor protocol Attachment: AnyObject {
  var isReady: Bool { get }

  /// The reason why the attachment is not ready, as the end of a sentence for the log.
  var reasonNotReady: String { get }

  func attach(_ stage: StageView)
  func detach(_ stage: StageView)

  /// Keeps the stage in front. If the stage covers a window that is no longer visible, moves the
  /// stage to a visible window if there is any. Called in each turn of the run loop.
  ///
  /// - Returns: False if the stage's window is gone and no other is visible; otherwise true.
  func keep(_ stage: StageView) -> Bool
}
#endif
