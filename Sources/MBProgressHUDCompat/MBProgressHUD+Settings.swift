#if canImport(UIKit)
import HUDCore
public import UIKit

// A setting applies to the next show, and most settings also to a visible HUD. UIKit's appearance
// proxy records only messages of Objective-C, so the settings that an app may make by the proxy are
// `dynamic`.
extension MBProgressHUD {
  // MARK: Content

  /// The indicator: a wheel, a kind of progress, the app's own view, or none.
  public nonisolated var mode: MBProgressHUDMode {
    get { settings.mode }
    set {
      settings.values.withLock { $0.mode = newValue }
      onMainThread {
        self.presenter.holdCustomView()
        self.presenter.update()
      }
    }
  }

  /// The progress from 0 to 1. Modes without progress ignore it, but a custom view with a property
  /// `progress` gets it.
  public nonisolated var progress: Float {
    get { settings.progress }
    set {
      settings.values.withLock { $0.progress = newValue }
      onMainThread {
        self.customView?.show(progress: self.progress)
        self.presenter.updateProgress()
      }
    }
  }

  /// A progress to follow while the HUD is shown. The end of the progress does not hide the HUD.
  public nonisolated var progressObject: Progress? {
    get { settings.progressObject }
    set {
      settings.values.withLock { $0.progressObject = newValue }
      onMainThread { self.presenter.followProgress() }
    }
  }

  /// The app's own view, shown with the mode `customView`. The view has its intrinsic size or, if
  /// it has none, the size of its frame.
  public nonisolated var customView: UIView? {
    get { settings.customView }
    set {
      settings.values.withLock { $0.customView = newValue }
      onMainThread { self.presenter.customViewChanged() }
    }
  }

  /// The main text. The panel draws it: the label, which is in the same place, draws nothing.
  public nonisolated var label: UILabel { proxies.title }

  /// The smaller text below the main text. The panel draws it: the label, which is in the same
  /// place, draws nothing.
  public nonisolated var detailsLabel: UILabel { proxies.details }

  /// The button below the texts, shown if it has a title. The panel draws the button. A press sends
  /// the button's actions for `touchUpInside` and leaves the HUD on the screen.
  public nonisolated var button: UIButton { proxies.button }

  // MARK: Look

  /// The colour of texts, indicator and button. Nil resets only the indicator's colour.
  public dynamic nonisolated var contentColor: UIColor? {
    get { settings.contentColor ?? .standardContent }
    set {
      settings.values.withLock { $0.contentColor = newValue }
      onMainThread {
        if let newValue {
          self.proxies.title.textColor = newValue
          self.proxies.details.textColor = newValue
          self.proxies.button.setTitleColor(newValue, for: .normal)
        }
        self.presenter.update()
      }
    }
  }

  /// The background of the panel, in the same place and size. It contains the labels, the button
  /// and the views that the app adds to it.
  public nonisolated var bezelView: MBBackgroundView { proxies.bezel }

  /// The area around the panel, by default clear.
  public nonisolated var backgroundView: MBBackgroundView { proxies.background }

  /// The motion with which the HUD appears and disappears.
  public dynamic nonisolated var animationType: MBProgressHUDAnimation {
    get { settings.animationType }
    set { settings.animationType = newValue }
  }

  /// The distance of the panel from the centre. The panel always stays in the visible area.
  public dynamic nonisolated var offset: CGPoint {
    get { settings.offset }
    set { settings.offset = newValue }
  }

  /// The distance between the panel's edges and its content, and the smallest distance between the
  /// panel and the edges of the visible area.
  public dynamic nonisolated var margin: CGFloat {
    get { settings.margin }
    set { settings.margin = newValue }
  }

  /// The smallest size of the panel.
  public dynamic nonisolated var minSize: CGSize {
    get { settings.minSize }
    set { settings.minSize = newValue }
  }

  // MARK: Times

  /// The time in seconds that work may take before its HUD appears. Work that ends earlier shows no
  /// HUD.
  public nonisolated var graceTime: TimeInterval {
    get { settings.graceTime }
    set { settings.graceTime = newValue }
  }

  /// The minimum time in seconds that the HUD stays visible.
  public nonisolated var minShowTime: TimeInterval {
    get { settings.minShowTime }
    set { settings.minShowTime = newValue }
  }

  // MARK: The end

  /// Whether this view leaves its superview when the HUD has disappeared.
  public nonisolated var removeFromSuperViewOnHide: Bool {
    get { settings.removesFromSuperview }
    set { settings.removesFromSuperview = newValue }
  }

  /// Called on the main thread each time the HUD has disappeared.
  public nonisolated var completionBlock: MBProgressHUDCompletionBlock? {
    get { settings.completion }
    set { settings.completion = newValue }
  }

  /// The object that is told each time the HUD has disappeared.
  public nonisolated weak var delegate: (any MBProgressHUDDelegate)? {
    get { settings.delegate }
    set { settings.delegate = newValue }
  }
}
#endif
