#if canImport(UIKit)
import HUDCore
import HUDUIKit
import UIKit

/// The settings of SVProgressHUD, and the options of a `HUD` call that has these settings.
struct Settings: Sendable {
  /// The settings for which `HUD.Style` has a property of the same meaning.
  var style = HUD.Style.compact.with { $0.windowLevel = UIWindow.Level.normal.rawValue }
  /// The settings for which `HUD.Behavior` has a property of the same meaning.
  var behavior = HUD.Behavior().with {
    $0.animation = .flat
    $0.minimumToastTime = .seconds(5)
    $0.maximumToastTime = nil
  }

  var colors = Colors()
  var mask = SVProgressHUDMaskType.none
  var customMaskColor = HUD.Color(white: 0, alpha: 0.4)
  /// The toasts whose picture the app has replaced with an empty picture. They have only text.
  private var toastsWithoutPicture: Set<HUD.Indicator.Kind> = []

  /// The options of a call that is made with these settings.
  var options: HUD.Options {
    HUD.Options(
      style: style.with { colors.apply(to: &$0) }, behavior: behavior.with { $0.mask = ourMask })
  }

  /// Returns these settings with another mask; nil leaves the default mask.
  func masked(_ mask: SVProgressHUDMaskType?) -> Settings {
    guard let mask else { return self }
    var settings = self
    settings.mask = mask
    return settings
  }

  private var ourMask: HUD.Mask {
    switch mask {
    case .none: .none
    case .clear: .clear
    case .black: .black
    case .gradient: .gradient
    case .custom: .color(customMaskColor)
    }
  }

  /// Returns the time for which a toast with the text `status` stays.
  func toastTime(for status: String?) -> Duration {
    ResolvedOptions(style: style, behavior: behavior).toastTime(
      for: HUD.Content(status: status), underScreenReader: false)
  }
}

// MARK: Pictures

extension Settings {
  /// Returns the content of a success, error or info toast, with its indicator unless the app has
  /// removed the picture.
  func content(_ indicator: HUD.Indicator, status: String?) -> HUD.Content {
    let hasPicture = hasRoomForPictures && !toastsWithoutPicture.contains(indicator.kind)
    return HUD.Content(hasPicture ? indicator : .none, status: status)
  }

  /// Returns the content of a toast with the app's picture, or with text alone if there is none.
  func content(_ image: UIImage?, status: String?) -> HUD.Content {
    guard hasRoomForPictures, let image, !image.isEmpty else {
      return HUD.Content(.none, status: status)
    }
    return HUD.Content(.image(HUD.Image(image)), status: status)
  }

  /// Sets the picture of the toasts of `kind`. An empty picture leaves them only their text.
  mutating func setImage(
    _ image: UIImage, for kind: HUD.Indicator.Kind,
    in picture: WritableKeyPath<HUD.Style, HUD.Image?>
  ) {
    let isEmpty = image.isEmpty
    if isEmpty { toastsWithoutPicture.insert(kind) } else { toastsWithoutPicture.remove(kind) }
    style[keyPath: picture] = isEmpty ? nil : HUD.Image(image)
  }

  private var hasRoomForPictures: Bool {
    style.imageSize.width > 0 && style.imageSize.height > 0
  }
}

extension UIImage {
  fileprivate var isEmpty: Bool { size.width <= 0 || size.height <= 0 }
}

// MARK: Colours

extension Settings {
  /// The style and the colours that the app has set.
  struct Colors: Sendable {
    /// The style. With light, dark and automatic, colours that were set before are ignored.
    var style = SVProgressHUDStyle.automatic {
      didSet { areUsed = style == .custom }
    }

    var foreground: HUD.Color? {
      didSet { areUsed = true }
    }

    var image: HUD.Color? {
      didSet { areUsed = true }
    }

    var background: HUD.Color? {
      didSet { areUsed = true }
    }

    var effect: UIBlurEffect? {
      didSet { areUsed = true }
    }

    private var areUsed = false

    /// Sets the colours of `style`.
    ///
    /// In SVProgressHUD, setting one colour also made all others black and white. Here it changes
    /// that colour alone, unless the app has chosen the style `custom`.
    func apply(to style: inout HUD.Style) {
      switch self.style {
      case .light: style.appearance = .light
      case .dark: style.appearance = .dark
      case .automatic: style.appearance = .automatic
      case .custom:
        style.foreground = .black
        style.bezel = .color(.white)
      }
      guard areUsed else { return }
      if let foreground { style.foreground = foreground }
      if let image { style.indicatorColor = image }
      if let background { style.bezel = .color(background) }
      if let effect { style.bezel = .material(effect) }
    }
  }
}
#endif
