#if GTK && os(Linux)
import CHUDGTK
import HUDCore

extension StagePresenter {
  /// Tells assistive technology about the contents of the panel, if they have changed.
  func describe(_ subject: Slots.Subject) {
    let (content, words) = (subject.content, subject.words)
    let description = Description(
      name: words.spoken(content), detail: words.detail(content),
      progress: content.indicator.progress, isBusy: content.indicator.isIndefinite,
      isModal: blocker != nil, isPressable: slots?.tap != nil)
    guard description != self.description else { return }
    self.description = description
    stage.panel.describe(description)
  }
}
#endif
