import Testing

@testable import HUDLayers

@Suite(.timeLimit(.minutes(5))) struct CacheTests {
  @Test("The entry that was not used for longest is evicted first")
  func whatWasNotAskedForLongestGoesFirst() {
    let cache = Cache<Int, Int>(limit: 2)
    var made: [Int] = []
    for key in [1, 2, 1, 3, 1, 2] {
      #expect(
        cache.value(for: key) {
          made.append(key)
          return key * 10
        } == key * 10)
    }
    #expect(made == [1, 2, 3, 2])
  }
}
