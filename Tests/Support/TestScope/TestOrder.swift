import Foundation

/// The order of the tests that a seed decides.
package struct TestOrder: Sendable {
  package let seed: UInt64

  package init(seed: UInt64) { self.seed = seed }

  /// The order that `Tests/run --order` asks for, or else one by chance, which is printed.
  package static let ofThisRun: TestOrder = {
    let environment = ProcessInfo.processInfo.environment["HUD_TEST_ORDER"]
    if let seed = environment.flatMap({ UInt64($0) }) { return TestOrder(seed: seed) }
    let order = TestOrder(seed: .random(in: 0..<1_000_000))
    let note = "The order of these tests is that of `Tests/run --order \(order.seed)`.\n"
    FileHandle.standardError.write(Data(note.utf8))
    return order
  }()

  /// Returns the rank of a test: the lowest is first. The same name and seed always have the same.
  package func rank(of name: String) -> UInt64 {
    // FNV-1a, because Swift's own hashes differ in each process.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "\(seed) \(name)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    // Names that differ only at the end have similar hashes until their bits are mixed.
    hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
    hash = (hash ^ (hash >> 33)) &* 0xc4ce_b9fe_1a85_ec53
    return hash ^ (hash >> 33)
  }
}
