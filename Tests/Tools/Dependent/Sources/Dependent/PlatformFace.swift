import Foundation
import HUD

// The calls for one view, widget or window, and for the platform's values. They are compiled but
// not run: GTK's pointers need a display, and UIKit's views exist only on Apple systems.

#if canImport(UIKit)
import UIKit
typealias Place = UIView
#elseif GTK && os(Linux)
typealias Place = UnsafeMutablePointer<Int>
#endif

#if canImport(UIKit) || GTK && os(Linux)
@MainActor func show(in view: Place) {
  HUD.in(view).show(status: "Loading…")
  HUD.in(view).showSuccess("Saved", mask: .clear)
  HUD.in(view).dismiss()
  if HUD.in(view).dismiss() { print("It was on show.") }

  // Two activities at a time each live until their own end.
  let first = HUD.in(view).begin("Loading photos")
  let second = HUD.in(view).begin("Loading videos")
  first.end()
  second.succeed("Loaded")

  // Calls that correspond to MBProgressHUD's examples.
  let hud = HUD.in(view).show(.activity, status: "Loading…", detail: "Parsing data\n(1/1)")
  hud.status = "Cleaning up…"
  hud.detail = nil
  hud.progress = 0.3
  hud.update(HUD.Content(.success, status: "Completed"))
  hud.dismiss(after: .seconds(3))
  HUD.in(view).show(.annular(0.4), status: "Loading…")
  HUD.in(view).show(.pie, status: "Loading…", mask: .color(HUD.Color(white: 0, alpha: 0.1)))
  HUD.in(view).showText("Message here!", options: HUD.Options(position: .bottom))
  HUD.in(view).track(Progress(totalUnitCount: 100), as: .pie)
  HUD.in(view).show(.custom { view }, status: "Launching", options: HUD.Options(style: .roomy))
}
#endif

#if canImport(UIKit)
@MainActor func show(_ image: UIImage, in window: UIWindow, of scene: UIWindowScene) {
  HUD.in(scene).show()
  HUD.in(window).show(status: "Loading…")
  HUD.show(image: HUD.Image(image), status: "Paired")
  HUD.show(image: .init(systemName: "headphones"), status: "Paired")
  HUD.show(image: HUD.Image(UIImage(systemName: "headphones")), status: "Paired")
  HUD.show(image: HUD.Image(named: "Logo"))
  HUD.style.foreground = HUD.Color(.label)
  HUD.style.indicatorColor = .accent
  HUD.style.statusFont = HUD.Font(.systemFont(ofSize: 15, weight: .heavy))
  HUD.style.bezel = .material(UIBlurEffect(style: .regular))
  HUDController.shared.move(to: UIKitHost(view: window))
}
#endif

#if GTK && os(Linux)
// GTK's callbacks are not isolated, and Swift imports widgets as two types of pointers.
func clicked(_ overlay: OpaquePointer, in window: UnsafeMutablePointer<Int>) {
  HUD.in(overlay).dismiss()
  HUD.in(window).show(status: "Loading…")
  HUDController(host: GTKHost(over: overlay)).showSuccess("Saved")
  HUDController(host: GTKHost(over: window)).showSuccess("Saved")
  HUDController.shared.move(to: GTKHost(overlay: overlay))
  HUDController.shared.move(to: GTKHost(overlay: window))
  HUDController.shared.move(to: GTKHost())
}

@MainActor func show(_ widget: OpaquePointer, in window: UnsafeMutableRawPointer) {
  HUD.in(widget).dismiss()
  HUD.in(window).show(status: "Loading…")
  HUD.show(.custom { widget }, status: "Launching")
  HUD.show(.custom(size: CGSize(width: 60, height: 60)) { window }, status: "Launching")
  HUD.show(
    .custom { progress in
      progress.observe { print($0 ?? 0) }
      return widget
    })
  HUD.show(image: HUD.Image(iconName: "audio-headphones-symbolic"), status: "Paired")
  HUD.style.statusFont = HUD.Font(pango: "Italic 12")
  HUD.style.indicatorColor = .accent
  HUDController.shared.move(to: GTKHost(over: window))
  HUDController.shared.move(to: GTKHost(overlay: window))
  HUDController(host: GTKHost()).show(status: "Loading…")
}
#endif
