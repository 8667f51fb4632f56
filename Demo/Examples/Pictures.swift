import Foundation
public import HUD

/// Images of an app, drawn in code so that the demo needs no file.
extension HUD.Image {
  /// A stencil of headphones.
  public static let headphones = drawn { x, y in
    let radius = ((x - 0.5) * (x - 0.5) + (y - 0.56) * (y - 0.56)).squareRoot()
    let isBand = y < 0.58 && abs(radius - 0.38) < 0.045
    let isCup = abs(abs(x - 0.5) - 0.37) < 0.085 && abs(y - 0.7) < 0.16
    return isBand || isCup ? (0, 0, 0, 1) : (0, 0, 0, 0)
  }

  /// Four discs in four colours.
  public static let palette = drawn { x, y in
    let disc = ((x < 0.5 ? 0.0 : 1), (y < 0.5 ? 0.0 : 1))
    let center = (0.26 + disc.0 * 0.48, 0.26 + disc.1 * 0.48)
    let distance = (x - center.0) * (x - center.0) + (y - center.1) * (y - center.1)
    guard distance < 0.22 * 0.22 else { return (0, 0, 0, 0) }
    switch disc {
    case (0, 0): return (0.96, 0.35, 0.3, 1)
    case (1, 0): return (1, 0.75, 0.2, 1)
    case (0, 1): return (0.25, 0.6, 0.95, 1)
    default: return (0.3, 0.75, 0.45, 1)
    }
  }

  private typealias Pixel = (red: Double, green: Double, blue: Double, alpha: Double)

  /// Draws an image of 44 points at scale 3 from a function on the unit square. Each pixel is the
  /// mean of sixteen samples, which makes edges smooth.
  private static func drawn(_ sample: (Double, Double) -> Pixel) -> HUD.Image? {
    let side = 132
    let offsets = (0..<4).map { (Double($0) + 0.5) / 4 }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(side * side * 4)
    for row in 0..<side {
      for column in 0..<side {
        var sum: Pixel = (0, 0, 0, 0)
        for dy in offsets {
          for dx in offsets {
            let pixel = sample(
              (Double(column) + dx) / Double(side), (Double(row) + dy) / Double(side))
            sum.red += pixel.red * pixel.alpha
            sum.green += pixel.green * pixel.alpha
            sum.blue += pixel.blue * pixel.alpha
            sum.alpha += pixel.alpha
          }
        }
        let weight = max(sum.alpha, 1)
        for value in [sum.red / weight, sum.green / weight, sum.blue / weight, sum.alpha / 16] {
          bytes.append(UInt8((value * 255).rounded()))
        }
      }
    }
    return HUD.Image(rgba: bytes, width: side, height: side, scale: 3)
  }
}
