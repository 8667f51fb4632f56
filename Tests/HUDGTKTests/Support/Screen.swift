#if GTK && os(Linux)
import Foundation
import HUDLayers
import XCTest

/// The real screen, read and controlled through other programs.
enum Screen {
  /// Pixels of the screen, with three bytes each.
  struct Picture {
    let width: Int
    let height: Int
    let bytes: [UInt8]

    subscript(x: Int, y: Int) -> (red: Int, green: Int, blue: Int) {
      let first = (y * width + x) * 3
      return (Int(bytes[first]), Int(bytes[first + 1]), Int(bytes[first + 2]))
    }

    /// Returns the pixels in the middle of each point, on a screen with `scale` pixels a point.
    func sampled(every scale: CGFloat) -> Picture {
      let (columns, rows) = (Int(CGFloat(width) / scale), Int(CGFloat(height) / scale))
      let bytes = (0..<rows).flatMap { row in
        (0..<columns).flatMap { column in
          let pixel = self[
            Int((CGFloat(column) + 0.5) * scale), Int((CGFloat(row) + 0.5) * scale)]
          return [UInt8(pixel.red), UInt8(pixel.green), UInt8(pixel.blue)]
        }
      }
      return Picture(width: columns, height: rows, bytes: bytes)
    }

    /// Returns the largest difference of any component.
    func difference(from other: Picture) -> Int {
      guard bytes.count == other.bytes.count else { return .max }
      var largest = 0
      forEachPixelThatDiffers(from: other) { largest = max(largest, $1) }
      return largest
    }

    /// Returns the number of pixels that differ by more than `tolerance`.
    func pixelsThatDiffer(from other: Picture, by tolerance: Int = 8) -> Int {
      var count = 0
      forEachPixelThatDiffers(from: other) { count += $1 > tolerance ? 1 : 0 }
      return count
    }

    /// Returns the smallest rectangle that contains all clear differences, or nil if there are
    /// none.
    func areaThatDiffers(from other: Picture) -> CGRect? {
      let tolerance = 8
      var area: CGRect?
      forEachPixelThatDiffers(from: other) { pixel, difference in
        guard difference > tolerance else { return }
        let spot = CGRect(x: pixel % width, y: pixel / width, width: 1, height: 1)
        area = area?.union(spot) ?? spot
      }
      return area
    }

    /// Calls `body` with the index of each pixel that differs, and the largest difference of its
    /// components. A C function skips equal pixels, which makes it fast in a debug build too.
    private func forEachPixelThatDiffers(
      from other: Picture, _ body: (_ pixel: Int, _ difference: Int) -> Void
    ) {
      bytes.withUnsafeBytes { bytes in
        other.bytes.withUnsafeBytes { otherBytes in
          let line = width * 3
          for start in stride(from: 0, to: min(bytes.count, otherBytes.count), by: line)
          where memcmp(bytes.baseAddress! + start, otherBytes.baseAddress! + start, line) != 0 {
            for first in stride(from: start, to: start + line, by: 3)
            where memcmp(bytes.baseAddress! + first, otherBytes.baseAddress! + first, 3) != 0 {
              let differences = (first..<first + 3).map {
                abs(Int(bytes[$0]) - Int(otherBytes[$0]))
              }
              body(first / 3, differences.max() ?? 0)
            }
          }
        }
      }
    }
  }

  static func picture(x: Int = 0, y: Int = 0, width: Int, height: Int) -> Picture {
    let data = run(
      "import", "-window", "root", "-crop", "\(width)x\(height)+\(x)+\(y)", "-depth", "8", "rgb:-")
    precondition(data.count == width * height * 3, "The screen gave \(data.count) bytes.")
    return Picture(width: width, height: height, bytes: Array(data))
  }

  static func windowID(titled title: String) -> String {
    text(run("xdotool", "search", "--sync", "--onlyvisible", "--name", title))
      .split(separator: "\n").first.map(String.init) ?? ""
  }

  @discardableResult static func run(_ arguments: String...) -> Data { run(arguments) }

  @discardableResult static func run(_ arguments: [String]) -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A limit, because a tool may wait for a window that never appears.
    process.arguments = ["timeout", "10"] + arguments
    process.standardOutput = output
    let exit = ProcessExit(of: process)
    do { try process.run() } catch { preconditionFailure("\(arguments[0]) is missing: \(error)") }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    exit.wait()
    return data
  }

  /// Starts a program without waiting for its end.
  static func start(_ arguments: String...) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  static func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }
}
#endif
