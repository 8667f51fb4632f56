#if GTK && os(Linux)
import Foundation

/// A program in the tests' build folder, run to its end.
struct Probe {
  let lines: [String]
  let complaints: String
  let status: Int32

  init(
    _ name: String, _ scenario: String? = nil, under wrapper: [String] = [],
    environment: [String: String] = [:]
  ) {
    let process = Process()
    // Output goes to files: a bus that outlives the program would keep a pipe open.
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (output, errors) = (
      folder.appendingPathComponent("out"), folder.appendingPathComponent("err")
    )
    let program = Bundle.main.executableURL!.deletingLastPathComponent()
      .appendingPathComponent(name).path
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["timeout", "120"] + wrapper + [program] + [scenario].compactMap(\.self)
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { $1 }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for file in [output, errors] { try Data().write(to: file) }
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: errors)
      let exit = ProcessExit(of: process)
      try process.run()
      exit.wait()
      lines = try String(contentsOf: output, encoding: .utf8).split(separator: "\n")
        .map(String.init)
      complaints = try String(contentsOf: errors, encoding: .utf8)
    } catch {
      preconditionFailure("\(name): \(error)")
    }
    status = process.terminationStatus
  }
}
#endif
