import Foundation
import Testing

/// What the pages say about files of the package.
@Suite("The README", .timeLimit(.minutes(15))) struct ReadmeTests {
  @Test("Each recipe is an example of the demo under the same title, and every picture exists")
  func recipes() throws {
    let readme = try text("README.md")
    let section = try #require(readme.firstMatch(of: #/(?ms)^## Recipes$(.*?)^## /#)?.1)
    let recipes = section.split(separator: "<tr>").dropFirst()
    #expect((8...12).contains(recipes.count))
    let sources = try files(in: "Demo").filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let titles = Set(sources.matches(of: /Example\(\s*"[a-z-]+", "([^"]+)"/).map { String($0.1) })
    for recipe in recipes {
      let title = String(try #require(recipe.firstMatch(of: #/(?m)^\*\*(.*)\*\*$/#)?.1))
      // The demo is no SwiftUI app, has no tests of its own, and shows no events.
      let hasExample = titles.contains(title) || Self.withoutExample.contains(title)
      #expect(hasExample, "The demo has no example “\(title)”.")
    }
    for picture in readme.matches(of: /src(?:set)?="([^"]+)"/) {
      let file = package.appendingPathComponent(String(picture.1))
      #expect(FileManager.default.fileExists(atPath: file.path), "\(picture.1)")
    }
  }

  @Test("The first tests of Tests/README.md are the files that it names")
  func firstTests() throws {
    let blocks = try text("Tests/README.md").matches(
      of: #/(?s)\((\w+/FirstTests\.swift)\)\.\n\n```swift\n(.*?)```\n/#)
    #expect(blocks.count == 3)
    for block in blocks { #expect(try text("Tests/\(block.1)") == block.2) }
  }

  private static let withoutExample: Set = [
    "In a SwiftUI view", "Watch its events", "Testing an app’s HUDs",
  ]

  private var package: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  private func text(_ file: String) throws -> String {
    try String(contentsOf: package.appendingPathComponent(file), encoding: .utf8)
  }

  private func files(in folder: String) throws -> [URL] {
    let folder = package.appendingPathComponent(folder)
    return try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    ).compactMap { $0 as? URL }
  }
}
