import Foundation
import HUDExamples

/// The demo. With a display it is an app with a window. Without one it draws its examples.
@main struct Demo {
  @MainActor static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    var folder = ".build/gallery"
    // Only scripts give it, in front of the user's arguments.
    if arguments.first == "--into", arguments.count > 1 {
      folder = arguments[1]
      arguments.removeFirst(2)
    }
    do {
      let command = try DemoCommand(arguments, examples: examples.map(\.name))
      try run(command, folder: URL(fileURLWithPath: folder, isDirectory: true))
    } catch let refusal as DemoCommand.Refusal {
      stop(with: refusal.message)
    } catch let error as CocoaError {
      stop(with: "The pictures cannot be written into \(folder): \(error.localizedDescription)")
    }
  }

  private static func stop(with message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(2)
  }

  @MainActor private static func run(_ command: DemoCommand, folder: URL) throws {
    switch command {
    case .help: print(DemoCommand.usage, terminator: "")
    case .list: list()
    case .drawAll: try Gallery(folder: folder).write()
    case .draw(let name): try draw(name, folder: folder)
    case .drawDocumentation: try DocumentationPictures(folder: folder).write()
    case .open(let name):
      #if GTK && os(Linux)
      if DemoWindow.canOpen { return DemoWindow().run(showing: name) }
      #endif
      print("There is no display, so this draws pictures instead of opening a window.")
      if let name { try draw(name, folder: folder) } else { try Gallery(folder: folder).write() }
    }
  }

  @MainActor private static func draw(_ name: String, folder: URL) throws {
    guard let example = examples.first(where: { $0.name == name }), example.begin != nil else {
      stop(with: "Only a window can show \(name), because it has a widget or takes real time.")
    }
    try Gallery(folder: folder).write(example)
  }

  @MainActor private static func list() {
    let width = examples.map(\.name.count).max() ?? 0
    for group in groups {
      print("\n\(group.title)")
      for example in group.examples {
        let name = example.name.padding(toLength: width, withPad: " ", startingAt: 0)
        print("  \(name)  \(example.title)")
      }
    }
  }

  private static var groups: [Example.Group] {
    #if GTK && os(Linux)
    Example.groupsInAWindow
    #else
    Example.groups
    #endif
  }

  private static var examples: [Example] { groups.flatMap(\.examples) }
}
