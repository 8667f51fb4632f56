#if !canImport(QuartzCore)

import HUDLayers
import Testing

/// On Apple systems these writes would animate for a quarter of a second.
@Suite(.timeLimit(.minutes(5))) struct AttachedWriteTests {
  @Test func aWriteOnTheScreenStopsTheProgramAndNamesTheProperty() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let layer = CALayer()
      let root = screen(at: 0, showing: layer)
      layer.opacity = 0.5
      _ = root
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("Writing opacity of a layer on the screen"))
  }

  @Test func aWriteToAMaskOnTheScreenStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let (layer, mask) = (CALayer(), CALayer())
      layer.mask = mask
      let root = screen(at: 0, showing: layer)
      mask.position.x = 1
      _ = root
    }
  }

  @Test func aWriteToTheFrameOfTheRootStopsTheProgram() async {
    await #expect(processExitsWith: .failure) { screen(at: 0).frame = .zero }
  }

  @Test func aWriteToAShapeOrGradientOnTheScreenStopsTheProgram() async {
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

  @Test func aWriteAfterTheCommitStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let root = screen(at: 0)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      CATransaction.commit()
      root.opacity = 0
    }
  }

  @Test func aWriteOnAnotherThreadStopsTheProgram() async {
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

  @Test func withActionsTurnedOffEverythingCanBeWritten() {
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

  @Test func awayFromTheScreenEverythingCanBeWritten() {
    let layer = CALayer()
    let root = screen(at: 0, showing: layer)
    layer.removeFromSuperlayer()
    layer.opacity = 0.5
    layer.add(CABasicAnimation("opacity", from: 0, to: 1, lasting: 1), forKey: nil)
    root.addSublayer(layer)
    layer.presentation()?.opacity = 0.25
    #expect(layer.opacity == 0.5)
  }

  @Test func whatNeverAnimatesCanBeWritten() {
    let layer = CAShapeLayer()
    let root = screen(at: 0, showing: layer)
    layer.name = "ring"
    layer.lineCap = .round
    layer.contentsScale = 2
    layer.mask = CALayer()
    layer.addSublayer(CALayer())
    #expect(root.sublayers == [layer])
  }

  @Test func aTransactionThatWasNotBegunStopsTheProgram() async {
    await #expect(processExitsWith: .failure) { CATransaction.commit() }
    await #expect(processExitsWith: .failure) { CATransaction.setDisableActions(true) }
  }

  @Test func anInnerTransactionBeginsAsTheOuterOneIs() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(3)
    CATransaction.begin()
    #expect(CATransaction.disableActions())
    #expect(CATransaction.animationDuration() == 3)
    CATransaction.setDisableActions(false)
    CATransaction.commit()
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    #expect(CATransaction.animationDuration() == 0.25)
  }
}

#endif
