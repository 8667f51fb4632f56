import Foundation
import HUDMeasurements

/// The figures of one run. Times are in nanoseconds.
struct Figures {
  private let values: [String: Double]

  /// Reads the lines that `report` printed.
  init(path: String) throws {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    values = lines.reduce(into: [:]) { values, line in
      let cells = line.split(separator: "\t")
      if cells.count == 2 { values[String(cells[0])] = Double(cells[1]) }
    }
  }

  subscript(name: String) -> Double? { values[name] }

  func instructions(_ name: String) -> Double? { values["\(name)-instructions"] }

  func quotient(_ one: String, _ other: String) -> Double? {
    guard let one = values[one], let other = values[other] else { return nil }
    return one / other
  }

  func largeNumber(_ name: String) -> String { instructions(name)?.largeNumber ?? "?" }

  func time(_ name: String) -> String { values[name]?.duration ?? "?" }

  /// The highest figure among those whose names begin with `prefix`, and the rest of its name.
  func highest(prefix: String) -> (name: String, value: Double)? {
    values.filter { $0.key.hasPrefix(prefix) }.max { $0.value < $1.value }
      .map { (String($0.key.dropFirst(prefix.count)), $0.value) }
  }
}

extension Double {
  /// The number with three significant digits, without an exponent.
  var short: String {
    let magnitude = abs(self)
    let digits = magnitude >= 100 || self == rounded() ? 0 : magnitude >= 10 ? 1 : 2
    return magnitude < 0.1 && self != 0
      ? String(format: "%.2g", self) : String(format: "%.\(digits)f", self)
  }

  /// The number in thousands or millions if it is large.
  var largeNumber: String {
    switch abs(self) {
    case ..<1e4: short
    case ..<1e6: "\((self / 1e3).short) k"
    default: "\((self / 1e6).short) M"
    }
  }

  /// A number of nanoseconds in the unit that suits it.
  var duration: String {
    switch abs(self) {
    case ..<1e3: "\(short) ns"
    case ..<1e6: "\((self / 1e3).short) µs"
    default: "\((self / 1e6).short) ms"
    }
  }
}
