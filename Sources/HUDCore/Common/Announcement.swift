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
