import HUDLayers

extension Error {
  /// Whether the error means that the work was cancelled.
  package var isCancellation: Bool {
    if self is CancellationError { return true }
    let error = self as NSError
    // Compare the codes of `CocoaError.userCancelled` and `URLError.cancelled` as numbers. On Linux
    // `URLError` is in a separate module, and importing that would link a whole HTTP library.
    switch (error.domain, error.code) {
    case ("NSCocoaErrorDomain", 3072), ("NSURLErrorDomain", -999): return true
    default: return false
    }
  }
}
