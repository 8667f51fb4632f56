#if os(Linux)
import HUDCore
import HUDLayers
import HUDMeasurements
import HUDOffscreen

/// The memory that one HUD takes on a virtual screen of a phone's size, without the screen's
/// picture.
@MainActor enum MemoryCosts {
  static func measure() throws {
    let screen = OffscreenHost()
    let controller = HUDController(host: screen)
    // The first HUD makes what the whole process keeps, such as fonts.
    for _ in 0..<3 { _ = try rise(of: controller, on: screen) }
    let before = Heap.allocatedBytes
    let (shown, hidden) = try rise(of: controller, on: screen)
    report("memory-shown", Double(shown - before) / 1024)
    report("memory-hidden", Double(hidden - before) / 1024)
  }

  private static func rise(
    of controller: HUDController, on screen: OffscreenHost
  ) throws -> (shown: Int, hidden: Int) {
    controller.show(HUD.Content(.spinner, status: "Loading…"))
    screen.advance(by: .seconds(1))
    _ = try screen.picture()
    let shown = Heap.allocatedBytes
    controller.dismiss()
    screen.advance(by: .seconds(1))
    return (shown, Heap.allocatedBytes)
  }
}
#endif
