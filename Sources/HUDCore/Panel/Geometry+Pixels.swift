#if !canImport(QuartzCore)
package import HUDLayers

extension CGRect {
  /// Returns the rectangle enlarged to whole pixels.
  package func enlarged(toPixelsAt scale: CGFloat) -> CGRect {
    // Ignore a rounding error such as that of 0.1 × 3, which would add a pixel.
    let error: CGFloat = 1e-6
    let left = (minX * scale + error).rounded(.down) / scale
    let top = (minY * scale + error).rounded(.down) / scale
    let right = (maxX * scale - error).rounded(.up) / scale
    let bottom = (maxY * scale - error).rounded(.up) / scale
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the parts of the rectangle that are outside all of `holes`.
  package func parts(outside holes: [CGRect]) -> [CGRect] {
    holes.reduce([self]) { parts, hole in parts.flatMap { $0.parts(outside: hole) } }
  }

  private func parts(outside hole: CGRect) -> [CGRect] {
    let hole = hole.intersection(self)
    guard !hole.isEmpty else { return [self] }
    return [
      CGRect(x: minX, y: minY, width: width, height: hole.minY - minY),
      CGRect(x: minX, y: hole.minY, width: hole.minX - minX, height: hole.height),
      CGRect(x: hole.maxX, y: hole.minY, width: maxX - hole.maxX, height: hole.height),
      CGRect(x: minX, y: hole.maxY, width: width, height: maxY - hole.maxY),
    ].filter { !$0.isEmpty }
  }
}
#endif
