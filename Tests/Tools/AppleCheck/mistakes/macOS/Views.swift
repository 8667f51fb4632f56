// A view of UIKit in SwiftUI, which a Mac has only in Catalyst.
import SwiftUI

struct Missing: UIViewRepresentable {  // refused: cannot find type 'UIViewRepresentable' in scope
}
