package import Foundation

/// Counts how often a HUD reads it.
package final class CountedProgress: Progress, @unchecked Sendable {
  // Sendable by hand: it is asked on the main actor, as all of a HUD is.
  package private(set) var readings = 0

  /// Work of that many units, of which none is done.
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
