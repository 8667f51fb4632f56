import Foundation
import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// A tracked `Progress` updates the ring ten times a second, by a timer and without a display link.
@MainActor @Suite(.onDouble) struct TrackTests {
  private let reading = Duration.milliseconds(100)

  @Test("[M7] [MI29] The ring follows the progress with the next reading, and grows smoothly")
  func frames() throws {
    let phone = Phone()
    let progress = Progress(totalUnitCount: 10)
    phone.hud.track(progress)
    Device.advance(by: .milliseconds(500))
    for step in 1...9 {
      progress.completedUnitCount = Int64(step)
      Device.advance(by: reading)
      let stroke = try #require(phone.stroke)
      #expect(stroke.strokeEnd == CGFloat(step) / 10)
      let seen = try #require(stroke.presentation()).strokeEnd
      #expect(seen >= CGFloat(step - 1) / 10 && seen < CGFloat(step) / 10)
      Device.advance(by: .milliseconds(300))
      #expect(stroke.presentation()?.strokeEnd == CGFloat(step) / 10)
    }
  }

  @Test("[M7] The ring follows the progress while the user scrolls")
  func tracking() throws {
    let phone = Phone()
    let progress = Progress(totalUnitCount: 10)
    phone.hud.track(progress)
    Device.advance(by: .milliseconds(500))
    Device.isTracking = true
    progress.completedUnitCount = 5
    Device.advance(by: reading)
    #expect(phone.stroke?.strokeEnd == 0.5)
    progress.completedUnitCount = 10
    Device.advance(by: .seconds(1))
    #expect(phone.stage == nil)
  }

  @Test("[M7] No timer is left after the work, whatever ends it", arguments: End.allCases)
  func ending(end: End) {
    let phone = Phone()
    let progress = Progress(totalUnitCount: 10)
    phone.hud.track(progress)
    Device.advance(by: .milliseconds(500))
    #expect(Device.runningDisplayLinks == 0)
    switch end {
    case .dismissed: phone.hud.dismiss()
    case .finished: progress.completedUnitCount = 10
    case .cancelled: progress.cancel()
    case .replaced: phone.hud.showToast(HUD.Content(.success))
    }
    Device.advance(by: reading)
    progress.cancel()
    Device.advance(by: .seconds(10))
    #expect(Device.waitingTimers == 0)
    #expect(phone.stage == nil)
  }

  enum End: CaseIterable {
    case dismissed
    case finished
    case cancelled
    case replaced
  }

  @Test("[M7] The timer retains neither the HUD nor the progress, and ends with them")
  func memory() {
    weak var host: UIKitHost?
    weak var progress: Progress?
    func use() {
      let phone = Phone()
      let work = Progress(totalUnitCount: 10)
      phone.hud.track(work)
      Device.advance(by: .milliseconds(500))
      (host, progress) = (phone.host, work)
    }
    use()
    #expect(host == nil)
    #expect(progress == nil)
    #expect(Device.waitingTimers == 0)
  }
}

extension Phone {
  /// The stroke that shows the progress.
  fileprivate var stroke: CAShapeLayer? {
    stage?.bezel.layer.below.lazy.compactMap { $0 as? CAShapeLayer }.last
  }
}
