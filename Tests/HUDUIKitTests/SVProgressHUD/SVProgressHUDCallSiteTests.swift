import Foundation
import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDSVProgressHUDCorpus

/// Lines of apps, which only changed their import.
@MainActor @Suite(.onDouble) struct SVProgressHUDCallSiteTests {
  @Test("Lines of apps show what they showed before")
  func lines() {
    for site in CallSite.all {
      MovedApp.run { _ in
        site.run()
        Device.advance(by: .milliseconds(900))
        #expect(MovedApp.outcome == site.outcome, "\(site.title)")
      }
    }
  }

  @Test("The corpus has more than 150 calls, and uses every method")
  func corpus() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Papers/Corpora/SVProgressHUD").standardized
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    func text(_ suffix: String) throws -> String {
      try files.filter { $0.hasSuffix(suffix) }.map {
        try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
      }.joined()
    }
    let (swift, objectiveC) = (try text(".swift"), try text(".m"))
    let calls = swift.components(separatedBy: "SVProgressHUD.").count - 1
    let messages = objectiveC.components(separatedBy: "[SVProgressHUD ").count - 1
    #expect(calls > 80 && messages > 60 && calls + messages > 150)
    try expectArticle(of: "SVProgressHUD", toList: text("Names.txt"))
    let names = try text("Names.txt").split(separator: "\n")
    for name in names where name.hasPrefix("method +") && !name.contains(" | ") {
      let selector = name.dropFirst("method +".count)
      // The Swift name of a setter begins as its selector does.
      let first = selector.prefix { $0 != ":" }
      #expect(objectiveC.contains("[SVProgressHUD \(first)"), "\(selector)")
      guard first.hasPrefix("set") || first == "resetOffsetFromCenter" else { continue }
      #expect(swift.contains("SVProgressHUD.\(first)("), "\(selector)")
    }
  }
}
