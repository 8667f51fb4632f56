#if !canImport(QuartzCore)

public import Foundation

public enum CAAnimationCalculationMode: Sendable {
  case linear
  case discrete
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var calculationMode = CAAnimationCalculationMode.linear

  override func assume(_ other: CAAnimation) {
    super.assume(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    keyTimes = other.keyTimes
    calculationMode = other.calculationMode
  }

  override func prepare(for layer: CALayer, duration defaultDuration: CFTimeInterval) {
    let count = values?.count ?? 0
    precondition(count > 0, "\(name) has no values.")
    let times = times(for: count)
    precondition(
      times.count == (calculationMode == .discrete ? count + 1 : count)
        && times.first == 0 && times.last == (times.count == 1 ? 0 : 1) && times == times.sorted(),
      "\(name) has \(count) values, and their times do not rise from 0 to 1: \(times).")
    super.prepare(for: layer, duration: defaultDuration)
  }

  override func numbers(
    at progress: Double, of property: AnimatableProperty, on layer: CALayer
  ) -> [CGFloat] {
    let frames = (values ?? []).map { parsed($0, as: property) }
    precondition(
      frames.allSatisfy { $0.count == frames[0].count }, "\(name) has values of different lengths.")
    let times = times(for: frames.count)
    let index = times.lastIndex { $0 <= progress } ?? 0
    guard calculationMode == .linear, index + 1 < frames.count else {
      return frames[min(index, frames.count - 1)]
    }
    let fraction = (progress - times[index]) / (times[index + 1] - times[index])
    return frames[index].mixed(with: frames[index + 1], CGFloat(fraction))
  }

  private func times(for count: Int) -> [Double] {
    if let keyTimes { return keyTimes.map(\.doubleValue) }
    if calculationMode == .discrete { return (0...count).map { Double($0) / Double(count) } }
    return (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
  }
}

#endif
