/// One row of the table: a figure, and the limit that it must not exceed.
struct Row: Sendable {
  /// The name in `Tests/bench.known`.
  let id: String
  let title: String
  let unit: String
  /// The limit; nil if the figure is only printed. Only ratios to something that was measured in
  /// the same run have limits, and the one bound of a quarter of a frame, because machines differ.
  let limit: Double?
  /// Whether `--against` compares the figure with the other commit's.
  let isCompared: Bool
  let value: @Sendable (Figures) -> Double?
  /// The absolute figures behind a ratio.
  let note: @Sendable (Figures) -> String

  private init(
    _ id: String, _ title: String, unit: String = "", limit: Double? = nil,
    isCompared: Bool = false, note: @escaping @Sendable (Figures) -> String = { _ in "" },
    value: @escaping @Sendable (Figures) -> Double?
  ) {
    (self.id, self.title, self.unit, self.limit) = (id, title, unit, limit)
    (self.isCompared, self.note, self.value) = (isCompared, note, value)
  }

  /// A figure as it was measured.
  private static func figure(
    _ name: String, _ title: String, unit: String, limit: Double? = nil, isCompared: Bool = false
  ) -> Row {
    Row(name, title, unit: unit, limit: limit, isCompared: isCompared) { $0.median(name) }
  }

  /// The quotient of two figures of the same round.
  private static func ratio(
    _ id: String, _ title: String, _ one: String, _ other: String, unit: String, limit: Double?
  ) -> Row {
    Row(
      id, title, limit: limit,
      note: { figures in
        "\(figures.text(one)) / \(figures.text(other)) \(unit)"
      },
      value: { figures in
        let pairs = zip(figures[one], figures[other])
        return pairs.map { $0 / $1 }.middle
      })
  }

  private static func indicator(_ name: String, _ title: String, scale: Int, limit: Double?) -> Row
  {
    let (ours, spinner, nothing) = (
      "gtk-\(scale)-\(name)", "gtk-\(scale)-spinner", "gtk-\(scale)-nothing"
    )
    return Row(
      "added-\(name)-\(scale)", title, limit: limit,
      note: { figures in
        "(\(figures.text(ours)) - \(figures.text(nothing))) / "
          + "(\(figures.text(spinner)) - \(figures.text(nothing))) µs"
      },
      value: { figures in
        zip(zip(figures[ours], figures[spinner]), figures[nothing])
          .map { ($0.0 - $1) / ($0.1 - $1) }.middle
      })
  }

  /// A quarter of a frame at sixty frames a second, in milliseconds.
  private static let quarterFrame = 4.0

  private static let longestCall = Row(
    "longest-call", "the longest call on GTK's thread, the first in its process", unit: "ms",
    limit: quarterFrame, note: { $0.highest(prefix: "gtk-call-")?.name ?? "" },
    value: { $0.highest(prefix: "gtk-call-")?.value })

  private static let longestLaterCall = Row(
    "longest-later-call", "the longest of the same calls, made again", unit: "ms",
    limit: quarterFrame, note: { $0.highest(prefix: "gtk-again-")?.name ?? "" },
    value: { $0.highest(prefix: "gtk-again-")?.value })

  static let all: [Row] = [
    .ratio(
      "call-operation", "1,000,000 calls: a caller's call / operation", "flood-call",
      "flood-operation", unit: "ns", limit: 1.0 / 25),
    .ratio(
      "call-lock", "progress call from a thread / lock and unlock", "call", "lock", unit: "ns",
      limit: 6),
    .figure("call", "progress call from a thread", unit: "ns", isCompared: true),
    .ratio(
      "flood", "1,000,000 calls: main thread / as operations", "flood-calls", "flood-operations",
      unit: "ms", limit: 1.0 / 1000),
    .figure(
      "call-allocations", "allocations of a call that follows another", unit: "", limit: 0),
    .figure(
      "step-allocations", "allocations of a step on the main thread", unit: "", limit: 0),
    .figure(
      "later-step-allocations", "allocations of four more steps in a frame", unit: "", limit: 0),
    .figure("frame-allocations", "allocations of a frame's animation", unit: ""),
    .figure("animation-objects", "animation objects in a frame of five steps", unit: "", limit: 1),
    .figure("machine-event", "state machine, one event", unit: "ns", isCompared: true),
    .figure("show-dismiss", "show and dismiss", unit: "µs", isCompared: true),
    .figure("new-status", "new status", unit: "µs", isCompared: true),
    .figure("step", "progress step on the main thread", unit: "µs", isCompared: true),
    .figure("tracked-frame", "frame that reads a Progress", unit: "µs", isCompared: true),
    .ratio(
      "frame", "virtual screen, a frame / plain Cairo and Pango", "frame", "plain-frame",
      unit: "µs", limit: 1.2),
    .figure("memory-shown", "memory of a HUD, visible", unit: "KB"),
    .figure("memory-hidden", "memory that it keeps when hidden", unit: "KB", limit: 1),
    .indicator("ring", "1x: .compact's ring / GtkSpinner, above the window", scale: 1, limit: 0.15),
    .indicator("default", "1x: default ring / GtkSpinner, above the window", scale: 1, limit: nil),
    .indicator("ring", "2x: .compact's ring / GtkSpinner, above the window", scale: 2, limit: 0.15),
    .indicator("default", "2x: default ring / GtkSpinner, above the window", scale: 2, limit: nil),
    .ratio(
      "whole-1", "1x: frame with .compact's ring / with GtkSpinner", "gtk-1-ring",
      "gtk-1-spinner", unit: "µs", limit: nil),
    .ratio(
      "whole-2", "2x: frame with .compact's ring / with GtkSpinner", "gtk-2-ring",
      "gtk-2-spinner", unit: "µs", limit: nil),
    .figure("gtk-toast-frames", "frames in two seconds of a toast", unit: "", limit: 0),
    .figure("gtk-hidden-wakes", "timers in two seconds while hidden", unit: "", limit: 0),
    longestCall, longestLaterCall,
    .figure("gtk-memory-shown", "memory of a HUD in a GTK window, visible", unit: "KB"),
    .figure("gtk-memory-hidden", "memory that it keeps when hidden", unit: "KB"),
  ]
}

/// The figures of one program, in the order of the rounds.
struct Figures {
  private(set) var rounds: [String: [Double]] = [:]

  mutating func add(_ name: String, _ value: Double) { rounds[name, default: []].append(value) }

  subscript(name: String) -> [Double] { rounds[name] ?? [] }

  func median(_ name: String) -> Double? { self[name].middle }

  func text(_ name: String) -> String { median(name)?.short ?? "?" }

  /// The figure with the highest median, among those whose names begin with `prefix`.
  func highest(prefix: String) -> (name: String, value: Double)? {
    rounds.keys.filter { $0.hasPrefix(prefix) }
      .compactMap { name in median(name).map { (String(name.dropFirst(prefix.count)), $0) } }
      .max { $0.1 < $1.1 }
  }
}

extension [Double] {
  /// The median; nil if there are no values.
  var middle: Double? { isEmpty ? nil : median }
}
