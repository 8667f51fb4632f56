import Foundation
import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDMBProgressHUDCorpus
@testable import HUDUIKitOnDouble

/// Lines of apps, which only changed their import.
@MainActor @Suite(.onDouble) struct MBProgressHUDCallSiteTests {
  @Test("Lines of apps show what they showed before")
  func lines() {
    for site in CallSite.all {
      let app = MBProgressHUDApp()
      site.run(app.view)
      Device.advance(by: .milliseconds(900))
      #expect(app.outcome == site.outcome, "\(site.title)")
      // The longest of their delays.
      Device.advance(by: .seconds(5))
    }
  }

  @Test("The corpus has more than 200 uses of the library, and uses every name")
  func corpus() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Papers/Corpora/MBProgressHUD").standardized
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    func text(_ suffix: String) throws -> String {
      try files.filter { $0.hasSuffix(suffix) }.map {
        try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
      }.joined()
    }
    let (swift, objectiveC) = (try text(".swift"), try text(".m"))
    let uses = /(?i)\b(MBProgressHUD|hud|notification|indicator|message|round|bar)\.\w|\[(hud|MBP)/
    let count = (swift.matches(of: uses).count, objectiveC.matches(of: uses).count)
    #expect(count.0 > 120 && count.1 > 70)
    try expectArticle(of: "MBProgressHUD", toList: text("Names.txt"))
    for line in try text("Names.txt").split(separator: "\n")
    where !line.hasPrefix("#") && !line.contains(" | ") {
      // The first word of a selector, or the name of a property, a constant or a case.
      let name = try #require(line.split(separator: " = ")[0].split(separator: " ").last)
      let word = name.drop { "+-".contains($0) }.prefix { $0 != ":" }
      #expect(objectiveC.contains(word), "\(line)")
    }
  }
}

extension MBProgressHUDApp {
  /// The HUD that is visible in the view.
  fileprivate var outcome: CallSite.Outcome {
    guard isVisible, let content else { return .nothing }
    return (content.status ?? content.detail).map { .text($0) } ?? .hud
  }
}
