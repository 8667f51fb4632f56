// Made by `Tests/migration --record`: the own calls that Demo/migrate prints. They are compiled for
// Apple's systems, but not run.
// swift-format-ignore-file
#if canImport(UIKit)
import Foundation
import HUD
import UIKit

private struct OwnJob { func cancel() {} }

@MainActor func callOwn(
  _ handle: HUD.Handle, _ view: UIView, _ progress: Progress, _ attributed: AttributedString
) async {
  let job = OwnJob()
  do { HUD.show() }
  do { HUD.show(status: "x") }
  do { HUD.showProgress(0.5) }
  do { HUD.showProgress(0.5, status: "x") }
  do { HUD.setStatus("x") }
  do { HUD.showInfo("x") }
  do { HUD.showSuccess("x") }
  do { HUD.showError("x") }
  do { HUD.show(image: HUD.Image(UIImage()), status: "x") }
  do { HUD.popActivity() }
  do { HUD.dismiss() }
  do { HUD.dismiss(completion: { print(1) }) }
  do { HUD.dismiss(after: .seconds(0.5)) }
  do { HUD.dismiss(after: .seconds(0.5), completion: { print(1) }) }
  do { _ = HUD.isVisible }
  do { _ = await HUD.showSuccess("Saved").reason }
  do { HUD.style.appearance = .light }
  do { HUD.style.appearance = .dark }
  do { HUD.style.appearance = .automatic }
  do { HUD.behavior.mask = .none }
  do { HUD.behavior.mask = .clear }
  do { HUD.behavior.mask = .black }
  do { HUD.behavior.mask = .gradient }
  do { HUD.behavior.mask = .color(HUD.Color(white: 0, alpha: 0.2)) }
  do { HUD.style.spinner = .activity }
  do { HUDController.shared.move(to: UIKitHost(view: view)) }
  do { HUD.style.minimumSize = CGSize(width: 9, height: 9) }
  do { HUD.style.ringThickness = 2 }
  do { HUD.style.ringRadius = 2 }
  do { HUD.style.ringRadiusWithoutStatus = 2 }
  do { HUD.style.cornerRadius = 2 }
  do { HUD.style.borderColor = HUD.Color(UIColor.label) }
  do { HUD.style.borderWidth = 2 }
  do { HUD.style.statusFont = HUD.Font(UIFont.systemFont(ofSize: 17, weight: .bold)) }
  do { HUD.style.foreground = HUD.Color(UIColor.label) }
  do { HUD.style.indicatorColor = HUD.Color(UIColor.label) }
  do { HUD.style.bezel = .color(HUD.Color(UIColor.label)) }
  do { HUD.style.bezel = .material(UIBlurEffect(style: .dark)) }
  do { HUD.behavior.mask = .color(HUD.Color(UIColor.label)) }
  do { HUD.style.imageSize = CGSize(width: 9, height: 9) }
  do { HUD.style.tintsImages = true }
  do { HUD.style.infoImage = HUD.Image(UIImage()) }
  do { HUD.style.successImage = HUD.Image(UIImage()) }
  do { HUD.style.errorImage = HUD.Image(UIImage()) }
  do { HUD.behavior.graceTime = .seconds(0.5) }
  do { HUD.behavior.minimumToastTime = .seconds(0.5) }
  do { HUD.behavior.maximumToastTime = .seconds(0.5) }
  do { HUD.behavior.fadeInTime = .seconds(0.5) }
  do { HUD.behavior.fadeOutTime = .seconds(0.5) }
  do { HUD.behavior.playsHaptics = true }
  do { HUD.behavior.followsTilt = true }
  do { HUD.behavior.position = .offset(x: 0, y: 120) }
  do { HUD.behavior.position = .center }
  do { HUD.in(view).show() }
  do { HUD.style.successImage = HUD.Image(named: "check") }
  do { HUD.show(mask: .none) }
  do { HUD.show(mask: .clear) }
  do { HUD.show(mask: .black) }
  do { HUD.show(mask: .gradient) }
  do { HUD.show(mask: .color(HUD.Color(white: 0, alpha: 0.2))) }
  do { HUD.show(status: "x", mask: .none) }
  do { HUD.show(status: "x", mask: .clear) }
  do { HUD.show(status: "x", mask: .black) }
  do { HUD.show(status: "x", mask: .gradient) }
  do { HUD.show(status: "x", mask: .color(HUD.Color(white: 0, alpha: 0.2))) }
  do { HUD.showProgress(0.5, mask: .none) }
  do { HUD.showProgress(0.5, mask: .clear) }
  do { HUD.showProgress(0.5, mask: .black) }
  do { HUD.showProgress(0.5, mask: .gradient) }
  do { HUD.showProgress(0.5, mask: .color(HUD.Color(white: 0, alpha: 0.2))) }
  do { HUD.showProgress(0.5, status: "x", mask: .none) }
  do { HUD.showProgress(0.5, status: "x", mask: .clear) }
  do { HUD.showProgress(0.5, status: "x", mask: .black) }
  do { HUD.showProgress(0.5, status: "x", mask: .gradient) }
  do { HUD.showProgress(0.5, status: "x", mask: .color(HUD.Color(white: 0, alpha: 0.2))) }
  do { HUD.showInfo("x", mask: .none) }
  do { HUD.showInfo("x", mask: .clear) }
  do { HUD.showInfo("x", mask: .black) }
  do { HUD.showInfo("x", mask: .gradient) }
  do { HUD.showInfo("x", mask: .color(HUD.Color(white: 0, alpha: 0.2))) }
  do { HUD.showSuccess("x", mask: .none) }
  do { HUD.showSuccess("x", mask: .clear) }
  do { HUD.showSuccess("x", mask: .black) }
  do { HUD.showSuccess("x", mask: .gradient) }
  do { HUD.showSuccess("x", mask: .color(HUD.Color(white: 0, alpha: 0.2))) }
  do { HUD.showError("x", mask: .none) }
  do { HUD.showError("x", mask: .clear) }
  do { HUD.showError("x", mask: .black) }
  do { HUD.showError("x", mask: .gradient) }
  do { HUD.showError("x", mask: .color(HUD.Color(white: 0, alpha: 0.2))) }
  do { HUD.show(image: HUD.Image(UIImage()), status: "x", mask: .none) }
  do { HUD.show(image: HUD.Image(UIImage()), status: "x", mask: .clear) }
  do { HUD.show(image: HUD.Image(UIImage()), status: "x", mask: .black) }
  do { HUD.show(image: HUD.Image(UIImage()), status: "x", mask: .gradient) }
  do { HUD.show(image: HUD.Image(UIImage()), status: "x", mask: .color(HUD.Color(white: 0, alpha: 0.2))) }
  do { _ = HUD.willAppearNotification }
  do { _ = HUD.didAppearNotification }
  do { _ = HUD.willDisappearNotification }
  do { _ = HUD.didDisappearNotification }
  do { _ = HUD.didReceiveTouchNotification }
  do { _ = HUD.didTouchInsideNotification }
  do { _ = HUD.statusKey }
  do { let handle = HUD.in(view).show(.activity); _ = handle }
  do { HUD.in(view).dismiss() }
  do { _ = HUD.in(view) }
  do { _ = await handle.reason }
  do { _ = HUD.Options(position: .bottom) }
  do { HUD.show(.pie(0.4)) }
  do { HUD.show(.bar(0.4)) }
  do { handle.dismiss(animated: true) }
  do { handle.dismiss(after: .seconds(0.5), animated: true) }
  do { handle.update(HUD.Content(.bar(0.4), status: "Loading…")) }
  do { handle.progress = 0.4 }
  do { HUD.in(view).track(progress) }
  do { handle.status = "Loading…" }
  do { handle.update(HUD.Content(.activity, status: attributed)) }
  do { HUD.style.statusFont.size = 17 }
  do { HUD.style.foreground = .white }
  do { HUD.style.wrapsStatus = true }
  do { handle.status = nil }
  do { _ = handle.status }
  do { handle.detail = "3 of 7" }
  do { HUD.style.detailFont.size = 14 }
  do { HUD.style.detailColor = .white }
  do { HUD.style.maximumStatusSize.height = 60 }
  do { handle.detail = nil }
  do { _ = handle.detail }
  do { _ = HUD.Action("Cancel") { job.cancel() } }
  do { HUD.style.buttonColor = .white }
  do { HUD.style.buttonFont.weight = .bold }
  do { handle.update(HUD.Content(.custom { view })) }
  do { _ = HUD.Options(animation: .zoom) }
  do { HUD.style.bezel = .material }
  do { HUD.style.bezel = .material(tint: .black) }
  do { HUD.style.bezel = .color(.black) }
  do { HUD.style.cornerRadius = 10 }
  do { HUD.behavior.mask = .blur }
  do { HUD.behavior.mask = .color(HUD.Color(white: 0, alpha: 0.1)) }
  do { _ = HUD.Options(position: .offset(x: 0, y: 120)) }
  do { HUD.style.insets = HUD.Insets(all: 20) }
  do { HUD.style.minimumSize = CGSize(width: 150, height: 100) }
  do { HUD.style.isSquare = true }
  do { _ = HUD.Options(graceTime: .milliseconds(200)) }
  do { _ = HUD.Options(minimumTime: .milliseconds(500)) }
  do { handle.dismiss() }
  do { handle.dismiss(animated: false) }
  do { HUD.in(view).show(id: "loading") }
  do { handle.dismiss(after: .seconds(0.5)) }
  do { _ = HUD.Options(dismissal: .tap) }
  do { _ = HUD.Indicator.custom { view } }
}
#endif
