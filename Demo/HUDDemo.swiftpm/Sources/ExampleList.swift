#if canImport(UIKit)
import HUDDemoUIKit
import SwiftUI
import UIKit

/// The list of UIKit's examples, as a view of SwiftUI.
struct ExampleList: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> ExamplesController { ExamplesController() }

  func updateUIViewController(_ controller: ExamplesController, context: Context) {}
}
#endif
