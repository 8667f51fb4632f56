#if canImport(UIKit)
import MBProgressHUDCompat
public import UIKit

/// The demo of MBProgressHUD, against its own calls: fifteen rows.
///
/// Its work runs in the background; here `next` is the next thing that the work does.
@MainActor public final class Demo {
  public struct Row: Sendable {
    public let name: String
    /// How many steps of the work the picture shows.
    public let steps: Int
    public let run: @MainActor @Sendable (Demo) -> Void
  }

  private let view: UIView
  private let window: UIWindow
  private var steps: [@MainActor () -> Void] = []
  private var isCanceled = false

  public init(view: UIView, window: UIWindow) {
    self.view = view
    self.window = window
  }

  /// Does the next step of the work.
  public func next() { if !steps.isEmpty { steps.removeFirst()() } }

  nonisolated public static let rows = [
    Row(name: "indeterminate", steps: 0) { $0.indeterminate() },
    Row(name: "label", steps: 0) { $0.label() },
    Row(name: "details", steps: 0) { $0.detailsLabel() },
    Row(name: "determinate", steps: 40) { $0.determinate(.determinate) },
    Row(name: "annular", steps: 40) { $0.determinate(.annularDeterminate) },
    Row(name: "bar", steps: 40) { $0.determinate(.determinateHorizontalBar) },
    Row(name: "text", steps: 0) { $0.text() },
    Row(name: "custom", steps: 0) { $0.customView() },
    Row(name: "action", steps: 60) { $0.cancelation() },
    Row(name: "switching", steps: 103) { $0.modeSwitching() },
    Row(name: "window", steps: 0) { $0.onWindow() },
    Row(name: "network", steps: 60) { $0.networking() },
    Row(name: "progress", steps: 40) { $0.determinateProgress() },
    Row(name: "dim", steps: 0) { $0.dimBackground() },
    Row(name: "colored", steps: 0) { $0.colored() },
  ]

  // MARK: Rows

  private func indeterminate() {
    let hud = MBProgressHUD.showAdded(to: view, animated: true)
    steps = [{ hud.hide(animated: true) }]
  }

  private func label() {
    let hud = MBProgressHUD.showAdded(to: view, animated: true)
    hud.label.text = localized("Loading...")
    steps = [{ hud.hide(animated: true) }]
  }

  private func detailsLabel() {
    let hud = MBProgressHUD.showAdded(to: view, animated: true)
    hud.label.text = localized("Loading...")
    hud.detailsLabel.text = localized("Parsing data\n(1/1)")
    steps = [{ hud.hide(animated: true) }]
  }

  private func determinate(_ mode: MBProgressHUDMode) {
    let hud = MBProgressHUD.showAdded(to: view, animated: true)
    hud.mode = mode
    hud.label.text = localized("Loading...")
    steps = work() + [{ hud.hide(animated: true) }]
  }

  private func text() {
    let hud = MBProgressHUD.showAdded(to: view, animated: true)
    hud.mode = .text
    hud.label.text = localized("Message here!")
    hud.offset = CGPoint(x: 0, y: MBProgressMaxOffset)
    hud.hide(animated: true, afterDelay: 3)
  }

  private func customView() {
    let hud = MBProgressHUD.showAdded(to: view, animated: true)
    hud.mode = .customView
    hud.customView = UIImageView(image: Self.checkmark)
    hud.isSquare = true
    hud.label.text = localized("Done")
    hud.hide(animated: true, afterDelay: 3)
  }

  private func cancelation() {
    let hud = MBProgressHUD.showAdded(to: view, animated: true)
    hud.mode = .determinate
    hud.label.text = localized("Loading...")
    hud.button.setTitle(localized("Cancel"), for: .normal)
    hud.button.addAction(
      UIAction { [weak self] _ in self?.isCanceled = true }, for: .touchUpInside)
    steps = work() + [{ hud.hide(animated: true) }]
  }

  private func modeSwitching() {
    let hud = MBProgressHUD.showAdded(to: view, animated: true)
    hud.label.text = localized("Preparing...")
    hud.minSize = CGSize(width: 150, height: 100)
    let begin: @MainActor () -> Void = {
      hud.mode = .determinate
      hud.label.text = localized("Loading...")
    }
    let cleanUp: @MainActor () -> Void = {
      hud.mode = .indeterminate
      hud.label.text = localized("Cleaning up...")
    }
    steps = [begin] + work() + [cleanUp, { Self.complete(hud) }, { hud.hide(animated: true) }]
  }

  private func onWindow() {
    let hud = MBProgressHUD.showAdded(to: window, animated: true)
    steps = [{ hud.hide(animated: true) }]
  }

  private func networking() {
    let hud = MBProgressHUD.showAdded(to: view, animated: true)
    hud.label.text = localized("Preparing...")
    hud.minSize = CGSize(width: 150, height: 100)
    let received: [@MainActor () -> Void] = (1...100).map { percent in
      {
        hud.mode = .determinate
        hud.progress = Float(percent) / 100
      }
    }
    steps = received + [{ Self.complete(hud) }, { hud.hide(animated: true, afterDelay: 3) }]
  }

  private func determinateProgress() {
    let hud = MBProgressHUD.showAdded(to: view, animated: true)
    hud.mode = .determinate
    hud.label.text = localized("Loading...")
    let progress = Progress(totalUnitCount: 100)
    hud.progressObject = progress
    hud.button.setTitle(localized("Cancel"), for: .normal)
    hud.button.addAction(UIAction { _ in progress.cancel() }, for: .touchUpInside)
    let units: [@MainActor () -> Void] = (1...100).map { unit in
      { if !progress.isCancelled { progress.completedUnitCount = Int64(unit) } }
    }
    steps = units + [{ hud.hide(animated: true) }]
  }

  private func dimBackground() {
    let hud = MBProgressHUD.showAdded(to: view, animated: true)
    hud.backgroundView.style = .solidColor
    hud.backgroundView.color = UIColor(white: 0, alpha: 0.1)
    steps = [{ hud.hide(animated: true) }]
  }

  private func colored() {
    let hud = MBProgressHUD.showAdded(to: view, animated: true)
    hud.contentColor = UIColor(red: 0, green: 0.6, blue: 0.7, alpha: 1)
    hud.label.text = localized("Loading...")
    steps = [{ hud.hide(animated: true) }]
  }

  // MARK: Work

  /// A hundred steps, each of which looks the HUD up.
  private func work() -> [@MainActor () -> Void] {
    (1...100).map { step in
      { [self] in
        guard !isCanceled else { return }
        MBProgressHUD.forView(view)?.progress = Float(step) / 100
      }
    }
  }

  private static func complete(_ hud: MBProgressHUD) {
    hud.customView = UIImageView(image: checkmark)
    hud.mode = .customView
    hud.label.text = localized("Completed")
  }

  /// The image of the demo, which the tests draw.
  public static var checkmark: UIImage?
}
#endif
