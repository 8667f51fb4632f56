/// An announcement for the screen reader: a request, or progress from 0 to 1.
package indirect enum Announcement: Sendable {
  case request(Request)
  case progress(Double)

  package func spoken(in languages: [String]) -> String {
    switch self {
    case .request(let request): request.words(in: languages).read(request.content)
    case .progress(let progress): progress.percent
    }
  }
}

extension Request {
  /// Whether the request tells how something ended: a toast, or a HUD that shows an outcome.
  package var isResult: Bool {
    switch content.indicator.shape {
    case .success, .warning, .error, .info: true
    default: kind == .toast
    }
  }
}
