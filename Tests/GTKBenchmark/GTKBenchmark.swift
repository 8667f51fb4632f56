#if GTK && os(Linux)
import CHUDGTK
import Foundation
import HUD

/// Measures the cost of a HUD in a window, compared with GTK's own spinner in the same window.
///
/// Run it as a release build on its own display, with `GSK_RENDERER=cairo`. `HUDGTKBenchmark 2`
/// measures at two pixels a point, and `HUDGTKBenchmark 1 ring 300` plays 300 frames of one kind
/// for a profiler. It fails if a limit is exceeded. Only ratios have limits, because machines
/// differ and change over time, and the rounds of all kinds are interleaved.
@main @MainActor struct GTKBenchmark {
  private static let rounds = 5
  private static let seconds = 2.0

  static func main() {
    let scale = CommandLine.arguments.dropFirst().first ?? "1"
    // GDK reads this variable when it opens the display. Overrides a value from outside.
    setenv("GDK_SCALE", scale, 1)
    guard gtk_init_check() != 0, let window = Window() else {
      print("There is no display.")
      exit(2)
    }
    guard "\(window.scale)" == scale else {
      print("The window has \(window.scale) pixels a point, not \(scale).")
      exit(2)
    }
    let arguments = CommandLine.arguments.dropFirst(2)
    if let kind = arguments.first, let frames = arguments.last.flatMap({ Int($0) }) {
      play(kind, frames: frames, in: window)
      exit(0)
    }
    print("Pixels a point: \(window.scale)")
    var passed = true
    func check(_ name: String, _ value: Double, atMost limit: Double) {
      passed = passed && value <= limit
      let figure = String(format: "%.2f (at most %.2f)", value, limit)
      print("\(value <= limit ? "ok  " : "FAIL") \(name): \(figure)")
    }

    let costs = Costs(in: window, rounds: rounds, seconds: seconds)
    print(costs.description)
    // The cost of redrawing the window below is in both figures, so it is subtracted.
    let spinner = costs.spinner - costs.nothing
    check("ring / GtkSpinner", (costs.ring - costs.nothing) / spinner, atMost: 0.5)
    let blurred = (costs.blurred - costs.nothing) / spinner
    check("ring on a blurred panel / GtkSpinner", blurred, atMost: 0.5)
    // It is larger and bolder than GtkSpinner, so it has no limit.
    let defaultRing = (costs.defaultRing - costs.nothing) / spinner
    print(String(format: "     ring of the default look / GtkSpinner: %.2f", defaultRing))

    let below = Below(in: window, rounds: rounds, seconds: seconds)
    print(below.description)
    check("content that moves below a panel / by itself", below.panel / below.alone, atMost: 1.5)
    check("content that moves below a mask / by itself", below.mask / below.alone, atMost: 3)

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

  private static func play(_ kind: String, frames: Int, in window: Window) {
    switch kind {
    case "spinner": gtk_widget_set_visible(window.spinner, 1)
    case "nothing": gtk_widget_set_visible(window.nothing, 1)
    case "ring": HUD.showRing(.solid)
    case "default": HUD.showRing(.standardSolid)
    default: HUD.showRing(.compact)
    }
    let end = window.frames + frames
    window.run { window.frames >= end }
  }

  /// Shows and dismisses a HUD `count` times, and waits for a frame each time.
  private static func show(_ count: Int, in window: Window) {
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

/// The processor time of each kind: medians of interleaved rounds.
@MainActor private struct Costs {
  private(set) var idle = 0.0
  /// A widget that is redrawn in each frame and draws nothing.
  private(set) var nothing = 0.0
  private(set) var spinner = 0.0
  /// The ring of `.compact`, on a plain panel.
  private(set) var ring = 0.0
  /// The same ring on a panel of material.
  private(set) var blurred = 0.0
  /// The ring of the default look, on a plain panel.
  private(set) var defaultRing = 0.0

  init(in window: Window, rounds: Int, seconds: Double) {
    var measured: [[Double]] = Array(repeating: [], count: 6)
    for _ in 0..<rounds {
      measured[0].append(window.cost(seconds))
      for (place, widget) in [(1, window.nothing), (2, window.spinner)] {
        gtk_widget_set_visible(widget, 1)
        measured[place].append(window.cost(seconds))
        gtk_widget_set_visible(widget, 0)
      }
      for (place, style) in [(3, HUD.Style.solid), (4, .compact), (5, .standardSolid)] {
        HUD.showRing(style)
        measured[place].append(window.cost(seconds))
        HUD.dismiss()
        window.run(for: 0.5)
      }
    }
    let medians = measured.map { $0.sorted()[$0.count / 2] }
    (idle, nothing, spinner) = (medians[0], medians[1], medians[2])
    (ring, blurred, defaultRing) = (medians[3], medians[4], medians[5])
  }

  var description: String {
    let figures = [
      ("idle", idle), ("nothing", nothing), ("GtkSpinner", spinner), ("ring", ring),
      ("blurred", blurred), ("default ring", defaultRing),
    ]
    return figures.map { String(format: "%@ %.2f %%", $0.0, $0.1) }.joined(separator: ", ")
  }
}

extension HUD {
  @MainActor fileprivate static func showRing(_ style: Style) {
    show(Content(.spinner, status: "Loading…"), options: Options(style: style))
  }
}

extension HUD.Style {
  fileprivate static let solid = compact.with { $0.bezel = .color(.white) }
  fileprivate static let standardSolid = HUD.Style().with { $0.bezel = .color(.white) }
}

/// The processor time of content that moves below a HUD, whose material must follow it.
@MainActor private struct Below {
  let alone: Double
  let panel: Double
  let mask: Double

  init(in window: Window, rounds: Int, seconds: Double) {
    var measured: [[Double]] = [[], [], []]
    gtk_widget_set_visible(window.inside, 1)
    for _ in 0..<rounds {
      measured[0].append(window.cost(seconds))
      for (place, mask) in [(1, HUD.Mask.none), (2, .blur)] {
        HUD.show(HUD.Content(.ring(0.4), status: "Loading…"), options: HUD.Options(mask: mask))
        measured[place].append(window.cost(seconds))
        HUD.dismiss()
        window.run(for: 0.5)
      }
    }
    gtk_widget_set_visible(window.inside, 0)
    let medians = measured.map { $0.sorted()[$0.count / 2] }
    (alone, panel, mask) = (medians[0], medians[1], medians[2])
  }

  var description: String {
    String(
      format: "moving content %.2f %%, below a panel %.2f %%, a mask %.2f %%", alone, panel, mask)
  }
}

/// A window of 640 by 480 with some content. In an overlay it has a spinner of 32 pixels and a
/// widget of the same size that draws nothing.
@MainActor private final class Window {
  let spinner: UnsafeMutablePointer<GtkWidget>
  let nothing: UnsafeMutablePointer<GtkWidget>
  /// Another spinner, inside the content.
  let inside: UnsafeMutablePointer<GtkWidget>
  private(set) var frames = 0

  var scale: Int { Int(gtk_widget_get_scale_factor(spinner)) }

  init?() {
    guard let window = gtk_window_new(), let overlay = gtk_overlay_new(),
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6), let spinner = gtk_spinner_new(),
      let inside = gtk_spinner_new(), let nothing = gtk_drawing_area_new()
    else { return nil }
    (self.spinner, self.inside, self.nothing) = (spinner, inside, nothing)
    for row in 0..<6 {
      let column = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
      gtk_box_append(column, gtk_label_new("Row \(row)"))
      gtk_box_append(column, gtk_button_new_with_label("Button \(row)"))
    }
    gtk_box_insert_child_after(
      UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), inside,
      gtk_widget_get_next_sibling(gtk_widget_get_first_child(box)))
    gtk_widget_set_size_request(inside, 32, 32)
    gtk_spinner_start(OpaquePointer(inside))
    gtk_widget_set_visible(inside, 0)
    gtk_overlay_set_child(OpaquePointer(overlay), box)
    for widget in [spinner, nothing] {
      gtk_widget_set_size_request(widget, 32, 32)
      gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
      gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
      gtk_widget_set_visible(widget, 0)
      gtk_overlay_add_overlay(OpaquePointer(overlay), widget)
    }
    gtk_spinner_start(OpaquePointer(spinner))
    gtk_drawing_area_set_draw_func(
      UnsafeMutableRawPointer(nothing).assumingMemoryBound(to: GtkDrawingArea.self),
      { _, _, _, _, _ in }, nil, nil)
    let animate: @convention(c) (UnsafeMutablePointer<GtkWidget>?) -> Void = { widget in
      gtk_widget_add_tick_callback(
        widget,
        { widget, _, _ in
          gtk_widget_queue_draw(widget)
          // Stops when hidden; otherwise the callback would keep the window's clock running.
          return gtk_widget_get_mapped(widget)
        }, nil, nil)
    }
    g_signal_connect_data(
      nothing, "map", unsafeBitCast(animate, to: GCallback.self), nil, nil,
      GConnectFlags(rawValue: 0))
    window.withMemoryRebound(to: GtkWindow.self, capacity: 1) {
      gtk_window_set_default_size($0, 640, 480)
      gtk_window_set_child($0, overlay)
      gtk_window_present($0)
    }
    countFrames(of: window)
    run(for: 1)
  }

  /// Returns the processor time in per cent of one processor, measured after a settling time.
  func cost(_ seconds: Double) -> Double {
    run(for: 1.2)
    let (time, start) = (Self.processorTime, Double(g_get_monotonic_time()) / 1e6)
    run(for: seconds)
    return (Self.processorTime - time) / (Double(g_get_monotonic_time()) / 1e6 - start) * 100
  }

  func run(for seconds: Double) {
    let end = g_get_monotonic_time() + gint64(seconds * 1e6)
    run { g_get_monotonic_time() >= end }
  }

  func run(until condition: () -> Bool) {
    let alarm = g_timeout_add(20, { _ in 1 }, nil)
    while !condition() { g_main_context_iteration(nil, 1) }
    g_source_remove(alarm)
  }

  private func countFrames(of window: UnsafeMutablePointer<GtkWidget>) {
    let count: @convention(c) (gpointer?) -> Void = { data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated {
        guard let data else { return }
        Unmanaged<Window>.fromOpaque(data).takeUnretainedValue().frames += 1
      }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(gtk_widget_get_frame_clock(window)), "after-paint",
      unsafeBitCast(count, to: GCallback.self), Unmanaged.passRetained(self).toOpaque(), nil,
      G_CONNECT_SWAPPED)
  }

  private static var processorTime: Double {
    var usage = rusage()
    getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    return [usage.ru_utime, usage.ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }
      .reduce(0, +)
  }
}
#else
@main struct GTKBenchmark {
  static func main() {}
}
#endif
