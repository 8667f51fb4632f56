import HUDLayers

extension Error {
  /// Whether the error means that the work was cancelled.
  package var isCancellation: Bool {
    if self is CancellationError { return true }
    let error = self as NSError
    // Compare the codes of `CocoaError.userCancelled` and `URLError.cancelled` as numbers. On Linux
    // `URLError` is in a separate module, which would link a whole HTTP library.
    return error.domain == "NSCocoaErrorDomain" && error.code == 3072
      || error.domain == "NSURLErrorDomain" && error.code == -999
  }
}
