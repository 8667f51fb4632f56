import UIKit

class Card: UIView {
  private var contentMode = "wide"  // refused: Card.contentMode has the name
  func viewWithTag(_ tag: String) {}  // refused: Card.viewWithTag(_:) has the name
  override var isHidden: Bool { didSet {} }
}

class WideCard: Card {
  static func setAnimationDelay(_ delay: String) {}  // refused: WideCard.setAnimationDelay(_:)
}

extension UIView {
  @objc(sizeToFit) func fit() {}  // refused: UIView's -sizeToFit
  @objc(preferredMaxLayoutWidth) func width() {}  // refused: UIView's -preferredMaxLayoutWidth
}
