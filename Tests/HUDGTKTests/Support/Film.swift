#if GTK && os(Linux)
import CHUDGTK
@testable import HUDGTK

/// Records something in each frame of a window.
@MainActor final class Film<Frame> {
  private(set) var frames: [Frame] = []
  private var connections: [Connection] = []

  /// - Parameter look: Returns what a frame shows; nil if it shows nothing of it.
  init(
    of window: TestWindow, at signal: String = "after-paint",
    _ look: @escaping @MainActor () -> Frame?
  ) {
    connections = [
      gtk_widget_get_frame_clock(window.widget)!.raw.on(signal) { [unowned self] in
        if let frame = look() { frames.append(frame) }
      }
    ]
  }

  /// Returns the frames since the last call.
  @discardableResult func take() -> [Frame] {
    defer { frames = [] }
    return frames
  }
}
#endif
