#if canImport(UIKit)
import HUDCore
import HUDUIKit
import UIKit

// Converts the properties to the content and the options of a `HUD`.
extension MBProgressHUD {
  var content: HUD.Content {
    let detail = proxies.details.shownText
    let action = proxies.button.action
    if let attributed = proxies.title.shownAttributedText {
      return HUD.Content(indicator, status: attributed, detail: detail, action: action)
    }
    return HUD.Content(indicator, status: proxies.title.shownText, detail: detail, action: action)
  }

  var indicator: HUD.Indicator {
    switch mode {
    case .indeterminate: .activity
    case .determinate: .pie(fraction)
    case .determinateHorizontalBar: .bar(fraction)
    case .annularDeterminate: .annular(fraction)
    case .customView: presenter.custom?.indicator ?? .none
    case .text: .none
    }
  }

  /// The progress that the indicator shows; nil if the indicator shows no progress.
  var shownFraction: Double? {
    switch mode {
    case .determinate, .determinateHorizontalBar, .annularDeterminate: fraction
    case .indeterminate, .customView, .text: nil
    }
  }

  /// The progress; 0 if it is negative or NaN, which `HUD` would show as indeterminate progress.
  private var fraction: Double { progress > 0 ? Double(progress) : 0 }

  var options: HUD.Options { HUD.Options(style: style, behavior: behavior) }

  private var behavior: HUD.Behavior {
    HUD.Behavior().with {
      $0.mask = isUserInteractionEnabled ? backgroundView.cover : .none
      $0.animation = presenter.isAnimated ? presenter.animationType.animation : .none
      $0.position = .offset(x: offset.x + middle.x, y: offset.y + middle.y)
      $0.graceTime = Duration(timeInterval: graceTime)
      $0.minimumTime = Duration(timeInterval: minShowTime)
      $0.followsTilt = settings.followsTilt
    }
  }

  /// The view's centre, relative to the centre of its safe area, where a `HUD` without offset is.
  private var middle: CGPoint {
    let area = safeAreaInsets
    return CGPoint(x: (area.right - area.left) / 2, y: (area.bottom - area.top) / 2)
  }

  private var style: HUD.Style {
    HUD.Style.roomy.with {
      $0.bezel = bezelView.bezel
      $0.appearance = bezelView.appearance
      $0.cornerRadius = bezelView.layer.cornerRadius
      $0.cornerRadiusWithoutIndicator = bezelView.layer.cornerRadius
      $0.insets = HUD.Insets(all: margin)
      $0.margin = margin
      $0.minimumSize = minSize
      $0.isSquare = settings.isSquare
      setColors(&$0)
      setTexts(&$0)
    }
  }

  private func setColors(_ style: inout HUD.Style) {
    // A part for which the app has set no colour keeps the colour of the style, even if the app has
    // set the colour of another part.
    let standard = style.foreground
    let wheelColor = mode == .indeterminate ? proxies.wheel.ownColor : nil
    let indicatorColor = settings.indicatorColor ?? wheelColor ?? settings.contentColor
    style.indicatorColor = indicatorColor.map { HUD.Color($0) } ?? standard
    style.buttonColor = proxies.button.ownColor.map { HUD.Color($0) } ?? standard
    if let color = proxies.details.ownColor { style.detailColor = HUD.Color(color) }
    if let color = proxies.title.ownColor { style.foreground = HUD.Color(color) }
  }

  private func setTexts(_ style: inout HUD.Style) {
    if let font = proxies.title.ownFont { style.statusFont = HUD.Font(font) }
    if let font = proxies.details.ownFont { style.detailFont = HUD.Font(font) }
    if let font = proxies.button.ownFont { style.buttonFont = HUD.Font(font) }
    style.wrapsStatus = proxies.title.numberOfLines != 1
    // The style has one limit for status and detail, so set the limit only if just one of them is
    // shown.
    let (hasTitle, hasDetails) = (proxies.title.shownText != nil, proxies.details.shownText != nil)
    let limited = hasTitle == hasDetails ? nil : hasTitle ? proxies.title : proxies.details
    if let limited, limited.numberOfLines > 0, let font = limited.font {
      style.maximumStatusSize.height = CGFloat(limited.numberOfLines) * font.lineHeight.rounded(.up)
    }
  }
}

extension MBProgressHUDAnimation {
  fileprivate var animation: HUD.Animation {
    switch self {
    case .fade: .fade
    case .zoom: .zoom
    case .zoomOut: .zoomOut
    case .zoomIn: .zoomIn
    }
  }
}

extension AttributedString {
  private typealias Scope = AttributeScopes.UIKitAttributes

  /// Creates a text with those attributes of `text` that a HUD can draw.
  init(uiKit text: NSAttributedString) {
    var whole = AttributedString("")
    let range = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: range, options: []) { attributes, range, _ in
      var container = AttributeContainer()
      container[Scope.FontAttribute.self] = attributes[.font] as? UIFont
      container[Scope.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
      container[Scope.UnderlineStyleAttribute.self] = attributes[.underlineStyle].lineStyle
      container[Scope.StrikethroughStyleAttribute.self] = attributes[.strikethroughStyle].lineStyle
      // Remove this character, which marks a picture in the text: a HUD does not draw it.
      let part = text.attributedSubstring(from: range).string
        .replacing("\u{FFFC}", with: "")
      whole.append(AttributedString(part, attributes: container))
    }
    self = whole
  }
}

extension Any? {
  /// This value as a style of lines: an attributed text stores only the raw value of the style.
  fileprivate var lineStyle: NSUnderlineStyle? {
    (self as? Int).map { NSUnderlineStyle(rawValue: $0) }
  }
}
#endif
