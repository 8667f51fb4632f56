import Foundation

/// The demo: an app where there is a display to open it on, else every example as a picture in the
/// folder that is given. `--pictures` draws in any case; a name opens with that example.
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
