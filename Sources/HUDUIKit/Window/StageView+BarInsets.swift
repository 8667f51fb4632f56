#if canImport(UIKit)
import HUDCore
import UIKit

extension StageView {
  /// How far the app's bars reach into this view from its top and bottom. These lengths are read
  /// from the safe area of the controller in front, which includes the bars.
  var bars: HUD.Insets {
    var bars = HUD.Insets()
    // If the HUD covers one view, only the bars round the controller of that view count.
    let own: UIViewController? = covered == nil ? nil : nearest()
    let controllers = own.map { [$0] } ?? appWindow?.controllers ?? []
    for controller in controllers where !(controller is UIAlertController) {
      guard let whole = frame(of: controller.viewIfLoaded), whole.minX <= bounds.midX,
        whole.maxX >= bounds.midX, let front = controller.front.viewIfLoaded,
        let frame = frame(of: front)
      else { continue }
      // Skip an edge if the gap between it and the view is higher than a bar, as beside a sheet.
      if whole.minY <= safeAreaInsets.top + Self.barHeight {
        bars.top = max(frame.minY + front.safeAreaInsets.top, 0)
      }
      if whole.maxY >= bounds.height - safeAreaInsets.bottom - Self.barHeight {
        bars.bottom = max(bounds.height - frame.maxY + front.safeAreaInsets.bottom, 0)
      }
    }
    return bars
  }

  private static let barHeight: CGFloat = 44

  /// The frame of `view` in this view's coordinates; nil if `view` is in no window. On
  /// tvOS the HUD's window and that of the app both fill the scene, so their coordinates are the
  /// same.
  private func frame(of view: UIView?) -> CGRect? {
    guard let view, view.window != nil else { return nil }
    return convert(view.convert(view.bounds, to: nil), from: nil)
  }
}

extension UIViewController {
  /// The innermost controller in this controller that fills the space between the app's bars.
  fileprivate var front: UIViewController {
    let child =
      switch self {
      case let navigation as UINavigationController: navigation.topViewController
      case let tabs as UITabBarController: tabs.selectedViewController
      default: children.last { $0.viewIfLoaded.map(fills) ?? false }
      }
    guard let child, child.viewIfLoaded?.window != nil else { return self }
    return child.front
  }

  /// Whether `child` covers the middle of this controller's view, over the full height of the safe
  /// area. The last column of a split view does, and a drawer does not.
  private func fills(_ child: UIView) -> Bool {
    guard let view = viewIfLoaded, child.window != nil, !child.isHidden else { return false }
    let (frame, insets) = (view.convert(child.bounds, from: child), view.safeAreaInsets)
    return frame.minX <= view.bounds.midX && frame.maxX >= view.bounds.midX
      && frame.minY <= view.bounds.minY + insets.top
      && frame.maxY >= view.bounds.maxY - insets.bottom
  }
}
#endif
