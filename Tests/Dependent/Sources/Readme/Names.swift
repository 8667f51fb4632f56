import Foundation
import HUD

#if canImport(UIKit)
import UIKit
#endif

// The names that the README's code uses and that an app would have.

#if canImport(UIKit)
@MainActor let view: UIView = missing()
@MainActor let window: UIWindow = missing()
@MainActor let rocket: UIView = missing()
let image: UIImage = missing()
#else
@MainActor let view: UnsafeMutableRawPointer = missing()
@MainActor let window: OpaquePointer = missing()
@MainActor let textView: UnsafeMutableRawPointer = missing()
@MainActor let mine: UnsafeMutableRawPointer = missing()
@MainActor let rocket: UnsafeMutableRawPointer = missing()
#endif

let picture: HUD.Image = missing()
let handle: HUD.Handle = missing()
let progress: Progress = missing()
let error: any Error = missing()
let job = Job()
@MainActor var photos: [Data] = []
@MainActor var observer: (any NSObjectProtocol)?

struct Job {
  func cancel() {}
  func restore() {}
}

func download(_ report: @Sendable (Double) -> Void) async throws -> [Data] { [] }

func missing<Value>() -> Value { fatalError("The README's code is only compiled, not run.") }
