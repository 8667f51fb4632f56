#if os(Linux)
import Foundation
import Glibc

/// The heap of this process, as the C library reports it.
enum Heap {
  private typealias WriteInfo = @convention(c) (Int32, UnsafeMutablePointer<FILE>?) -> Int32

  /// The bytes that are allocated and not freed.
  static var allocatedBytes: Int {
    // Swift's module of the C library has no malloc.h.
    guard let function = dlsym(dlopen(nil, RTLD_LAZY), "malloc_info") else { return 0 }
    let writeInfo = unsafeBitCast(function, to: WriteInfo.self)
    var text: UnsafeMutablePointer<CChar>?
    var length = 0
    let file = open_memstream(&text, &length)
    _ = writeInfo(0, file)
    fclose(file)
    defer { free(text) }
    // The sums of all arenas follow the last arena.
    let sums = text.map { String(cString: $0) }?.components(separatedBy: "</heap>").last ?? ""
    func size(_ element: String) -> Int {
      let cells = sums.components(separatedBy: element).last?.split(separator: "\"") ?? []
      let index = cells.firstIndex { $0.hasSuffix("size=") }
      return index.flatMap { cells.count > $0 + 1 ? Int(cells[$0 + 1]) : nil } ?? 0
    }
    return size("<system type=\"current\"") - size("<total type=\"fast\"")
      - size("<total type=\"rest\"") + size("<total type=\"mmap\"")
  }
}
#endif
