import HUDLayers

extension Error {
  /// Whether the error says that somebody cancelled the work.
  var isCancellation: Bool {
    if self is CancellationError { return true }
    let error = self as NSError
    // `CocoaError.userCancelled` and `URLError.cancelled`, by number: on Linux the second is in a
    // module that brings a whole HTTP library along.
    switch (error.domain, error.code) {
    case ("NSCocoaErrorDomain", 3072), ("NSURLErrorDomain", -999): return true
    default: return false
    }
  }
}
