#if os(Linux)
import CHUDHeap

/// The heap of this process, as the C library reports it.
package enum Heap {
  /// The bytes that are allocated and not freed, in pages of the heap and in pages of their own.
  package static var allocatedBytes: Int {
    let info = mallinfo2()
    return Int(info.uordblks + info.hblkhd)
  }
}
#endif
