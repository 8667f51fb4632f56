import HUDCore

extension HUD.Image {
  /// A white picture of 4 by 2 points.
  static var stripe: HUD.Image {
    guard
      let image = HUD.Image(rgba: [UInt8](repeating: 255, count: 4 * 2 * 4), width: 4, height: 2)
    else { preconditionFailure("Eight white pixels are a picture.") }
    return image
  }
}
