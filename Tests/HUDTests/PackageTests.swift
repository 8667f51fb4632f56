import Foundation
import Testing

/// What the package is made of.
@Suite("The package") struct PackageTests {
  private let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")

  @Test("[SI30] Swift alone: no header of ours, no macro, and no bundle that could be missing")
  func isSwiftAlone() throws {
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    ).compactMap { $0 as? URL }
    let swift = files.filter { $0.pathExtension == "swift" }
    #expect(swift.count > 100)

    // The system's libraries on Linux have a header each that says which they are.
    let headers = files.filter { ["h", "m", "c"].contains($0.pathExtension) }
    #expect(Set(headers.map(\.lastPathComponent)) == ["shim.h"])

    for file in swift {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains("Bundle.module"), "\(file.lastPathComponent) wants a bundle")
    }
  }
}
