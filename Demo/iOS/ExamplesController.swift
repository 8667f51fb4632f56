#if canImport(UIKit)
public import HUDExamples
public import UIKit

/// The list of all examples. A touch shows one.
public final class ExamplesController: UIViewController {
  private let examples: [Example]

  public init(_ examples: [Example] = Example.onUIKit) {
    self.examples = examples
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("The demo has no storyboard.") }

  public override func loadView() {
    let list = ListView()
    list.backgroundColor = .background
    list.add("Dismiss") { Player.dismiss() }
    for example in examples {
      list.add(example.title) { [unowned list] in Player.play(example, in: list.window) }
    }
    view = list
  }
}
#endif
