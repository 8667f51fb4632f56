package import Foundation

/// A progress that counts how often a HUD reads it.
package final class CountedProgress: Progress, @unchecked Sendable {
  // Unchecked, because it is read on the main actor only.
  package private(set) var readings = 0

  /// Makes a progress with this number of units, none of them completed.
  package static func ofUnits(_ count: Int64) -> CountedProgress {
    let work = CountedProgress(parent: nil, userInfo: nil)
    work.totalUnitCount = count
    return work
  }

  package override var isIndeterminate: Bool {
    readings += 1
    return super.isIndeterminate
  }
}
