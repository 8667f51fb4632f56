#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// A column of buttons.
final class ListView: NSView {
  private static let rowSize = CGSize(width: 480, height: 32)

  override var isFlipped: Bool { true }

  func add(_ title: String, action: @escaping @MainActor () -> Void) {
    let row = RowButton(
      frame: CGRect(
        origin: CGPoint(x: 0, y: frame.height), size: Self.rowSize))
    row.title = title
    row.isBordered = false
    row.pressed = action
    addSubview(row)
    setFrameSize(CGSize(width: Self.rowSize.width, height: frame.height + Self.rowSize.height))
  }
}

private final class RowButton: NSButton {
  var pressed: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    #if canImport(ObjectiveC)
    target = self
    action = #selector(wasPressed)
    #else
    // The test double of AppKit has no selectors, so it takes a closure.
    handler = { [weak self] in self?.pressed() }
    #endif
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The demo has no nib files.") }

  #if canImport(ObjectiveC)
  @objc private func wasPressed() { pressed() }
  #endif
}
#endif
