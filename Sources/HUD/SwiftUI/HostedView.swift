#if canImport(UIKit) && canImport(SwiftUI)
import HUDCore
import SwiftUI
import UIKit

/// The app's view that one modifier shows on a panel.
@MainActor final class HostedView {
  let content: PanelContent
  private let drawing: Drawing

  init() {
    let drawing = Drawing()
    self.drawing = drawing
    content = PanelContent { drawing.makeBox() }
  }

  /// Shows the view of the latest evaluation, on the panel or the next one.
  ///
  /// - Parameter room: The largest size that the view may have.
  func update(_ view: AnyView, in room: CGSize) {
    drawing.view = view
    drawing.room = room
  }

  /// Draws the view with a controller of SwiftUI, which it makes for each presentation.
  @MainActor private final class Drawing {
    var room = CGSize.zero
    var view = AnyView(EmptyView()) {
      didSet { controller?.rootView = root }
    }
    private weak var controller: UIHostingController<HostedRoot>?
    private weak var box: ContentBox?

    func makeBox() -> ContentBox {
      // Measure without the frame of the root, which is as large as the room.
      let size = UIHostingController(rootView: view).sizeThatFits(in: room)
      let controller = UIHostingController(rootView: root)
      let hosted: UIView = controller.view
      hosted.backgroundColor = .clear
      let box = ContentBox(hosted, owner: controller, room: room, contentSize: size)
      self.controller = controller
      self.box = box
      return box
    }

    private var root: HostedRoot {
      HostedRoot(view: view, room: room) { [weak self] in self?.box?.contentChanged(to: $0) }
    }
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
