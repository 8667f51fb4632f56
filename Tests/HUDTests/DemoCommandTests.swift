import HUDExamples
import Testing

/// The command line of the demo.
@Suite("The demo’s command line", .timeLimit(.minutes(15))) struct DemoCommandTests {
  private let examples = ["spinner", "undo"]

  @Test("Each way to call the demo that its help names is understood")
  func understood() throws {
    #expect(try DemoCommand([], examples: examples) == .open(nil))
    #expect(try DemoCommand(["undo"], examples: examples) == .open("undo"))
    #expect(try DemoCommand(["--pictures"], examples: examples) == .drawAll)
    #expect(try DemoCommand(["--picture", "undo"], examples: examples) == .draw("undo"))
    #expect(try DemoCommand(["--list"], examples: examples) == .list)
    #expect(try DemoCommand(["--help"], examples: examples) == .help)
  }

  @Test(
    "A name that no example has is refused with the names",
    arguments: [["spiner"], ["--picture", "spiner"]])
  func unknownName(arguments: [String]) {
    #expect(message(arguments)?.contains("There is no example spiner.") == true)
    #expect(message(arguments)?.contains("\n  spinner\n  undo\n") == true)
  }

  @Test(
    "An option that the demo does not have is refused with the options",
    arguments: [["--picures"], ["-x"], ["--list", "--pictures"], ["undo", "spinner"]])
  func unknownOption(arguments: [String]) {
    #expect(message(arguments)?.contains(DemoCommand.usage) == true)
  }

  @Test("A picture of no example says where the names are")
  func missingName() {
    #expect(message(["--picture"])?.contains("Demo/run --list") == true)
  }

  private func message(_ arguments: [String]) -> String? {
    do {
      _ = try DemoCommand(arguments, examples: examples)
      return nil
    } catch {
      return error.message
    }
  }
}
