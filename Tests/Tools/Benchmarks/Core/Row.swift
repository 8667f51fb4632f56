/// One row of the table: a figure, and the limit that it must not exceed.
struct Row: Sendable {
  /// The name in `Tests/Tools/Benchmarks/known`.
  let id: String
  let title: String
  /// The limit; nil if the figure is only printed. Instructions, allocations and bytes are nearly
  /// the same in each run, except the instructions of a frame with GtkSpinner: they depend on its
  /// angle. A time has a limit only if it is at least three times today's figure.
  let limit: Double?
  /// Whether `--against` compares the figure with the other commit's.
  let isCompared: Bool
  let value: @Sendable (Figures) -> Double?
  let text: @Sendable (Double) -> String
  /// The figures behind a ratio, or the times beside instructions.
  let note: @Sendable (Figures) -> String

  private init(
    _ id: String, _ title: String, limit: Double? = nil, isCompared: Bool = false,
    value: @escaping @Sendable (Figures) -> Double?,
    text: @escaping @Sendable (Double) -> String = \.short,
    note: @escaping @Sendable (Figures) -> String = { _ in "" }
  ) {
    (self.id, self.title, self.limit, self.isCompared) = (id, title, limit, isCompared)
    (self.value, self.text, self.note) = (value, text, note)
  }

  /// A number of things.
  private static func count(_ name: String, _ title: String, limit: Double? = nil) -> Row {
    Row(name, title, limit: limit, value: { $0[name] })
  }

  private static func memory(_ name: String, _ title: String, limit: Double? = nil) -> Row {
    Row(name, title, limit: limit, value: { $0[name] }, text: { "\($0.short) KB" })
  }

  /// The instructions of some code.
  private static func cost(_ name: String, _ title: String, limit: Double? = nil) -> Row {
    Row(
      name, title, limit: limit, isCompared: true, value: { $0.instructions(name) },
      text: \.largeNumber, note: { $0.time(name) })
  }

  /// The instructions of some code, divided by those of other code.
  private static func ratio(
    _ id: String, _ title: String, of one: String, to other: String, limit: Double?
  ) -> Row {
    Row(
      id, title, limit: limit,
      value: { figures in
        figures.instructions(one).flatMap { one in
          figures.instructions(other).map { one / $0 }
        }
      },
      note: { figures in
        "\(figures.largeNumber(one)) / \(figures.largeNumber(other)); "
          + "\(figures.time(one)) / \(figures.time(other))"
      })
  }

  /// The instructions that an indicator adds to a frame, divided by those that GtkSpinner adds.
  private static func indicator(_ name: String, _ title: String, scale: Int, limit: Double?) -> Row
  {
    let names = [name, "spinner", "nothing"].map { "gtk-\(scale)-\($0)" }
    return Row(
      "added-\(name)-\(scale)", title, limit: limit,
      value: { figures in
        let costs = names.compactMap { figures.instructions($0) }
        return costs.count == 3 ? (costs[0] - costs[2]) / (costs[1] - costs[2]) : nil
      },
      note: { figures in
        func quotient(_ text: (String) -> String) -> String {
          "(\(text(names[0])) - \(text(names[2]))) / (\(text(names[1])) - \(text(names[2])))"
        }
        return "\(quotient(figures.largeNumber)); \(quotient(figures.time))"
      })
  }

  /// The time that a progress call takes from a thread, divided by that of an operation of the main
  /// queue.
  ///
  /// The limit is less than three times the figure. But both are processor times of the calling
  /// thread in one run, and in fifteen runs on a busy machine no row exceeded the limit.
  private static func call(_ name: String, _ title: String) -> Row {
    times("\(name)-operation", title, of: name, to: "operation", limit: 1 / 8)
  }

  /// The processor time of some code, divided by that of other code in the same run.
  private static func times(
    _ id: String, _ title: String, of one: String, to other: String, limit: Double
  ) -> Row {
    Row(
      id, title, limit: limit, value: { $0.quotient(one, other) },
      note: { "\($0.time(one)) / \($0.time(other))" })
  }

  /// The longest of the times whose names begin with `prefix`.
  private static func longest(_ prefix: String, _ title: String, limit: Double) -> Row {
    Row(
      prefix, title, limit: limit, value: { $0.highest(prefix: prefix)?.value }, text: \.duration,
      note: { $0.highest(prefix: prefix)?.name ?? "" })
  }

