import HUDLayers

extension Error {
  /// Whether the error means that the work was cancelled.
  var isCancellation: Bool {
    if self is CancellationError { return true }
    let error = self as NSError
    // `CocoaError.userCancelled` and `URLError.cancelled`, by number: on Linux `URLError` is in a
    // module that links a whole HTTP library.
    switch (error.domain, error.code) {
    case ("NSCocoaErrorDomain", 3072), ("NSURLErrorDomain", -999): return true
    default: return false
    }
  }
}
