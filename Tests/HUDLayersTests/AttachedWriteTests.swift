#if !canImport(QuartzCore)

import HUDLayers
import Testing

/// Writes to layers on a screen. On Apple systems they would animate for a quarter of a second.
@Suite(.timeLimit(.minutes(15))) struct AttachedWriteTests {
  @Test("A write to a layer on a screen is a precondition failure that names the property")
  func writeOnScreenStops() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let layer = CALayer()
      let root = screen(at: 0, showing: layer)
      layer.opacity = 0.5
      _ = root
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("Writing opacity of a layer on the screen"))
  }

  @Test("A write to a mask on a screen is a precondition failure")
  func writeToMask() async {
    await #expect(processExitsWith: .failure) {
      let (layer, mask) = (CALayer(), CALayer())
      layer.mask = mask
      let root = screen(at: 0, showing: layer)
      mask.position.x = 1
      _ = root
    }
  }

  @Test("A write to the root's frame is a precondition failure")
  func writeToFrame() async {
    await #expect(processExitsWith: .failure) { screen(at: 0).frame = .zero }
  }

  @Test("A write to a shape or gradient on a screen is a precondition failure")
  func writeToShape() async {
    await #expect(processExitsWith: .failure) {
      let layer = CAShapeLayer()
      let root = screen(at: 0, showing: layer)
      layer.strokeEnd = 0
      _ = root
    }
    await #expect(processExitsWith: .failure) {
      let layer = CAGradientLayer()
      let root = screen(at: 0, showing: layer)
      layer.colors = []
      _ = root
    }
  }

  @Test("A write after the commit is a precondition failure")
  func writeAfterCommitStops() async {
    await #expect(processExitsWith: .failure) {
      let root = screen(at: 0)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      CATransaction.commit()
      root.opacity = 0
    }
  }

  @Test("A write on another thread is a precondition failure")
  func writeOnAnotherThread() async {
    await #expect(processExitsWith: .failure) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      await withCheckedContinuation { done in
        Thread.detachNewThread {
          screen(at: 0).opacity = 0
          done.resume()
        }
      }
    }
  }

  @Test("With actions disabled every property can be written")
  func withActionsTurnedOff() {
    let layer = CAShapeLayer()
    let root = screen(at: 0, showing: layer)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.strokeEnd = 0.5
    root.opacity = 0.5
    CATransaction.commit()
    layer.isHidden = true
    CATransaction.commit()
    #expect(layer.strokeEnd == 0.5)
    #expect(root.opacity == 0.5)
  }

  @Test("Every property of a layer without a screen can be written")
  func awayFromScreenEverything() {
    let layer = CALayer()
    let root = screen(at: 0, showing: layer)
    layer.removeFromSuperlayer()
    layer.opacity = 0.5
    layer.add(CABasicAnimation("opacity", from: 0, to: 1, lasting: 1), forKey: nil)
    root.addSublayer(layer)
    layer.presentation()?.opacity = 0.25
    #expect(layer.opacity == 0.5)
  }

  @Test("Properties that never animate can always be written")
  func whatNeverAnimatesCanBeWritten() {
    let layer = CAShapeLayer()
    let root = screen(at: 0, showing: layer)
    layer.lineCap = .round
    layer.contentsScale = 2
    layer.mask = CALayer()
    layer.addSublayer(CALayer())
    #expect(root.sublayers == [layer])
  }

  @Test("The app may write each property of its own layers, and the screen is told each time")
  func appLayers() throws {
    let layer = CALayer()
    let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
    layer.sublayers = [shape, gradient]
    let container = CALayer()
    container.containsAppLayers = true
    container.addSublayer(layer)
    let root = screen(at: 0, showing: container)
    // The closure runs on this thread alone.
    nonisolated(unsafe) var reports = 0
    root.appLayerWillChange = { reports += 1 }

    let changes: [() -> Void] = [
      { layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }, { layer.opacity = 0.5 },
      { layer.beginTime = 1 },
      { shape.strokeEnd = 0.5 }, { shape.fillRule = .evenOdd }, { shape.lineCap = .round },
      { shape.lineJoin = .round },
      { gradient.type = .radial }, { gradient.colors = [] },
      { shape.add(CABasicAnimation("opacity", from: 0, to: 1, lasting: 1), forKey: "fade") },
      { shape.removeAnimation(forKey: "fade") }, { shape.removeAllAnimations() },
      { shape.mask = CALayer() }, { shape.mask?.position.x = 1 }, { shape.mask = nil },
      { gradient.removeFromSuperlayer() }, { shape.addSublayer(gradient) },
      { layer.sublayers = nil }, { layer.removeFromSuperlayer() },
      { container.addSublayer(layer) },
      {
        CATransaction.setDisableActions(false)
        layer.isHidden = true
      },
    ]
    for (index, change) in changes.enumerated() {
      let before = reports
      change()
      #expect(reports > before, "change \(index)")
    }
    let all = reports
    shape.opacity = 0
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    container.opacity = 0.5
    CATransaction.commit()
    #expect(reports == all, "neither of these layers is the app's and seen")
  }

  @Test("A write to the layer that contains the app's is a precondition failure")
  func writeToContainer() async {
    await #expect(processExitsWith: .failure) {
      let container = CALayer()
      container.containsAppLayers = true
      let root = screen(at: 0, showing: container)
      container.opacity = 0.5
      _ = root
    }
  }

  @Test("A commit without begin is a precondition failure")
  func transactionThatWasNotBegun() async {
    await #expect(processExitsWith: .failure) { CATransaction.commit() }
  }

  @Test("A setting outside of any transaction lasts until the next one has ended")
  func implicitTransaction() {
    CATransaction.setDisableActions(true)
    #expect(CATransaction.disableActions())
    CATransaction.begin()
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    CATransaction.setDisableActions(true)
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
  }

  @Test("An inner transaction inherits the settings of the outer one")
  func innerTransactionBegins() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    #expect(CATransaction.disableActions())
    CATransaction.setDisableActions(false)
    CATransaction.commit()
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
  }
}

#endif
