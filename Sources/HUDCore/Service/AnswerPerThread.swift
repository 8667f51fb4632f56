#if os(Linux)
import Glibc

/// The answer to a question about the current thread, which each thread asks once and then keeps.
package struct AnswerPerThread: Sendable {
  private let question: @Sendable () -> Bool
  /// The key under which each thread keeps its answer; nil if the process has no key left.
  private let key: pthread_key_t?

  /// Creates an answer that is kept as long as the process runs.
  package init(_ question: @escaping @Sendable () -> Bool) {
    self.question = question
    var key = pthread_key_t()
    self.key = pthread_key_create(&key, nil) == 0 ? key : nil
  }

  /// The answer for the current thread.
  package var value: Bool {
    let (yes, no) = (UnsafeMutableRawPointer(bitPattern: 1), UnsafeMutableRawPointer(bitPattern: 2))
    guard let key else { return question() }
    if let answer = pthread_getspecific(key) { return answer == yes }
    let answer = question()
    pthread_setspecific(key, answer ? yes : no)
    return answer
  }
}
#endif
