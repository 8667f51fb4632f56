#if canImport(UIKit)
import HUDCore
import HUDUIKit
import UIKit

/// The settings of SVProgressHUD, and the options of a `HUD` call that has these settings.
struct Settings: Sendable {
  /// The settings for which `HUD.Style` has a property of the same meaning.
  var style = HUD.Style.compact
  /// The settings for which `HUD.Behavior` has a property of the same meaning.
  var behavior = HUD.Behavior().with {
    $0.animation = .flat
    $0.minimumToastTime = .seconds(5)
    $0.minimumErrorTime = .zero
    $0.maximumToastTime = nil
  }

  /// The highest level of windows that show the HUD; ignored if all visible windows are above it.
  var highestWindowLevel = UIWindow.Level.normal
  var colors = Colors()
  var mask = SVProgressHUDMaskType.none
  var customMaskColor = UIColor(white: 0, alpha: 0.4)
  /// The font that the app has set; nil for the default.
  var font: UIFont?
  var offset = UIOffset.zero
  /// The pictures that the app has set for toasts.
  var pictures: [HUD.Indicator.Kind: UIImage] = [:]

  /// The options of a call that is made with these settings.
  var options: HUD.Options {
    HUD.Options(
      style: style.with {
        colors.apply(to: &$0)
        if let font { $0.statusFont = HUD.Font(font) }
        $0.successImage = pictures[.success].map(still)
        $0.errorImage = pictures[.error].map(still)
        $0.infoImage = pictures[.info].map(still)
      },
      behavior: behavior.with {
        $0.mask = ourMask
        $0.position = .offset(x: offset.horizontal, y: offset.vertical)
      })
  }

  /// Returns these settings with `mask` as their mask, or unchanged if `mask` is nil.
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
    case .custom: .color(HUD.Color(customMaskColor))
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
  /// Returns the content of a success, error or info toast. If the app has set an empty or animated
  /// picture, it takes the place of the indicator. A still picture is in the style of `options`.
  func content(_ indicator: HUD.Indicator, status: String?) -> HUD.Content {
    if let image = pictures[indicator.kind], image.isEmpty || image.images != nil {
      return content(image, status: status)
    }
    return HUD.Content(hasRoomForPictures ? indicator : .none, status: status)
  }

  /// Returns the content of a toast with the app's picture, or with text alone without a picture.
  func content(_ image: UIImage?, status: String?) -> HUD.Content {
    guard hasRoomForPictures, let image, !image.isEmpty else {
      return HUD.Content(.none, status: status)
    }
    return HUD.Content(
      image.images == nil ? .image(still(image)) : moving(image), status: status)
  }

  /// Returns `image` as a still picture. If pictures are tinted, ignores the mode `alwaysOriginal`.
  private func still(_ image: UIImage) -> HUD.Image {
    let isOriginal = image.renderingMode == .alwaysOriginal
    return HUD.Image(
      isOriginal && style.tintsImages ? image.withRenderingMode(.automatic) : image, label: "")
  }

  /// Returns an indicator with an image view, which plays an animated picture.
  private func moving(_ image: UIImage) -> HUD.Indicator {
    let image = style.tintsImages ? image.withRenderingMode(.alwaysTemplate) : image
    let (room, size) = (style.imageSize, image.size)
    let factor = min(room.width / size.width, room.height / size.height)
    let fitting = CGSize(width: size.width * factor, height: size.height * factor)
    return .custom(size: fitting, label: "") { UIImageView(image: image) }
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
    /// The style. Any style but `custom` disables the colours set so far, until a colour is set.
    var style = SVProgressHUDStyle.automatic {
      didSet { areUsed = style == .custom }
    }

    var foreground: UIColor? {
      didSet { areUsed = true }
    }

    var image: UIColor? {
      didSet { areUsed = true }
    }

    var background: UIColor? {
      didSet { areUsed = true }
    }

    var effect: UIBlurEffect? {
      didSet { areUsed = true }
    }

    private var areUsed = false

    /// Sets the colours of `style`.
    ///
    /// In SVProgressHUD, setting one colour also made all others black and white. Here the other
    /// colours stay as they are, unless the app has chosen the style `custom`.
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
      if let foreground { style.foreground = HUD.Color(foreground) }
      if let image { style.indicatorColor = HUD.Color(image) }
      if let background { style.bezel = .color(HUD.Color(background)) }
      if let effect { style.bezel = .material(effect) }
    }
  }
}
#endif
