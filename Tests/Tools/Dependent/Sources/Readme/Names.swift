import Foundation
import HUD

#if canImport(UIKit)
import UIKit
#endif

#if canImport(SwiftUI)
import SwiftUI
#endif

// The names that the code of README, articles and doc comments uses, and that an app would have.

#if canImport(UIKit)
@MainActor let view: UIView = missing()
@MainActor let window: UIWindow = missing()
@MainActor let scene: UIWindowScene = missing()
@MainActor let rocket: UIView = missing()

final class AnimationView: UIView {
  convenience init(_ name: String) { self.init(frame: .zero) }
}
let image: UIImage = missing()
#else
@MainActor let view: UnsafeMutableRawPointer = missing()
@MainActor let window: OpaquePointer = missing()
@MainActor let textView: UnsafeMutableRawPointer = missing()
@MainActor let mine: UnsafeMutableRawPointer = missing()
@MainActor let overlay: UnsafeMutableRawPointer = missing()
@MainActor let rocket: UnsafeMutableRawPointer = missing()
#endif

let picture: HUD.Image = missing()
let handle: HUD.Handle = missing()
let progress: Progress = missing()
let error: any Error = missing()
let job = Job()
let list = List()
let navigation = Navigation()
let fraction = 0.4
@MainActor var photos: [Data] = []
@MainActor var status = AttributedString("Copied 3 files")
@MainActor let range = status.startIndex..<status.endIndex
@MainActor var observer: (any NSObjectProtocol)?

struct Job {
  func cancel() {}
  func open() {}
  func restore() {}
}

struct List {
  func restore() {}
}

struct Navigation {
  func pop() {}
}

extension CAShapeLayer {
  @MainActor static func gauge() -> CAShapeLayer { CAShapeLayer() }
}

#if canImport(SwiftUI)
struct ContentView: View {
  var body: some View { Text("Photos") }
}
typealias PhotoList = ContentView
typealias NoteEditor = ContentView
typealias UploadForm = ContentView
typealias SettingsForm = ContentView
typealias VideoPlayer = ContentView
struct Note {
  let title: String
}
@MainActor func reload() {}
#endif

struct PhotoModel {
  func load() async throws {}
}
let model = PhotoModel()

func load() async throws -> [String] { [] }

func save() async throws {}

func download(_ report: @Sendable (Double) -> Void) async throws -> [Data] { [] }

func missing<Value>() -> Value { fatalError("This code is only compiled, not run.") }
