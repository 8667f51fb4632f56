import Testing

@testable import HUDCairo

@Suite(.timeLimit(.minutes(15))) struct CacheTests {
  @Test("A value is made once, until the cache is full and forgets all of them")
  func fullCacheForgets() {
    let cache = Cache<Int, Int>(limit: 2)
    var made: [Int] = []
    for key in [1, 2, 1, 2, 3, 3, 1] {
      #expect(
        cache.value(for: key) {
          made.append(key)
          return key * 10
        } == key * 10)
    }
    #expect(made == [1, 2, 3, 1])
  }
}
