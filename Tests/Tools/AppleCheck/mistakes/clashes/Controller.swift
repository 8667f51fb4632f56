import UIKit

final class Page: UIViewController {
  let tabBarItem = 1  // refused: Page.tabBarItem has the name
  func viewWillAppear(_ animated: Int) {}  // refused: Page.viewWillAppear(_:) has the name
  func undoManager() {}  // refused: Page.undoManager() has the name
}
