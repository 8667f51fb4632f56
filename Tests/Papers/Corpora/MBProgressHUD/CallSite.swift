#if canImport(UIKit)
public import UIKit

// The files of this folder are written as apps write them that use MBProgressHUD. Only the import
// is new.

/// Some lines of an app, and the HUD that they leave in the app's view.
@MainActor public struct CallSite {
  public enum Outcome: Equatable {
    /// A HUD without a text.
    case hud
    case text(String)
    case nothing
  }

  public let title: String
  public let outcome: Outcome
  public let run: @MainActor (UIView) -> Void

  init(_ title: String, _ outcome: Outcome, _ run: @escaping @MainActor (UIView) -> Void) {
    self.title = title
    self.outcome = outcome
    self.run = run
  }

  public static var all: [CallSite] {
    loading + messages + settings + importAlone + views + older
  }
}

/// The answers of a server that an app waits for. They come at once.
@MainActor enum Server {
  struct Failure: Error {
    let message = "No connection"
  }

  static func load(_ completion: (Result<Int, Failure>) -> Void) { completion(.success(3)) }

  static func delete(_ completion: (Result<Int, Failure>) -> Void) {
    completion(.failure(Failure()))
  }

  static func upload(progress: (Double) -> Void, completion: () -> Void) {
    for step in 0...10 { progress(Double(step) / 10) }
    completion()
  }
}

func localized(_ text: String) -> String { text }

#endif
