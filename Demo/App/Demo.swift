import Foundation

/// The demo: every example as a picture, in the folder that is given.
@main struct Demo {
  @MainActor static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("-") }
    let folder = URL(fileURLWithPath: arguments.first ?? ".build/gallery", isDirectory: true)
    try Gallery(folder: folder).write()
  }
}
