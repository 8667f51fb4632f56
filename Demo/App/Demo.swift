import Foundation

/// The demo. With a display it is an app, which opens with the example whose name is given. Without
/// one, or with `--pictures`, it draws every example into the given folder. With `--readme` it draws
/// the README's pictures there instead.
@main struct Demo {
  @MainActor static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let words = arguments.filter { !$0.hasPrefix("-") }
    let folder = URL(fileURLWithPath: words.first ?? ".build/gallery", isDirectory: true)
    if arguments.contains("--readme") {
      try ReadmePictures(folder: folder).write()
      return
    }
    #if GTK && os(Linux)
    if !arguments.contains("--pictures"), DemoWindow.canOpen {
      return DemoWindow().run(showing: words.dropFirst().first)
    }
    #endif
    try Gallery(folder: folder).write()
  }
}
