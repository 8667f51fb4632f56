#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// The place where a stage is attached: a window or a view of the app, or a floating panel.
@MainActor protocol Attachment: AnyObject {
  var isReady: Bool { get }

  /// Whether the attachment is not ready, but can show a stage in a floating panel.
  var floats: Bool { get }

  /// The reason why the attachment is not ready, as the end of a sentence for the log.
  var reasonNotReady: String { get }

  func attach(_ stage: StageView)
  func detach(_ stage: StageView)

  /// Keeps the stage in its place and in front, or moves it to another place if its place is gone.
  /// Called in each turn of the run loop.
  ///
  /// - Parameter closing: The window that is being closed and is still visible; nil if none is.
  /// - Returns: True if the stage has a place; false if its place is gone and there is no other.
  func keep(_ stage: StageView, closing: NSWindow?) -> Bool

  /// Called when the panel was placed on the stage, and when a transition of the panel starts.
  func panelWasPlaced(on stage: StageView)
}
#endif
