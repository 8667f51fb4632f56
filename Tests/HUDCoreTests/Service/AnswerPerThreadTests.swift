#if os(Linux)
import Glibc
@testable import HUDCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct AnswerPerThreadTests {
  @Test("A thread asks once and keeps the answer", arguments: [true, false])
  func keptAnswer(_ expected: Bool) {
    let questions = Locked(0)
    let answer = AnswerPerThread {
      questions.withLock { $0 += 1 }
      return expected
    }
    #expect((answer.value, answer.value, answer.value) == (expected, expected, expected))
    #expect(questions.withLock { $0 } == 1)
  }

  @Test("Every thread has an answer of its own")
  func answerOfEachThread() {
    let thread = pthread_self()
    let answer = AnswerPerThread { [thread] in pthread_self() == thread }
    #expect(answer.value)
    let answers = Locked<[Bool]>([])
    onAnotherThread { answers.withLock { $0 = [answer.value, answer.value] } }
    #expect(answers.withLock { $0 } == [false, false])
    #expect(answer.value)
  }

  @Test("If the process has no key left, a thread asks every time")
  func noKeyLeft() async {
    await #expect(processExitsWith: .success) {
      var key = pthread_key_t()
      while pthread_key_create(&key, nil) == 0 {}
      let questions = Locked(0)
      let answer = AnswerPerThread {
        questions.withLock {
          $0 += 1
          return $0 == 1
        }
      }
      #expect((answer.value, answer.value) == (true, false))
    }
  }
}
#endif
