import Foundation
import Testing

/// Rules about the package's source files.
@Suite("The package", .timeLimit(.minutes(15))) struct PackageTests {
  private let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(
    "[SI30] The package has no C sources but one for GTK, no macro and no resource bundle that could be missing"
  )
  func isSwiftAlone() throws {
    let files = try files(in: "Sources")
    let swift = files.filter { $0.pathExtension == "swift" }
    #expect(swift.count > 100)

    // On Linux the one C file runs before `main`, which Swift cannot. Each system library module
    // has a header that includes the library's. The constants of SVProgressHUD and MBProgressHUD
    // for Objective-C need headers, because Swift cannot declare them.
    let headers = files.filter { ["h", "m", "c"].contains($0.pathExtension) }
    #expect(
      Set(headers.map(\.lastPathComponent))
        == [
          "shim.h", "SVProgressHUDConstants.h", "MBProgressHUDConstants.h", "MainLoop.c",
          "CHUDMainLoop.h",
        ])

    for file in swift {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains("Bundle.module"), "\(file.lastPathComponent) uses a bundle")
    }
  }

  @Test(
    "Each module that an app links has the privacy manifest",
    arguments: ["HUD", "HUDUIKit", "SVProgressHUDCompat", "MBProgressHUDCompat"])
  func privacy(module: String) throws {
    let file = "Resources/PrivacyInfo.xcprivacy"
    let folder = package.appendingPathComponent("Sources/\(module)")
    let manifest = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: folder.appendingPathComponent(file)), format: nil)
    let keys = try #require(manifest as? [String: Any]).keys.sorted()
    #expect(
      keys == [
        "NSPrivacyAccessedAPITypes", "NSPrivacyCollectedDataTypes", "NSPrivacyTracking",
        "NSPrivacyTrackingDomains",
      ])
    let description = try String(
      contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(description.contains(file))
    let target = try #require(
      description.components(separatedBy: ".target(").dropFirst().first {
        $0.contains("name: \"\(module)\",")
      })
    #expect(target.contains("resources: privacy"))
  }

  @Test("Every suite has a time limit, and every test a title")
  func tests() throws {
    var count = 0
    for file in try files(in: "Tests") where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      // A turn has a time limit too, without the time before it.
      // XCTest's suites do not match: GTKTestCase gives them their limit.
      let suites = text.matches(of: /(struct|enum|class) \w+Tests \{/).count
      count += suites
      let limits = text.matches(of: /@Suite\([^{]*\.(timeLimit\(|onDouble|onSharedHUD)/).count
      #expect(suites == limits, "\(file.lastPathComponent)")
      let untitled = text.matches(of: /@Test(\s+func|\(\s*arguments:)/).count
      #expect(untitled == 0, "\(file.lastPathComponent)")
    }
    #expect(count > 100)
  }

  private func files(in folder: String) throws -> [URL] {
    let folder = package.appendingPathComponent(folder)
    return try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    ).compactMap { $0 as? URL }
  }
}
