import UIKit

@MainActor final class Delegate: NSObject {  // refused: Delegate -init stops the app
  @objc private func ring() {}  // refused: Delegate -ring stops the app
  @objc nonisolated func hang() {}  // refused: Delegate -hang may be called
  func wait() {}
}

final class Card: UIView {  // refused: Card -initWithFrame: stops the app
  required init?(coder: NSCoder) { nil }  // refused: Card -initWithCoder: stops the app
  override init(frame: CGRect) { super.init(frame: frame) }
  @objc nonisolated static var count: Int { 0 }  // refused: Card +count may be called
}
