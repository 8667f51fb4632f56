import Foundation
import Testing

/// Expects the last table of a moving article to have each name of the library's list, as refused if
/// the list has a reason.
///
/// A code span of the table that ends with an ellipsis stands for all names that begin so. A property
/// of SVProgressHUD's appearance is listed with its setter.
func expectArticle(of library: String, toList names: String) throws {
  let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "../../../Sources/HUD/HUD.docc/Articles/MovingFrom\(library).md")
  let text = try String(contentsOf: article, encoding: .utf8)
  let table = try #require(text.components(separatedBy: "## Every name").last)
  let rows = table.split(separator: "\n").filter { $0.contains(" | ") }
  for line in names.split(separator: "\n") where !line.hasPrefix("#") {
    let parts = line.components(separatedBy: " | ")
    let words = parts[0].components(separatedBy: " = ")[0].split(separator: " ")
    let name = String(try #require(words.last))
    let setter = "+set\(name.prefix(1).uppercased())\(name.dropFirst()):"
    let isListed = rows.contains { row in
      row.contains("refused") == (parts.count > 1)
        && row.split(separator: "`").contains { span in
          span == name
            || span.hasSuffix("…")
              && (name.hasPrefix(span.dropLast()) || setter.hasPrefix(span.dropLast()))
        }
    }
    #expect(isListed, "\(line)")
  }
}
