import Foundation
import HUDExamples
import Testing

/// Every example shows the code that it runs. The sources tell both.
@Suite("The code of the examples", .timeLimit(.minutes(15))) struct ExampleCodeTests {
  @Test("Each part of the code that an example shows is the body of one of its closures")
  func codeIsTrue() throws {
    let sources = try Self.sources()
    // Later calls may be in a function that examples share.
    let all = sources.map(\.withoutCopies.withoutSpace).joined()
    var count = 0
    for source in sources {
      for example in source.split(separator: /\bExample\(\s*(?=")/).dropFirst() {
        let code = try #require(example.firstMatch(of: Self.code), "\(example.prefix(80))")
        let body = String(example).withoutCopies.withoutSpace
        for (index, part) in code.3.parts.enumerated() {
          let isRun = (index == 0 ? body : all).contains(wholeBody: part.withoutSpace)
          #expect(isRun, "No closure does this, and nothing else: \(part)")
        }
        count += 1
      }
    }
    // The rest are those of one toolkit.
    #expect(count > Example.all.count)
  }

  @Test("Names are unique, and fit into file names and links")
  func names() {
    let names = Example.groups.map(\.name) + Example.all.map(\.name)
    #expect(Set(Example.all.map(\.name)).count == Example.all.count)
    for name in names {
      #expect(name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(name)")
    }
  }

  @Test("MBProgressHUD's demo has fifteen rows, and so has ours")
  func fifteen() {
    #expect(Example.groups.last?.examples.count == 15)
  }

  /// The texts of the demo's files.
  private static func sources() throws -> [String] {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let files = try #require(
      FileManager.default.enumerator(
        at: package.appendingPathComponent("Demo"), includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// The argument `code` of an example, and its value.
  fileprivate static var code: Regex<(Substring, Substring, Substring, Substring)> {
    /code:\s*(#*)("""|")((?s:.*?))\2\1(?=[,\n)])/
  }
}

extension String {
  /// The source without the code that is only shown, without comments, and without what stands for
  /// the rest of an app.
  fileprivate var withoutCopies: String {
    replacing(ExampleCodeTests.code, with: "").replacing(/(?m)^\s*\/\/.*$/, with: "")
      .replacing("FakeJob.begin()", with: "")
  }

  fileprivate var withoutSpace: String { filter { !$0.isWhitespace } }

  /// Whether a closure or function has these statements, and no others, as its body.
  fileprivate func contains(wholeBody statements: String) -> Bool {
    contains("{\(statements)}") || contains("in\(statements)}")
  }
}

extension Substring {
  /// The calls between comment lines.
  fileprivate var parts: [String] {
    split(separator: "\n")
      .split { $0.drop { $0.isWhitespace }.hasPrefix("//") }
      .map { $0.joined(separator: "\n") }
  }
}
