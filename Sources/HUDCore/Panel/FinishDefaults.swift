import HUDLayers

/// The default colours and shadows of a finish, for light and dark surroundings.
struct FinishDefaults {
  /// The colour of text and indicators in a style that names no colour.
  let ink: HUD.Color
  /// The background colour of the panel where the app below it is not blurred.
  let material: HUD.Color
  /// The background colour of the panel over a blurred copy of the app. It is opaque enough for the
  /// text to be readable.
  let blurredMaterial: HUD.Color
  /// The colour of the thin edge of a panel without a border; nil if there is no such edge.
  let hairline: HUD.Color?
  let lightShadow: ShadowLook
  let darkShadow: ShadowLook
  /// The opacity of the track, which is the part of a ring or bar that progress has not reached.
  let trackAlpha: CGFloat

  static let filled: FinishDefaults = {
    // In dark mode the panel is lighter than a black or dark grey window, so that it stands out.
    let light = HUD.Color(red: 0.98, green: 0.98, blue: 0.988)
    let dark = HUD.Color(red: 0.227, green: 0.227, blue: 0.243)
    return FinishDefaults(
      ink: HUD.Color(
        light: HUD.Color(red: 0.11, green: 0.11, blue: 0.118),
        dark: HUD.Color(red: 0.961, green: 0.961, blue: 0.969)),
      material: HUD.Color(light: light, dark: dark).faded(by: 0.95),
      blurredMaterial: HUD.Color(light: light.faded(by: 0.82), dark: dark.faded(by: 0.9)),
      hairline: HUD.Color(
        light: HUD.Color(white: 0, alpha: 0.1), dark: HUD.Color(white: 1, alpha: 0.12)),
      lightShadow: ShadowLook(opacity: 0.18, drop: 8),
      // On a dark app a shadow has to be stronger to be seen.
      darkShadow: ShadowLook(opacity: 0.36, drop: 8),
      trackAlpha: 0.24)
  }()

  static let outlined: FinishDefaults = {
    // SVProgressHUD uses pure white and black. Use slightly greyer colours here: without a blur, a
    // pure white panel on a white app would have no visible edge.
    let material = HUD.Color(
      light: HUD.Color(white: 0.98), dark: HUD.Color(red: 0.17, green: 0.17, blue: 0.18))
    return FinishDefaults(
      ink: HUD.Color(light: .black, dark: .white), material: material.faded(by: 0.95),
      blurredMaterial: material.faded(by: 0.6), hairline: nil,
      lightShadow: ShadowLook(opacity: 0.22, drop: 4),
      darkShadow: ShadowLook(opacity: 0.5, drop: 4),
      // SVProgressHUD and MBProgressHUD give the track this alpha, whatever alpha the indicator
      // has.
      trackAlpha: 0.1)
  }()
}
