#if GTK && os(Linux)
import CHUDGTK
import Foundation
import HUD

/// Measures the cost of a HUD in a window, compared with GTK's own spinner in the same window.
///
/// Run it as a release build on its own display, with `GSK_RENDERER=cairo`. `HUDGTKBenchmark 2`
/// measures at two pixels a point, and `HUDGTKBenchmark 1 ring 300` plays 300 frames of one kind
/// for a profiler. It fails if a limit is exceeded.
///
/// `Tests/bench` runs `HUDGTKBenchmark 1 round`, which prints the figures of one round, and
/// `HUDGTKBenchmark 1 call NAME`, which prints the time of one kind of call.
///
/// The unit is the processor time of one frame of the whole process. Only ratios have limits,
/// because machines differ and change over time. Behind each ratio are the smallest and the largest
/// of all rounds.
@main @MainActor struct GTKBenchmark {
  private static let rounds = 7
  private static let framesPerRound = 150
  private static var passed = true

  static func main() {
    let scale = CommandLine.arguments.dropFirst().first ?? "1"
    // GDK reads this variable when it opens the display. Overrides a value from outside.
    setenv("GDK_SCALE", scale, 1)
    guard gtk_init_check() != 0, let window = BenchmarkWindow() else {
      print("There is no display.")
      exit(2)
    }
    guard "\(window.scale)" == scale else {
      print("The window has \(window.scale) pixels a point, not \(scale).")
      exit(2)
    }
    let arguments = CommandLine.arguments.dropFirst(2)
    switch arguments.first {
    case "round":
      Round(window: window).measure()
      exit(0)
    case "call":
      for name in arguments.dropFirst() { CallTimes.measure(name, in: window) }
      exit(0)
    case "calls":
      for name in CallTimes.names { print(name) }
      exit(0)
    default: break
    }
    if let kind = arguments.first, let frames = arguments.last.flatMap({ Int($0) }) {
      play(kind, frames: frames, in: window)
      exit(0)
    }
    print(
      "GTK \(gtk_get_major_version()).\(gtk_get_minor_version()), \(window.renderer), "
        + "pixels a point: \(window.scale); \(rounds) rounds of \(framesPerRound) frames")
    print(String(format: "     idle window: %.2f %% of a processor", window.load(for: 3) * 100))
    measureIndicators(in: window)
    measureMovingContent(in: window)

    HUD.showSuccess("Saved", options: HUD.Options(duration: .seconds(60)))
    window.run(for: 1)
    let frames = window.frames
    window.run(for: 5)
    check("frames of a visible toast in 5 s", Double(window.frames - frames), atMost: 0)
    HUD.dismiss()
    window.run(for: 1)

    show(100, in: window)
    let before = residentMemory
    show(1_000, in: window)
    check("memory of 1,000 rounds, MB", (residentMemory - before) / 1_048_576, atMost: 1)
    exit(passed ? 0 : 1)
  }

  // MARK: Indicators

  private static func measureIndicators(in window: BenchmarkWindow) {
    var (nothing, spinner) = (FrameCosts(), FrameCosts())
    let styles: [HUD.Style] = [.solid, .compact, .standardSolid]
    var rings = styles.map { _ in FrameCosts() }
    for _ in 0..<rounds {
      nothing.add(likeFrames: window.costs(of: window.nothing, frames: framesPerRound))
      spinner.add(likeFrames: window.costs(of: window.spinner, frames: framesPerRound))
      for (index, style) in styles.enumerated() {
        HUD.showRing(style)
        rings[index].add(likeFrames: window.costs(ofFrames: framesPerRound))
        HUD.dismiss()
        window.run(for: 0.5)
      }
    }
    print("A frame of the window in which nothing but one widget is redrawn:")
    tell("a widget that draws nothing", nothing)
    tell("GtkSpinner, 32 points", spinner)
    tell("ring of .compact on a plain panel", rings[0])
    tell("ring of .compact on a blurred panel", rings[1])
    tell("ring of the default look on a plain panel", rings[2])
    let whole = rings.map { $0.quotients(by: spinner) }
    // The default ring is larger and bolder than GtkSpinner, so it has no limit.
    tell("whole frame: default ring / GtkSpinner", whole[2])

    let net = spinner.subtracting(nothing)
    // A renderer that redraws the whole window for each change hides what one widget costs, and
    // draws the panel in each frame too.
    guard net.rounds.min() ?? 0 > nothing.median / 4 else {
      tell("whole frame: ring / GtkSpinner", whole[0])
      tell("whole frame: ring, blurred / GtkSpinner", whole[1])
      print("     GtkSpinner adds too little to a frame for a limit.")
      return
    }
    check("whole frame: ring / GtkSpinner", whole[0], atMost: 1)
    check("whole frame: ring, blurred / GtkSpinner", whole[1], atMost: 1)
    let added = rings.map { $0.subtracting(nothing).quotients(by: net) }
    check("added to a frame: ring / GtkSpinner", added[0], atMost: 0.5)
    check("added to a frame: ring, blurred / GtkSpinner", added[1], atMost: 0.5)
    tell("added to a frame: default ring / GtkSpinner", added[2])
  }

