/// The request of a command line to the demo.
package enum DemoCommand: Equatable {
  /// Open the window, with this example if there is one. Without a display, draw every example.
  case open(String?)
  /// Draw every example into the folder.
  case drawAll
  /// Draw one example into the folder.
  case draw(String)
  /// Draw the pictures of the README and of the documentation into the folder.
  case drawDocumentation
  /// Print the names of all examples.
  case list
  /// Print how the demo is called.
  case help

  /// A command line that the demo does not understand, with the reason and the way out.
  package struct Refusal: Error, Equatable {
    package let message: String
  }

  /// Reads the arguments of a command line.
  package init(_ arguments: [String], examples: [String]) throws(Refusal) {
    var words = arguments[...]
    guard let first = words.popFirst() else {
      self = .open(nil)
      return
    }
    switch first {
    case "--help", "-h": self = .help
    case "--list": self = .list
    case "--pictures": self = .drawAll
    case "--documentation": self = .drawDocumentation
    case "--picture":
      guard let name = words.popFirst() else {
        throw Refusal(message: "--picture needs the name of an example. " + Self.hint)
      }
      self = .draw(try Self.checked(name, examples))
    case _ where first.hasPrefix("-"):
      throw Refusal(message: "There is no option \(first).\n\n\(Self.usage)")
    default: self = .open(try Self.checked(first, examples))
    }
    if let extra = words.first {
      throw Refusal(message: "\(extra) is one argument too many.\n\n\(Self.usage)")
    }
  }

  private static func checked(_ name: String, _ examples: [String]) throws(Refusal) -> String {
    guard examples.contains(name) else {
      throw Refusal(
        message: "There is no example \(name). These are the examples:\n"
          + examples.map { "  \($0)\n" }.joined())
    }
    return name
  }

  private static let hint = "Demo/run --list prints the names."

  /// The text of `--help`.
  package static let usage = """
    Demo/run                    opens the demo's window; without a display, draws every example
    Demo/run EXAMPLE            opens the window with an example
    Demo/run --pictures         draws every example, light and dark, into .build/gallery
    Demo/run --picture EXAMPLE  draws one example, light and dark, into .build/gallery
    Demo/run --list             prints the names and the titles of the examples
    Demo/run --help             prints this

    """
}
