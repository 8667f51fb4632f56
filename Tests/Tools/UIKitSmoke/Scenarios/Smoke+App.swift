#if canImport(UIKit) && canImport(ObjectiveC)
import HUD
import HUDCore
public import UIKit

@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
extension Smoke {
  /// Runs everything in the app's own scene after a second, in real time, and then calls
  /// `completion`.
  ///
  /// ```swift
  /// Smoke.start(in: scene) { hasPassed in exit(hasPassed ? 0 : 1) }   // in sceneDidBecomeActive(_:)
  /// ```
  public static func start(
    in scene: UIWindowScene, completion: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    // A timer, because a block on the main queue would keep that queue from serving anything else.
    let timer = Timer(timeInterval: 1, repeats: false) { _ in
      MainActor.assumeIsolated {
        guard let window = scene.keyWindow else { return completion(false) }
        completion(run(in: Surroundings(window: window, in: scene)))
      }
    }
    RunLoop.main.add(timer, forMode: .common)
  }
}

@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
extension Surroundings {
  fileprivate init(window: UIWindow, in scene: UIWindowScene) {
    let counter = FrameCounter()
    self.init(
      window: window, in: scene,
      advance: { RunLoop.main.run(until: Date(timeIntervalSinceNow: $0 / .seconds(1))) },
      frames: { counter.frames },
      scenes: {
        UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
          .filter { $0.activationState == .foregroundActive }
      },
      setLandscape: Self.turn(scene), setKeyboard: Self.keyboard(in: window))
  }

  private static func turn(_ scene: UIWindowScene) -> ((Bool) -> Void)? {
    #if os(iOS) && !targetEnvironment(macCatalyst)
    return { isLandscape in
      scene.requestGeometryUpdate(
        .iOS(interfaceOrientations: isLandscape ? .landscapeRight : .portrait))
    }
    #else
    return nil
    #endif
  }

  private static func keyboard(in window: UIWindow) -> ((Bool) -> Void)? {
    #if os(iOS) && !targetEnvironment(macCatalyst)
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
    return { isUp in
      if isUp {
        window.addSubview(field)
        field.becomeFirstResponder()
      } else {
        field.resignFirstResponder()
        field.removeFromSuperview()
      }
    }
    #else
    return nil
    #endif
  }
}

/// Counts frames until the process exits. Nothing stops it, as the process ends after the
/// scenarios.
@MainActor private final class FrameCounter: NSObject {
  private(set) var frames = 0

  override init() {
    super.init()
    CADisplayLink(target: self, selector: #selector(count)).add(to: .main, forMode: .common)
  }

  @objc private func count() { frames += 1 }
}
#endif