  // MARK: Content that moves below a HUD, whose material must follow it

  private static func measureMovingContent(in window: BenchmarkWindow) {
    var (alone, panel, mask) = (FrameCosts(), FrameCosts(), FrameCosts())
    @MainActor func costs(below mask: HUD.Mask) -> [Double] {
      HUD.show(HUD.Content(.ring(0.4), status: "Loading…"), options: HUD.Options(mask: mask))
      let costs = window.costs(ofFrames: framesPerRound)
      HUD.dismiss()
      window.run(for: 0.5)
      return costs
    }
    gtk_widget_set_visible(window.inside, 1)
    for _ in 0..<rounds {
      alone.add(unlikeFrames: window.costs(ofFrames: framesPerRound))
      panel.add(unlikeFrames: costs(below: .none))
      mask.add(unlikeFrames: costs(below: .blur))
    }
    gtk_widget_set_visible(window.inside, 0)
    print("A frame of the window in which a GtkSpinner of the content moves:")
    tell("by itself", alone)
    tell("below a blurred panel", panel)
    tell("below a blurred mask", mask)
    check(
      "content that moves below a panel / by itself", panel.quotients(by: alone), atMost: 1.5)
    check("content that moves below a mask / by itself", mask.quotients(by: alone), atMost: 1.5)
  }

  // MARK: Output

  private static func tell(_ name: String, _ costs: FrameCosts) {
    print(String(format: "     %@: %.0f µs", name, costs.median))
  }

  private static func tell(_ name: String, _ ratios: [Double]) {
    print(String(format: "     %@: %.2f %@", name, ratios.median, ratios.range))
  }

  private static func check(_ name: String, _ ratios: [Double], atMost limit: Double) {
    check(name, ratios.median, atMost: limit, note: ratios.range)
  }

  private static func check(
    _ name: String, _ value: Double, atMost limit: Double, note: String = ""
  ) {
    passed = passed && value <= limit
    let figure = String(format: "%.2f (at most %.2f) %@", value, limit, note)
    print("\(value <= limit ? "ok  " : "FAIL") \(name): \(figure)")
  }

  // MARK: One kind

  private static func play(_ kind: String, frames: Int, in window: BenchmarkWindow) {
    switch kind {
    case "spinner": gtk_widget_set_visible(window.spinner, 1)
    case "nothing": gtk_widget_set_visible(window.nothing, 1)
    case "ring": HUD.showRing(.solid)
    case "default": HUD.showRing(.standardSolid)
    case "moving": gtk_widget_set_visible(window.inside, 1)
    case "mask":
      gtk_widget_set_visible(window.inside, 1)
      HUD.show(HUD.Content(.ring(0.4), status: "Loading…"), options: HUD.Options(mask: .blur))
    default: HUD.showRing(.compact)
    }
    var costs = FrameCosts()
    costs.add(unlikeFrames: window.costs(ofFrames: frames))
    tell(kind, costs)
  }

  /// Shows and dismisses a HUD `count` times, and waits for a frame each time.
  private static func show(_ count: Int, in window: BenchmarkWindow) {
    HUD.behavior.fadeInTime = .zero
    HUD.behavior.fadeOutTime = .zero
    for round in 0..<count {
      HUD.show(status: "Round \(round % 10)")
      let frames = window.frames
      window.run { window.frames > frames }
      HUD.dismiss()
    }
  }

  private static var residentMemory: Double {
    let status = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = status?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE)))
  }
}

extension HUD {
  @MainActor static func showRing(_ style: Style) {
    show(Content(.spinner, status: "Loading…"), options: Options(style: style))
  }
}

extension HUD.Style {
  static let solid = compact.with { $0.bezel = .color(.white) }
  static let standardSolid = HUD.Style().with { $0.bezel = .color(.white) }
}

extension [Double] {
  fileprivate var range: String {
    String(format: "[%.2f to %.2f]", self.min() ?? 0, self.max() ?? 0)
  }
}
#else
@main struct GTKBenchmark {
  static func main() {}
}
#endif
