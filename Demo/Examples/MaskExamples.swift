import HUD

extension Example {
  static let masks = [
    Example(
      "mask-clear", "Clear mask", code: #"HUD.show(status: "Signing in", mask: .clear)"#
    ) { HUD.show(status: "Signing in", mask: .clear) },
    Example(
      "mask-black", "Dimmed background", code: #"HUD.show(status: "Signing in", mask: .black)"#
    ) { HUD.show(status: "Signing in", mask: .black) },
    Example(
      "mask-gradient", "Gradient mask", code: #"HUD.show(status: "Signing in", mask: .gradient)"#
    ) { HUD.show(status: "Signing in", mask: .gradient) },
    Example(
      "mask-color", "Mask in a colour",
      code: """
        let blue = HUD.Color(red: 0.2, green: 0.35, blue: 0.9, alpha: 0.35)
        HUD.show(status: "Signing in", mask: .color(blue))
        """
    ) {
      let blue = HUD.Color(red: 0.2, green: 0.35, blue: 0.9, alpha: 0.35)
      HUD.show(status: "Signing in", mask: .color(blue))
    },
  ]
}
