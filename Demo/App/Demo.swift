import Foundation

/// The demo. With a display it is an app, which opens with the example whose name is given. Without
/// one, or with `--pictures`, it draws every example into the given folder.
@main struct Demo {
  @MainActor static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let words = arguments.filter { !$0.hasPrefix("-") }
    #if GTK && os(Linux)
    if !arguments.contains("--pictures"), DemoWindow.canOpen {
      return DemoWindow().run(showing: words.dropFirst().first)
    }
    #endif
    let folder = URL(fileURLWithPath: words.first ?? ".build/gallery", isDirectory: true)
    try Gallery(folder: folder).write()
  }
}
