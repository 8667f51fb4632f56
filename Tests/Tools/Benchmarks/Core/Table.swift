import Foundation

/// The table that `Tests/bench` prints.
///
///     HUDBenchmark table all|some KNOWN HERE [THERE NAME]
///
/// `HERE` and `THERE` are files with the lines that the measurements printed; `THERE` has those of
/// the commit `NAME`. With `some`, rows without figures are left out. `KNOWN` is
/// `Tests/Tools/Benchmarks/known`: each line has the name of a row whose limit is broken, a colon, and
/// what bounds it.
struct Table {
  /// Instructions may be this much more than at the other commit. The order of what is hashed
  /// differs from run to run.
  private static let tolerance = 1.05

  private let isComplete: Bool
  private let known: Set<Substring>
  private let here: Figures
  private let there: Figures?
  private let commit: String

  init(arguments: [String]) throws {
    precondition([3, 5].contains(arguments.count), "table all|some KNOWN HERE [THERE NAME]")
    isComplete = arguments[0] == "all"
    known = Set(
      try String(contentsOfFile: arguments[1], encoding: .utf8).split(separator: "\n")
        .filter { !$0.hasPrefix("#") }.compactMap { $0.split(separator: ":").first })
    here = try Figures(path: arguments[2])
    there = arguments.count == 5 ? try Figures(path: arguments[3]) : nil
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
        if !isKept { verdict = known.contains(row.id[...]) ? "known" : "BROKEN" }
        if isKept, known.contains(row.id[...]) { verdict = "kept, though listed as known" }
      }
      if row.isCompared, let value, let before, value > before * Self.tolerance {
        verdict = known.contains("slower-\(row.id)") ? "slower, known" : "SLOWER"
      }
      if verdict.contains(where: \.isUppercase) { broken.append(row.id) }
      Swift.print(
        line(
          row.title, cell(value, row), there == nil ? nil : cell(before, row),
          row.limit.map(row.text) ?? "",
          [row.note(here), verdict].filter { !$0.isEmpty }.joined(separator: "  ")))
    }
    if !broken.isEmpty { Swift.print("Broken: \(broken.joined(separator: ", "))") }
    return broken.isEmpty
  }

  private func cell(_ value: Double?, _ row: Row) -> String { value.map(row.text) ?? "missing" }

  private func line(
    _ title: String, _ here: String, _ there: String?, _ limit: String, _ note: String
  ) -> String {
    let cells = [title.padded(to: 60)] + [here, there, limit].compactMap { $0?.padded(to: 11) }
    let line = (cells + [note]).joined(separator: " ")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
