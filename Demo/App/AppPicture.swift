import HUD

/// A picture of an app, so that the gallery shows how a mask covers one.
struct AppPicture {
  let layer = CALayer()

  init(size: CGSize, isDark: Bool) {
    layer.frame = CGRect(origin: .zero, size: size)
    let card: CGFloat = isDark ? 0.13 : 1
    let line: CGFloat = isDark ? 0.27 : 0.85
    let colors: [(CGFloat, CGFloat, CGFloat)] = [
      (0.35, 0.55, 0.95), (0.95, 0.55, 0.3), (0.35, 0.75, 0.5), (0.75, 0.45, 0.9),
    ]
    let height: CGFloat = 52
    for (index, color) in colors.enumerated() {
      let top = 12 + CGFloat(index) * (height + 8)
      let row = add(CGRect(x: 12, y: top, width: size.width - 24, height: height), radius: 10)
      row.backgroundColor = CGColor(srgbRed: card, green: card, blue: card, alpha: 1)
      let icon = add(CGRect(x: 22, y: top + 10, width: 32, height: 32), radius: 8)
      icon.backgroundColor = CGColor(
        srgbRed: color.0, green: color.1, blue: color.2, alpha: isDark ? 0.75 : 0.9)
      for (offset, width) in [(14.0, 0.5), (30.0, 0.32)] {
        let text = add(
          CGRect(x: 66, y: top + offset, width: size.width * width, height: 8), radius: 4)
        text.backgroundColor = CGColor(srgbRed: line, green: line, blue: line, alpha: 1)
      }
    }
  }

  private func add(_ frame: CGRect, radius: CGFloat) -> CALayer {
    let part = CALayer()
    part.frame = frame
    part.cornerRadius = radius
    layer.addSublayer(part)
    return part
  }
}
