import UIKit

final class Cover: UIWindow {
  fileprivate func becomeKey() -> Int { 0 }  // refused: Cover.becomeKey() has the name
  var maskedView = 1
  var contentMode: Int { 0 }  // refused: Cover.contentMode has the name
}
