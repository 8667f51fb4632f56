import HUDLayers

extension HUD.Style {
  /// A small panel with SVProgressHUD's look and metrics.
  public static let compact = HUD.Style(touch: ()).with { style in
    style.finish = .outlined
    style.arrangement = .above
    style.clearsBars = false
    style.colorsOutcomes = false
    style.statusFont = HUD.Font(size: 15)
    style.detailFont = HUD.Font(size: 13)
    style.buttonFont = HUD.Font(size: 13, weight: .semibold)
    style.maximumStatusSize = CGSize(width: 200, height: 300)
    style.cornerRadius = 14
    style.cornerRadiusWithoutIndicator = 14
    style.insets = HUD.Insets(all: 12)
    style.spacing = 8
    style.margin = 8
    style.ringRadius = 18
    style.ringRadiusWithoutStatus = 24
    style.ringThickness = 2
    style.imageSize = CGSize(width: 28, height: 28)
  }

  /// A large panel with MBProgressHUD's look and metrics.
  public static let roomy = HUD.Style.compact.with { style in
    let content = HUD.Color(
      light: HUD.Color(white: 0, alpha: 0.7), dark: HUD.Color(white: 1, alpha: 0.7))
    style.foreground = content
    style.detailColor = content
    style.statusFont = HUD.Font(size: 16, weight: .bold)
    style.detailFont = HUD.Font(size: 12, weight: .bold)
    style.buttonFont = HUD.Font(size: 12, weight: .bold)
    style.wrapsStatus = false
    style.maximumStatusSize = CGSize(width: CGFloat.infinity, height: .infinity)
    style.cornerRadius = 5
    style.cornerRadiusWithoutIndicator = 5
    style.insets = HUD.Insets(all: 20)
    style.spacing = 4
    style.margin = 20
    // MBProgressHUD's indicators are 37 points wide. Half the width of our outlined ring is the
    // radius plus half the stroke plus a space of 5 points: 2 * (12.5 + 1 + 5) = 37.
    style.ringRadius = 12.5
    style.ringRadiusWithoutStatus = 12.5
    style.imageSize = CGSize(width: 37, height: 37)
  }
}
