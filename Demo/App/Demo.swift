import Foundation

/// The demo: an app where there is a display to open it on, else every example as a picture in the
/// folder that is given. `--pictures` draws in any case, and `--readme` draws the README's pictures
/// into that folder; a name opens with that example.
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
