// UIKit, which on a Mac only Catalyst has.
import UIKit  // refused: no such module 'UIKit'
