#if canImport(UIKit)
package import HUDCore
public import UIKit

/// A host that shows a HUD in a window of its own, over the app or one scene, or over one view.
///
/// ```swift
/// HUD.show(status: "Loading…")            // over everything, in the scene that is used
/// HUD.in(scene).show(status: "Loading…")  // over that scene
/// HUD.in(view).show(status: "Loading…")   // over that view
/// ```
@MainActor public final class UIKitHost {
  package weak var delegate: (any HUD.HostDelegate)?

  let attachment: any Attachment
  let system: SystemFeatures
  let keyboard: Keyboard
  let timer = WakeTimer()
  let announcer: Announcer
  private(set) lazy var keyCatcher = KeyCatcher { [weak self] in self?.escape() ?? false }
  private let settings = SettingsObserver()
  var stage: StageView?
  var request: Request?
  var blocksInput = false
  var isTicking = false
  private(set) var isGone = false
  var ticks: FrameTicks?
  let focus = ScreenReaderFocus()
  var feedback = Feedback()
  let remoteFocus = RemoteFocus()
  /// As they were when the stage was last laid out; a call asks for them, and must not pay for it.
  package internal(set) var metrics: Metrics

  init(_ attachment: any Attachment, system: SystemFeatures = .current) {
    self.attachment = attachment
    self.system = system
    announcer = Announcer(system)
    keyboard = Keyboard(on: system.platform)
    metrics = Metrics(size: .zero)
    readMetrics()
    keyboard.changed = { [weak self] in self?.keyboardWillMove($0) }
    settings.changed = { [weak self] in self?.surroundingsChanged() }
    attachment.changed = { [weak self] in self?.follow($0) }
  }

  /// Creates a host over one view. It ends with the view.
  ///
  /// A window is a view too. In a scroll view the HUD stays in the part that is seen.
  public convenience init(view: UIView) {
    self.init(ViewAttachment(view))
    ViewEndObserver.of(view).add(self)
  }

  /// Creates a host with a window of its own in `scene`, until the scene is disconnected.
  public convenience init(scene: UIWindowScene) {
    self.init(SceneAttachment(scene))
  }

  /// Creates a host with a window of its own, in the scene that the user works with.
  @available(iOSApplicationExtension, unavailable)
  @available(tvOSApplicationExtension, unavailable)
  public convenience init() {
    self.init(FrontSceneAttachment())
  }

  /// Called when the view was destroyed or the scene was disconnected.
  func placeWasDestroyed() {
    isGone = true
    delegate?.hostIsGone(self)
  }

  private func follow(_ change: AttachmentChange) {
    switch change {
    case .becameReady: delegate?.hostBecameReady()
    case .wasLost: delegate?.hostWasLost()
    case .cameBack: resume()
    case .isGone: placeWasDestroyed()
    }
  }

  /// Moves a panel on show along with the keyboard, also under reduced motion, as the system does. Called
  /// too for a keyboard that stays where it is.
  private func keyboardWillMove(_ motion: KeyboardMotion?) {
    let covered = metrics.keyboardInset
    surroundingsChanged()
    if metrics.keyboardInset != covered { stage?.prepareForKeyboard(with: motion) }
  }

  /// Trait by trait the system tells what changed; all of it is read again, and what does not
  /// differ is not drawn again.
  func surroundingsChanged() {
    readMetrics()
    stage?.setNeedsLayout()
  }

  /// Core Animation drops its animations in the background and in another window, without notice.
  func resume() {
    guard let stage, stage.window != nil else { return }
    // A keyboard's way was over before anybody saw it.
    stage.pendingKeyboardTransition = nil
    stage.replayTransition(at: now)
    delegate?.restart()
    surroundingsChanged()
  }
}
#endif
