import Foundation
import Testing

/// Expects the last table of a moving article to have each name of the library's list, as refused if
/// the list has a reason.
func expectArticle(of library: String, toList names: String) throws {
  let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "../../../Sources/HUD/HUD.docc/Articles/MovingFrom\(library).md")
  let text = try String(contentsOf: article, encoding: .utf8)
  let table = try #require(text.components(separatedBy: "## Every name").last)
  for line in names.split(separator: "\n") where !line.hasPrefix("#") {
    let parts = line.components(separatedBy: " | ")
    let words = parts[0].components(separatedBy: " = ")[0].split(separator: " ")
    let name = try #require(words.last)
    let isListed = table.split(separator: "\n").contains {
      $0.contains("`\(name)`") && $0.contains("refused") == (parts.count > 1)
    }
    #expect(isListed, "\(line)")
  }
}
