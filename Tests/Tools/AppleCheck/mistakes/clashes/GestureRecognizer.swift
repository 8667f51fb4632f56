import UIKit

final class Press: UIPanGestureRecognizer {
  var state: String { "" }  // refused: Press.state has the name
  @objc(setDelaysTouchesEnded:) func delay(_: Int) {}  // refused: Press's -setDelaysTouchesEnded:
}
