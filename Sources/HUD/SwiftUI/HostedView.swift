#if canImport(UIKit) && canImport(SwiftUI)
import HUDCore
import SwiftUI
import UIKit

/// The app's view that one modifier shows on a panel. SwiftUI draws it with a controller, which this
/// object makes for each presentation.
@MainActor final class HostedView {
  private var view = AnyView(EmptyView())
  private var room = CGSize.zero
  private weak var controller: UIHostingController<HostedRoot>?
  private weak var box: HostedViewContainer?

  /// Shows the view of the latest evaluation, on the panel or the next one.
  ///
  /// - Parameter room: The largest size that the view may have.
  func update(_ view: AnyView, in room: CGSize) {
    self.view = view
    self.room = room
    controller?.rootView = root
  }

  func makeBox() -> HostedViewContainer {
    // Measure without the frame of the root, which is as large as the room.
    let size = UIHostingController(rootView: view).sizeThatFits(in: room)
    let controller = UIHostingController(rootView: root)
    let hosted: UIView = controller.view
    hosted.backgroundColor = .clear
    let box = HostedViewContainer(hosted, owner: controller, room: room, contentSize: size)
    self.controller = controller
    self.box = box
    return box
  }

  private var root: HostedRoot {
    HostedRoot(view: view, room: room) { [weak self] in self?.box?.contentChanged(to: $0) }
  }
}

/// Gives the app's view all the room there is, and reports the size that it takes.
private struct HostedRoot: View {
  let view: AnyView
  let room: CGSize
  let resized: @MainActor (CGSize) -> Void

  var body: some View {
    view
      .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { resized($0) })
      .frame(width: room.width, height: room.height)
  }
}
#endif
