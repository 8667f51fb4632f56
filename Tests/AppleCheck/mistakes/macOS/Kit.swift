// What only Catalyst has of it.
import UIKit  // refused: no such module 'UIKit'
