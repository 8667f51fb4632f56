import Foundation

/// The table that `Tests/bench` prints.
///
///     HUDBenchmark table all|some KNOWN HERE [THERE NAME]
///
/// `HERE` and `THERE` are files with the lines that the rounds printed; `THERE` has those of the
/// commit `NAME`. With `some`, rows without figures are left out. `KNOWN` is `Tests/bench.known`: each line has the name of a row whose limit is
/// broken, a colon, and what bounds it.
struct Table {
  /// A figure may be this much higher than at the other commit. The same program differs by almost
  /// as much from run to run.
  private static let tolerance = 1.1

  private let isComplete: Bool
  private let known: Set<String>
  private let here: Figures
  private let there: Figures?
  private let commit: String

  init(arguments: [String]) throws {
    precondition([3, 5].contains(arguments.count), "table all|some KNOWN HERE [THERE NAME]")
    isComplete = arguments[0] == "all"
    known = Set(
      try Self.lines(of: arguments[1]).filter { !$0.hasPrefix("#") }
        .compactMap { $0.split(separator: ":").first.map(String.init) })
    here = try Self.figures(of: arguments[2])
    there = arguments.count == 5 ? try Self.figures(of: arguments[3]) : nil
    commit = arguments.count == 5 ? arguments[4] : ""
  }

  /// Prints the table. Returns false if a limit is broken that is not known, or if a figure is
  /// missing.
  func print() -> Bool {
    var broken: [String] = []
    Swift.print(line("", "here", there == nil ? nil : commit, "limit", ""))
    for row in Row.all {
      let value = row.value(here)
      if value == nil, !isComplete { continue }
      let before = there.flatMap(row.value)
      var verdict = ""
      if let limit = row.limit {
        // A figure that is missing breaks its limit.
        let isKept = value.map { $0 <= limit } ?? false
        if !isKept { verdict = known.contains(row.id) ? "known" : "BROKEN" }
        if isKept, known.contains(row.id) { verdict = "kept, though listed as known" }
      }
      if row.isCompared, let value, let before, value > before * Self.tolerance {
        verdict = known.contains("slower-" + row.id) ? "slower, known" : "SLOWER"
      }
      if verdict.contains(where: \.isUppercase) { broken.append(row.id) }
      Swift.print(
        line(
          row.title, cell(value, row), there == nil ? nil : cell(before, row),
          row.limit?.short ?? "",
          [row.note(here), verdict].filter { !$0.isEmpty }.joined(separator: "  ")))
    }
    if !broken.isEmpty { Swift.print("Broken: \(broken.joined(separator: ", "))") }
    return broken.isEmpty
  }

  private func cell(_ value: Double?, _ row: Row) -> String {
    guard let value else { return "missing" }
    return row.unit.isEmpty ? value.short : "\(value.short) \(row.unit)"
  }

  private func line(
    _ title: String, _ here: String, _ there: String?, _ limit: String, _ note: String
  ) -> String {
    let cells = [title.padded(to: 60)] + [here, there, limit].compactMap { $0?.padded(to: 11) }
    let line = (cells + [note]).joined(separator: " ")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private static func lines(of path: String) throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  private static func figures(of path: String) throws -> Figures {
    var figures = Figures()
    for line in try lines(of: path) {
      let cells = line.split(separator: "\t")
      guard cells.count == 2, let value = Double(cells[1]) else { continue }
      figures.add(String(cells[0]), value)
    }
    return figures
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
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
