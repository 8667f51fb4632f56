#if GTK && os(Linux)
import CHUDGTK
import HUDCore

// The work before each frame.
extension StagePresenter {
  func setNeedsUpdate() {
    needsUpdate = true
    startTicking()
  }

  func update(at time: Duration) {
    needsUpdate = false
    delegate?.updatePanel()
    if needsPictures {
      drawPictures(at: time)
    } else {
      stage.panel.indicator?.update(at: time.seconds)
    }
    if let slots { describe(slots.request) }
  }

  /// Tells assistive technology about the contents of the panel, if they have changed.
  func describe(_ request: Request) {
    let (content, words) = (request.content, request.words(in: metrics.languages))
    let description = PanelView.Description(
      name: words.spoken(content, viewSpeaks: stage.panel.customWidget?.speaks == true),
      detail: words.detail(content),
      progress: content.indicator.progress, isBusy: content.indicator.isIndefinite,
      isModal: blocker != nil, isPressable: slots?.tap != nil)
    guard description != self.description else { return }
    self.description = description
    stage.panel.describe(description)
  }

  func play(_ transition: Transition) {
    stage.play(transition)
    if !isLeaving {
      drag.comeBack()
      owner.followDialogs()
    }
    startTicking()
  }

  /// Starts to call `tick(at:)` before each frame, until nothing is left to do or the stage is
  /// hidden. Each call wakes the process, even if the widget is hidden, so the calls must end.
  func startTicking() {
    guard !isTicking else { return }
    isTicking = true
    stage.widget.onTick { [weak self] in
      guard let self else { return false }
      isTicking = tick(at: clock.frameTime(of: stage.widget))
      releaseReplaced()
      return isTicking
    }
  }

  /// Schedules a new drawing of the app's content below the mask, at most twice a second, because
  /// this redraws the whole mask. Nobody sees the delay, because the content is blurred.
  func contentChanged() {
    guard contentTimer == nil else { return }
    let time = contentFollowed + .milliseconds(500)
    contentTimer = Timeout(after: max(time - .now, .zero)) { [unowned self] in
      contentTimer = nil
      contentFollowed = .now
      contentMayHaveChanged = true
      startTicking()
    }
  }

  private func tick(at time: Duration) -> Bool {
    guard Bool(gtk_widget_get_mapped(stage.widget)) else { return false }
    // The app may have started a video, which cannot be copied. Then the HUD has no material.
    if contentMayHaveChanged, stageOverlay.overlay.containsOffloadedVideo {
      surroundingsMayHaveChanged()
    }
    if needsUpdate { update(at: time) }
    if needsPictures { drawPictures(at: time) }
    if contentMayHaveChanged { drawMask() }
    let isComing = stage.advance(to: time)
    let isMoving = stage.panel.indicator?.advance(to: time.seconds) ?? false
    let isGrowing = stage.panel.isGrowing(at: time)
    if isGrowing { stage.panel.redrawBezel(at: time) }
    let isFading = stage.panel.advance(to: time)
    return isComing || isMoving || isGrowing || isFading
  }
}
#endif
