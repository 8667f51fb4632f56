#if canImport(SwiftUI)
import HUDCore
import SwiftUI

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The app's view that one modifier shows on a panel. SwiftUI draws it with a controller or a view,
/// which this object makes for each presentation.
@MainActor final class HostedContent {
  #if canImport(UIKit)
  private typealias Hosting = UIHostingController<HostedRoot>
  #else
  private typealias Hosting = NSHostingView<HostedRoot>
  #endif

  private var view = AnyView(EmptyView())
  private var room = CGSize.zero
  private weak var hosting: Hosting?
  private weak var box: HostedViewContainer?

  /// Shows the view of the latest evaluation, on the panel or the next one.
  ///
  /// - Parameter room: The largest size that the view may have.
  func update(_ view: AnyView, in room: CGSize) {
    self.view = view
    self.room = room
    hosting?.rootView = root
  }

  func makeBox() -> HostedViewContainer {
    let hosting = Hosting(rootView: root)
    #if canImport(UIKit)
    // Measure without the frame of the root, which is as large as the room.
    let size = UIHostingController(rootView: view).sizeThatFits(in: room)
    let hosted: UIView = hosting.view
    hosted.backgroundColor = .clear
    #else
    let fitting = NSHostingView(rootView: view).fittingSize
    let size = CGSize(
      width: min(fitting.width, room.width), height: min(fitting.height, room.height))
    let hosted = hosting
    #endif
    let box = HostedViewContainer(hosted, owner: hosting, room: room, contentSize: size)
    self.hosting = hosting
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
    view.onGeometryChange(for: CGSize.self, of: { $0.size }, action: { resized($0) }).frame(
      width: room.width, height: room.height)
  }
}
#endif