  /// The instructions of the first frame of the costliest text, divided by those of words that fill
  /// the same screen.
  private static func text(_ screen: String, _ title: String) -> Row {
    @Sendable func costliest(_ figures: Figures) -> (id: String, ratio: Double)? {
      guard let words = figures.instructions("text-\(screen)-words") else { return nil }
      return TextCosts.texts.keys.compactMap { id in
        figures.instructions("text-\(screen)-\(id)").map { (id, $0 / words) }
      }.max { $0.1 < $1.1 }
    }
    return Row(
      "text-\(screen)", title, limit: 3, value: { costliest($0)?.ratio },
      note: { figures in
        guard let id = costliest(figures)?.id else { return "" }
        let names = [id, "words"].map { "text-\(screen)-\($0)" }
        return "\(id): " + names.map(figures.largeNumber).joined(separator: " / ")
      })
  }

  /// A frame at sixty frames a second, in nanoseconds.
  private static let frame = 1e9 / 60

  static let all: [Row] = [
    call("call", "a progress call from a thread / an operation"),
    call("call-status", "the same with a status"),
    call("call-indicator", "the same with another indicator"),
    call("call-mask", "the same with a mask"),
    call("call-id", "the same with an ID"),
    call("call-options", "the same with options"),
    Row(
      "main-thread-call", "the main thread's time for a call / an operation", limit: 1 / 100,
      value: { $0.quotient("main-thread-call", "main-thread-operation") },
      note: { "\($0.time("main-thread-call")) / \($0.time("main-thread-operation"))" }),
    cost("call", "progress call from a thread"),
    cost("call-mask", "the same with a mask"),
    cost("call-options", "the same with options"),
    count("call-allocations", "allocations of a call that follows another", limit: 0),
    count("step-allocations", "allocations of a step on the main thread"),
    count("later-step-allocations", "allocations of four more steps in a frame"),
    count("frame-allocations", "allocations of a frame's animation"),
    // One animation, and the copy that a layer keeps.
    count("animation-objects", "animation objects in a frame of five steps", limit: 2),
    cost("machine-event", "state machine, one event"),
    cost("show-dismiss", "show and dismiss"),
    cost("new-status", "new status", limit: 390_000),
    cost("step", "progress step on the main thread", limit: 62_000),
    cost("tracked-frame", "frame that reads a Progress"),
    text("phone", "the costliest text / words, on a phone"),
    text("landscape", "the same on its side"),
    text("window", "the same in a window of 320 by 240"),
    text("small", "the same in a window of 160 by 120"),
    text("narrow", "the same in a window of 60 by 300"),
    ratio(
      "frame", "virtual screen, a frame / plain Cairo and Pango", of: "frame", to: "plain-frame",
      limit: 1.2),
    memory("memory-shown", "memory of a HUD, visible"),
    memory("memory-hidden", "memory that it keeps when hidden", limit: 1),
    indicator("ring", "1x: .compact's ring / GtkSpinner, above the window", scale: 1, limit: 0.15),
    indicator("default", "1x: default ring / GtkSpinner, above the window", scale: 1, limit: nil),
    indicator("ring", "2x: .compact's ring / GtkSpinner, above the window", scale: 2, limit: 0.15),
    indicator("default", "2x: default ring / GtkSpinner, above the window", scale: 2, limit: nil),
    ratio(
      "moving-panel", "a frame of moving content below a panel / by itself",
      of: "gtk-1-moving-panel", to: "gtk-1-moving", limit: 2),
    // At sixty frames a second, one frame in thirty has a copy of what is below the mask, so the
    // median is a frame without one. Valgrind makes a frame longer than the half second between two
    // copies, so there each frame has one.
    times(
      "moving-mask", "a frame of moving content below a mask / by itself",
      of: "gtk-1-moving-mask", to: "gtk-1-moving", limit: 5),
    ratio(
      "moving-mask-copy", "the same with a copy of the content / by itself",
      of: "gtk-1-moving-mask", to: "gtk-1-moving", limit: 10),
    count("gtk-toast-frames", "frames in two seconds of a toast", limit: 0),
    count("gtk-hidden-wakes", "timers in two seconds while hidden", limit: 0),
    longest(
      "gtk-first-", "the longest call on GTK's thread, the first in its process", limit: frame),
    longest("gtk-again-", "the longest of the same calls, made again", limit: frame),
    memory("gtk-memory-shown", "memory of a HUD in a GTK window, visible"),
    memory("gtk-memory-hidden", "memory that it keeps when hidden"),
  ]
}
